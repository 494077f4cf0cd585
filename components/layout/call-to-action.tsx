import { clock, night } from "@/lib/night/night";
import { company } from "@/lib/site";
import { Morning } from "./morning";
import { NextStep } from "./next-step";

/** The end of the night that the site tells, and the next step. */
export function CallToAction() {
  return (
    <Morning
      labelledBy="closing"
      heading={
        <h2 id="closing" className="text-display">
          {/* As close as letters stand, two zeros would touch. */}
          <span className="tracking-[-.008em]">{clock(night.lengthMinutes)}.</span> <br />
          The stock is still&nbsp;cold.
        </h2>
      }
    >
      <NextStep phone={company.phone} />
    </Morning>
  );
}
