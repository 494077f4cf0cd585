import { breadcrumbList, type Crumb } from "@/lib/structured-data";
import { JsonLd } from "./json-ld";

/** The trail from the home page to the current page, which is the last crumb. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly [Crumb, ...Crumb[]] }) {
  const trail = [{ href: "/", label: "Home" }, ...crumbs];
  return (
    <nav aria-label="Breadcrumb" className="relative z-1 container-page text-label">
      <JsonLd data={breadcrumbList(trail)} />
      <ol className="-ml-[14px] flex flex-wrap leading-11">
        {trail.map(({ href, label }, i) => (
          <li key={href} className="flex">
            {i > 0 && (
              <span aria-hidden="true" className="px-0.5">
                /
              </span>
            )}
            {/* The current page is an `<a>` without `href`, which HTML defines as a placeholder link. */}
            <a
              {...(i < trail.length - 1 ? { href } : { "aria-current": "page" })}
              className={`px-[14px] ${i < trail.length - 1 ? "hover:text-ink" : "text-ink"}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
