import { PhoneNumber } from "@/components/ui/phone-number";

type NextStepsProps = {
  /** What the visitor can count on, or do: the first before all. */
  steps: readonly string[];
  /** Before the number, large. */
  callUs?: string;
  phone: string;
  phoneHref: string;
  className?: string;
};

/** What comes after a request; on a tablet side by side. */
export function NextSteps({ steps, callUs, phone, phoneHref, className = "" }: NextStepsProps) {
  return (
    <>
      <ol
        className={`gap-x-6 text-lead *:border-t *:border-border *:py-4 *:first:text-ink sm:max-md:grid sm:max-md:auto-cols-fr sm:max-md:grid-flow-col ${className}`}
      >
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {callUs && (
        <p className="mt-6">
          <span className="block text-label">{callUs}</span>
          <PhoneNumber number={phone} href={phoneHref} />
        </p>
      )}
    </>
  );
}
