import { PhoneNumber } from "@/components/ui/phone-number";
import { QuotationActions } from "./quotation-actions";

/** What a visitor may do at the end of a page. */
export function NextStep({ phone }: { phone: string }) {
  return (
    <>
      <p className="text-lead">
        Tell us how many devices you need, and we’ll send you a quotation.
      </p>
      <PhoneNumber phone={phone} className="mt-1" />
      <QuotationActions className="mt-2" />
    </>
  );
}
