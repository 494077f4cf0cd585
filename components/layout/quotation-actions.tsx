export type SecondaryLink = { href: string; label: string };

type QuotationActionsProps = {
  secondary?: SecondaryLink;
  /** Whether another button on the screen is filled. */
  isOutlined?: boolean;
  className?: string;
};

/**
 * The link to the quotation, and a second one. `data-quotation`: the link passes on the number of devices chosen on the
 * page. `data-cta`: the header hides its own quotation link while this one is visible.
 */
export function QuotationActions({
  secondary = { href: "/demo", label: "Try the demo" },
  isOutlined,
  className = "",
}: QuotationActionsProps) {
  return (
    <p className={`actions max-sm:gap-x-4 ${className}`}>
      <a
        href="/contact-us"
        data-quotation
        data-cta
        className={`max-[340px]:px-3 ${isOutlined ? "button-size button-outline" : "button"}`}
      >
        Get a quotation
      </a>
      <a href={secondary.href} className="action-link">
        {secondary.label}
      </a>
    </p>
  );
}
