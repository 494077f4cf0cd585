type NextStepsProps = {
  /** What the visitor can count on, or do. */
  steps: readonly string[];
  callUs: string;
  phone: string;
  phoneHref: string;
  className?: string;
};

/** What comes after a request, and the number to call, large. */
export function NextSteps({ steps, callUs, phone, phoneHref, className = "" }: NextStepsProps) {
  return (
    <>
      <ol className={`text-lead *:border-t *:border-border *:py-4 ${className}`}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-6">
        <span className="block text-label">{callUs}</span>
        <a
          href={phoneHref}
          className="inline-flex min-h-11 items-center text-statement font-medium whitespace-nowrap text-ink"
        >
          {phone}
        </a>
      </p>
    </>
  );
}
