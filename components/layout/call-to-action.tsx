import type { ComponentProps } from "react";
import { clock, night } from "@/lib/cold-room/night";
import { Morning } from "./morning";

type CallToActionProps = Pick<ComponentProps<typeof Morning>, "orElse"> & { line: string };

/** The end of the night that the site tells, and what a page says of it. */
export function CallToAction({ line, orElse }: CallToActionProps) {
  return (
    <Morning orElse={orElse}>
      <h2 id="closing" className="text-display">
        {/* As close as letters stand, two zeros would touch. */}
        <span className="tracking-[-.008em]">{clock(night.lengthMinutes)}.</span> <br />
        {line}
      </h2>
    </Morning>
  );
}
