import type { Fault } from "@/lib/simulation/room-run";

export function FaultIcon({ fault }: { fault: Fault }) {
  return (
    <svg
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
      aria-hidden="true"
    >
      <path d={drawings[fault]} />
    </svg>
  );
}

const drawings: Record<Fault, string> = {
  door: "M4 21h16M6 21V4l9-1.500V21M15 5h3v16M12 11.500v1.5",
  power: "M13 2.5 5.5 13.500h6L10.5 21.5 18.5 10h-6z",
  compressor:
    "M12 3.500a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17zM12 12 7 8.500M12 12l5.2-2.800M12 12v6",
  freeze:
    "M12 3v18M4.2 7.500l15.6 9M19.8 7.500l-15.6 9M9.5 4.5 12 7l2.5-2.500M9.5 19.5 12 17l2.5 2.5",
  internet:
    "M4 9.500a12 12 0 0 1 5-2.700M20 9.500a12 12 0 0 0-7-3M7.5 13.500a7 7 0 0 1 3-1.700M12 18h.01M4 4l16 16",
};
