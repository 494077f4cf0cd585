import type { SVGProps } from "react";
import { Icon } from "./icon";
import type { Fault } from "@/lib/cold-room/physics";

/** The icon of a fault. */
export function FaultIcon({ fault, ...props }: { fault: Fault } & SVGProps<SVGSVGElement>) {
  return (
    <Icon
      viewBox="0 0 24 24"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
      d={icons[fault]}
    />
  );
}

const icons: Record<Fault, string> = {
  door: "M4 21h16M6 21V4l9-1.5V21M15 5h3v16M12 11.5v1.5",
  power: "M13 2.5 5.5 13.5h6L10.5 21.5 18.5 10h-6z",
  thermostat:
    "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5",
  internet:
    "M4 9.5a12 12 0 0 1 5-2.7M20 9.5a12 12 0 0 0-7-3M7.5 13.5a7 7 0 0 1 3-1.7M12 18h.01M4 4l16 16",
};
