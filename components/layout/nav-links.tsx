"use client";

import { usePathname } from "next/navigation";

type NavLinksProps = {
  links: readonly { path: string; label: string }[];
  className: string;
};

/** Links of which the one to this page is marked. */
export function NavLinks({ links, className }: NavLinksProps) {
  const pathname = usePathname();
  return links.map(({ path, label }) => (
    <a
      key={path}
      href={path}
      aria-current={path === pathname ? "page" : undefined}
      className={className}
    >
      {label}
    </a>
  ));
}
