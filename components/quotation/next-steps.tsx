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
      <h2 className="text-heading">{name}</h2>
      <ol className="steps mt-2.5">
        {steps.map((step, i) => (
          <li key={i}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-baseline justify-between gap-x-5 border-b border-border py-1.5">
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
      We reply to {replyTo}
      {facts.replyTime && ` within ${facts.replyTime}`}.
    </>,
    "Your quotation gives the price for the number of devices you asked for, and spells out what is included.",
  ];
}
