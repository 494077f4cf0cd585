import { breadcrumbList, type Crumb } from "@/lib/structured-data";
import { JsonLd } from "./json-ld";

/** The way from the home page; the last crumb is this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly [Crumb, ...Crumb[]] }) {
  const trail = [{ href: "/", label: "Home" }, ...crumbs];
  return (
    <nav aria-label="Breadcrumb" className="container-page text-label">
      <JsonLd data={breadcrumbList(trail)} />
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ href, label }, i) =>
          i === trail.length - 1 ? (
            <li key={href} aria-current="page" className="py-3 text-ink">
              {label}
            </li>
          ) : (
            <li key={href}>
              <a href={href} className="inline-block py-3 pr-2 hover:text-ink">
                {label}
              </a>
              <span aria-hidden="true">/</span>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
