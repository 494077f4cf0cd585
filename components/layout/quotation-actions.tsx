export type SecondaryLink = { href: string; label: string };

type QuotationActionsProps = {
  secondary?: SecondaryLink;
  /** Outlines the quotation link, for a screen on which another button is filled. */
  isOutlined?: boolean;
  className?: string;
};

/**
 * The quotation link and a secondary link. The price calculator adds the number of devices to links with
 * `data-quotation`. The header hides its own quotation link while a link with `data-cta` is visible.
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
