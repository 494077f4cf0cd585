"use client";

import { usePathname } from "next/navigation";

type NavLinksProps = {
  links: readonly { href: string; label: string }[];
  className: string;
};

export function NavLinks({ links, className }: NavLinksProps) {
  const pathname = usePathname();
  return links.map(({ href, label }) => (
    <a
      key={href}
      href={href}
      aria-current={href === pathname ? "page" : undefined}
      className={className}
    >
      {label}
    </a>
  ));
}
