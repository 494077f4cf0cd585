type QuotationActionsProps = {
  /** What a visitor who is not ready for a quotation may do instead. */
  orElse?: { href: string; label: string };
  /** Leaves the filled button to something else beside it. */
  isOutlined?: boolean;
  className?: string;
};

/**
 * The next step, and a smaller one beside it. `data-quotation`: the link follows a number of devices that is chosen on
 * the page. `data-cta`: while the link is in sight, the header does not ask for a quotation too.
 */
export function QuotationActions({
  orElse = { href: "/demo", label: "Try the demo" },
  isOutlined,
  className = "",
}: QuotationActionsProps) {
  return (
    <p className={`actions max-sm:gap-x-4 ${className}`}>
      <a
        href="/contact-us"
        data-quotation
        data-cta
        className={`max-[340px]:px-3 ${isOutlined ? "inline-flex min-h-13 items-center button-outline px-5.5 font-medium" : "button"}`}
      >
        Get a quotation
      </a>
      <a href={orElse.href} className="action-link">
        {orElse.label}
      </a>
    </p>
  );
}
