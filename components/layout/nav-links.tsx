"use client";

import { usePathname } from "next/navigation";

type NavLinksProps = {
  links: readonly { path: string; label: string }[];
  className?: string;
};

/**
 * A list of links. Marks the link to the current page. On a page `/a/b` without a link, marks the one to `/a`, on a page
 * `/a` the one to `/a/b`. Only the prerendering needs the path; no island hydrates the links.
 */
export function NavLinks({ links, className }: NavLinksProps) {
  const pathname = usePathname();
  const current =
    links.findLast(({ path }) => `${pathname}/`.startsWith(`${path}/`)) ??
    links.find(({ path }) => path.startsWith(`${pathname}/`));
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
