import { quotationPath } from "@/lib/pricing";

type QuotationActionsProps = {
  /** How many the form begins with. */
  devices?: number;
  /** What a visitor who is not there yet may do instead. */
  orElse?: { href: string; label: string };
  className?: string;
};

/** The next step, and a smaller one beside it. */
export function QuotationActions({
  devices,
  orElse = { href: "/demo", label: "Try the demo" },
  className = "",
}: QuotationActionsProps) {
  return (
    <p className={`actions max-sm:gap-x-4 ${className}`}>
      <a
        href={devices ? quotationPath(devices) : "/contact-us"}
        data-quotation
        className="button max-[340px]:px-3"
      >
        Get a quotation
      </a>
      <a href={orElse.href} className="action-link">
        {orElse.label}
      </a>
    </p>
  );
}
