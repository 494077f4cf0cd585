import type { SVGProps } from "react";

/** A line icon in the colour of the surrounding text. */
export function Icon({ d, children, ...props }: SVGProps<SVGSVGElement>) {
  return (
    <svg fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" {...props}>
      {children}
      <path d={d} />
    </svg>
  );
}

/** A warning triangle, for an alert or a problem. */
export function AlertSign({ className = "", ...props }: SVGProps<SVGSVGElement>) {
  const triangle = "M8 1.5 15 14H1zM8 6v4m0 1v1.5";
  return <Icon viewBox="0 0 16 16" className={`shrink-0 ${className}`} {...props} d={triangle} />;
}

/** A temperature line with one excursion. */
export function Logo() {
  const line = "M1 15.5h6.2c1.9 0 2.3-7 4.3-7s2.4 7 4.3 7H25";
  return (
    <Icon viewBox="0 0 26 26" width="26" height="26" className="shrink-0" d={line}>
      <circle cx="13" cy="13" r="12.25" />
    </Icon>
  );
}
