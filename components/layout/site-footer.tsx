import { appUrl, company, type FooterGroup, footerPages } from "@/lib/site";
import { Brand } from "./brand";
import { NavLinks } from "./nav-links";

const groups: { title: FooterGroup; links: { path: string; label: string }[] }[] = [
  { title: "Product", links: footerPages("Product") },
  {
    title: "Talk to us",
    links: [...footerPages("Talk to us"), { path: company.phoneHref, label: company.phone }],
  },
  { title: "Account", links: [{ path: appUrl, label: "Login" }, ...footerPages("Account")] },
];

export function SiteFooter() {
  return (
    <footer className="border-t border-border print:hidden">
      <div className="container-page grid-12 gap-y-6 pt-5 pb-8 md:pt-10">
        <div className="col-span-3 max-md:col-span-full max-sm:hidden">
          <Brand />
        </div>
        <div className="contents max-sm:col-span-full max-sm:block max-sm:columns-2">
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title} className="col-span-3 max-md:col-span-4">
              <p className="mt-3 mb-1 text-label max-sm:hidden">{title}</p>
              <div className="flex flex-col items-start text-sm">
                <NavLinks
                  links={links}
                  className="py-1 hover:text-ink aria-[current]:text-ink max-md:py-2.5"
                />
              </div>
            </nav>
          ))}
        </div>
        <p className="col-span-full flex flex-wrap justify-between gap-x-6 gap-y-1 text-label">
          <span>{company.name}</span>
          <span>
            Charts on this site are simulated examples. Pictures of the device are renderings.
          </span>
        </p>
      </div>
    </footer>
  );
}
