const pages = {
  demo: { href: "/demo", label: "Try the demo" },
  pricing: { href: "/pricing", label: "Pricing" },
};

type QuotationActionsProps = {
  links?: (keyof typeof pages)[];
  /** Outlines the quotation link, for a screen on which another button is filled. */
  isOutlined?: boolean;
  className?: string;
};

/**
 * The quotation link, and links that lead on. The price calculator adds the number of devices to links with
 * `data-quotation`.
 */
export function QuotationActions({
  links = ["demo"],
  isOutlined,
  className = "",
}: QuotationActionsProps) {
  return (
    <p className={`actions max-sm:gap-x-4 max-[22rem]:gap-x-2 ${className}`}>
      <a
        href="/contact-us"
        data-quotation
        className={`max-[26rem]:px-3 max-[22rem]:px-2.5 ${isOutlined ? "button-size button-outline" : "button"}`}
      >
        Get a quotation
      </a>
      {links.map((page) => (
        <a key={page} href={pages[page].href} className="action-link">
          {pages[page].label}
        </a>
      ))}
    </p>
  );
}
