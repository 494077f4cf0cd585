/** What happens to a request once it is sent. */
export function NextSteps() {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-heading">
        What happens next
      </h2>
      <ol className="mt-3 text-base">
        {steps.map((step, i) => (
          <li key={step} className="flex gap-3 border-t border-border py-2.5">
            <span className="text-muted">{i + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

const steps = [
  "Your request goes to sales as one e-mail.",
  "Once a mail server has accepted it, you get a reference here.",
  "We reply to your e-mail address with a quotation.",
];
