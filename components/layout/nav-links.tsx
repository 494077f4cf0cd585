"use client";

import { usePathname } from "next/navigation";

type NavLinksProps = {
  links: readonly { path: string; label: string }[];
  className?: string;
};

/** Links. Marks the one to the current page or, on a page without a link (`/a/b`), the one to its parent (`/a`). */
export function NavLinks({ links, className }: NavLinksProps) {
  const pathname = usePathname();
  const current = links.findLast(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  return links.map((link) => (
    <a
      key={link.path}
      href={link.path}
      aria-current={link !== current ? undefined : link.path === pathname ? "page" : "true"}
      className={className}
    >
      {link.label}
    </a>
  ));
}
