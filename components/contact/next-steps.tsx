/** What happens to a request once it is sent. */
export function NextSteps() {
  return (
    <section aria-labelledby="next-steps" className="mt-9 max-md:mb-12">
      <h2 id="next-steps" className="text-heading">
        What happens next
      </h2>
      <ol className="mt-3 grid list-decimal gap-1.5 pl-5 text-base">
        <li>Your request goes to sales as one e-mail.</li>
        <li>You get a reference here as soon as it is sent.</li>
        <li>We reply to your e-mail address with a quotation.</li>
      </ol>
    </section>
  );
}
