/** What happens to a request once it is sent. */
export function NextSteps({ className }: { className: string }) {
  return (
    <div className={className}>
      <h2 className="text-heading">What happens next</h2>
      <ol className="mt-3 grid list-decimal gap-1.5 pl-5 text-base text-body">
        <li>Your request goes to sales as one e-mail.</li>
        <li>You get a reference here as soon as it is sent.</li>
        <li>We reply to your e-mail address with a quotation.</li>
      </ol>
    </div>
  );
}
