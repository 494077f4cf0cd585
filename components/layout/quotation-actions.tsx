type QuotationActionsProps = {
  /** What a visitor who is not there yet may do instead. */
  orElse?: { href: string; label: string };
  className?: string;
};

/**
 * The next step, and a smaller one beside it. `data-quotation`: the link follows a number of devices that is chosen on
 * the page. `data-cta`: while it is in sight, the header and the bar at the bottom do not ask too.
 */
export function QuotationActions({
  orElse = { href: "/demo", label: "Try the demo" },
  className = "",
}: QuotationActionsProps) {
  return (
    <p className={`actions max-sm:gap-x-4 ${className}`}>
      <a href="/contact-us" data-quotation data-cta className="button max-[340px]:px-3">
        Get a quotation
      </a>
      <a href={orElse.href} className="action-link">
        {orElse.label}
      </a>
    </p>
  );
}
