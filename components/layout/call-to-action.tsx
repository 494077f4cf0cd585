import { clock, night } from "@/lib/cold-room/night";
import { company } from "@/lib/site";
import { Morning } from "./morning";
import { NextStep } from "./next-step";

/** The end of the night that the site tells, what a page says of it, and the next step. */
export function CallToAction({ line }: { line: string }) {
  return (
    <Morning
      labelledBy="closing"
      heading={
        <h2 id="closing" className="text-display">
          {/* As close as letters stand, two zeros would touch. */}
          <span className="tracking-[-.008em]">{clock(night.lengthMinutes)}.</span> <br />
          {line}
        </h2>
      }
    >
      <NextStep phone={company.phone} />
    </Morning>
  );
}
