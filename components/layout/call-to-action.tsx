import type { ComponentProps } from "react";
import { clock } from "@/lib/cold-room/clock";
import { incident } from "@/lib/cold-room/incident";
import { Morning } from "./morning";

type CallToActionProps = Pick<ComponentProps<typeof Morning>, "orElse"> & { line: string };

/** The end of the night that the site tells, and what a page says of it. */
export function CallToAction({ line, orElse }: CallToActionProps) {
  return (
    <Morning orElse={orElse}>
      <h2 id="closing" className="text-display">
        {/* As close as letters stand, two zeros would touch. */}
        <span className="tracking-[-.008em]">{clock(incident.lengthMinutes)}.</span> <br />
        {line}
      </h2>
    </Morning>
  );
}
