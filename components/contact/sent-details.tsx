import type { ReactNode } from "react";
import { PhoneNumber } from "@/components/ui/phone-number";
import { facts } from "@/lib/facts";
import type { Quotation } from "@/lib/quotation/fields";
import { Slip, slipFacts } from "./slip";

type SentDetailsProps = {
  /** Left out where `showResult` fills in what this tab still knows. */
  quotation?: Quotation;
  reference?: string;
  phone: string;
  /** The ways on from here. */
  children: ReactNode;
};

/** What comes after a request that was sent, and its receipt. */
export function SentDetails({ quotation, reference, phone, children }: SentDetailsProps) {
  return (
    <>
      <div className="print:hidden">
        <h2 className="text-heading">What happens next</h2>
        <ol className="steps mt-2.5">
          <li>
            <span>
              We reply to{" "}
              <span
                data-sent="company_email"
                className="wrap-anywhere group-has-data-[receipt=shown]:font-medium group-has-data-[receipt=shown]:text-ink"
                suppressHydrationWarning
              >
                {quotation?.company_email ?? "the e-mail address you gave"}
              </span>
              {facts.replyTime && ` within ${facts.replyTime}`}.
            </span>
          </li>
          <li>
            Your quotation gives the price for the number of devices you asked for, and spells out
            what is included.
          </li>
        </ol>
        <p className="flex flex-wrap items-baseline justify-between gap-x-5 border-b border-border py-1.5">
          Something to add? Call us.
          <PhoneNumber phone={phone} />
        </p>
      </div>
      <section
        aria-labelledby="slip"
        data-receipt={quotation ? "shown" : ""}
        suppressHydrationWarning
        className="hidden data-[receipt=shown]:block"
      >
        <Slip
          title="What you sent"
          note={reference ?? "Sent"}
          facts={quotation && slipFacts(quotation)}
        />
      </section>
      <p className="actions md:-mt-4 print:hidden">{children}</p>
    </>
  );
}
