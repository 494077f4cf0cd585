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
  door: "M4 21h16M6 21V4l9-1.500V21M15 5h3v16M12 11.500v1.500",
  power: "M13 2.500 5.500 13.500h6L10.500 21.500 18.500 10h-6z",
  compressor:
    "M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17zM12 12 7 8.500M12 12l5.200-2.800M12 12v6",
  freeze:
    "M12 3v18M4.200 7.500l15.600 9M19.800 7.500l-15.600 9M9.500 4.500 12 7l2.500-2.500M9.500 19.500 12 17l2.500 2.500",
  internet:
    "M4 9.500a12 12 0 0 1 5-2.700M20 9.500a12 12 0 0 0-7-3M7.500 13.500a7 7 0 0 1 3-1.700M12 18h.01M4 4l16 16",
};
