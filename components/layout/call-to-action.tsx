import { company } from "@/lib/site";
import { PhoneNumber } from "@/components/ui/phone-number";
import { Morning } from "./morning";
import { QuotationActions } from "./quotation-actions";

/** The end of the night that the home page opens with, and the next step. */
export function CallToAction() {
  return (
    <Morning
      id="closing"
      title={
        <>
          {/* As close as letters stand, two zeros would touch. */}
          <span className="tracking-[-.008em]">06:00.</span> <br />
          The stock is still&nbsp;cold.
        </>
      }
    >
      <p className="text-lead">
        Tell us how many devices you need, and we’ll send you a quotation.
      </p>
      <PhoneNumber phone={company.phone} className="mt-1" />
      <QuotationActions className="mt-2" />
    </Morning>
  );
}
