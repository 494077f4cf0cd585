import type { ReactNode } from "react";
import { PhoneNumber } from "@/components/ui/phone-number";
import { facts } from "@/lib/facts";

type NextStepsProps = {
  name: string;
  steps: ReactNode[];
  callUs: string;
  phone: string;
  className?: string;
};

/** What comes after a request, or what there is to do instead, and the telephone. */
export function NextSteps({ name, steps, callUs, phone, className }: NextStepsProps) {
  return (
    <div className={className}>
      <h2 className="text-heading leading-normal">{name}</h2>
      <ol className="mt-3 text-lg leading-[1.45]">
        {steps.map((step, i) => (
          <li key={i} className="grid grid-cols-[2.2em_1fr] border-t border-border py-3.5">
            <span aria-hidden="true" className="text-muted">
              {i + 1}
            </span>
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-baseline justify-between gap-x-5 border-y border-border py-2">
        {callUs}
        <PhoneNumber phone={phone} />
      </p>
    </div>
  );
}

/** What becomes of a request that was sent; `replyTo` is the visitor's address. */
export function receivedSteps(replyTo: ReactNode): ReactNode[] {
  return [
    <>
      Our sales staff reply to {replyTo}
      {facts.replyTime && ` within ${facts.replyTime}`}.
    </>,
    "Your quotation gives the price for the number of devices you asked for, and spells out what is included.",
  ];
}

/** The columns that it stands in: what became of the request on the left, what else there is on the right. */
export const outcomeGrid =
  "grid grid-cols-1 content-start pt-[clamp(28px,4.6vw,72px)] pb-[clamp(40px,5vw,76px)] max-md:gap-y-9 md:grid-12 print:block print:min-h-0 print:space-y-9";
