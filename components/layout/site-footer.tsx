import { facts } from "@/lib/facts";
import { appUrl, company, footerPages } from "@/lib/site";
import { Brand } from "./brand";
import { NavLinks } from "./nav-links";

const groups = [
  { title: "Product", links: footerPages("Product") },
  {
    title: "Talk to us",
    links: [
      ...footerPages("Talk to us"),
      { path: company.phoneHref, label: company.phone },
      ...(facts.email ? [{ path: `mailto:${facts.email}`, label: facts.email }] : []),
    ],
    text: facts.address,
  },
  { title: "Account", links: [{ path: appUrl, label: "Login" }, ...footerPages("Account")] },
];

export function SiteFooter() {
  return (
    <footer className="border-t border-border print:hidden">
      <div className="container-page grid-12 gap-y-4 pt-5 pb-6 md:pt-10 md:pb-12">
        <div className="col-span-3 max-md:col-span-full">
          <Brand />
          <p className="max-w-[22em] text-label text-balance max-md:max-w-none">
            Charts on this site are simulated examples. Pictures of the device are renderings.
          </p>
        </div>
        <div className="contents max-sm:col-span-full max-sm:block max-sm:columns-2">
          {groups.map(({ title, links, text }) => (
            <nav key={title} aria-label={title} className="col-span-3 max-md:col-span-4">
              <p className="mt-3 mb-1 text-label max-sm:hidden">{title}</p>
              <div className="flex flex-col items-start text-sm wrap-anywhere">
                <NavLinks
                  links={links}
                  className="min-w-11 py-1 hover:text-ink aria-[current]:text-ink max-md:py-3.5"
                />
                {text && <p className="py-1 max-md:py-3.5">{text}</p>}
              </div>
            </nav>
          ))}
        </div>
      </div>
    </footer>
  );
}
