import { clock, night } from "@/lib/night/night";
import { company } from "@/lib/site";
import { Morning } from "./morning";
import { NextStep } from "./next-step";

/** The end of the night that the site tells, and the next step. */
export function CallToAction() {
  return (
    <Morning
      id="closing"
      title={
        <>
          {/* As close as letters stand, two zeros would touch. */}
          <span className="tracking-[-.008em]">{clock(night.lengthMinutes)}.</span> <br />
          The stock is still&nbsp;cold.
        </>
      }
    >
      <NextStep phone={company.phone} />
    </Morning>
  );
}
