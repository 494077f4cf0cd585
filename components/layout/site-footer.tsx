import { footerPages } from "@/lib/pages";
import { appUrl, phone, phoneUrl } from "@/lib/site";
import { Brand } from "./brand";
import { NavLinks } from "./nav-links";

const groups = [
  { title: "Product", links: footerPages("Product") },
  {
    title: "Talk to us",
    links: [...footerPages("Talk to us"), { path: phoneUrl, label: phone }],
  },
  { title: "More", links: [{ path: appUrl, label: "Login" }, ...footerPages("More")] },
];

export function SiteFooter() {
  return (
    <footer className="border-t border-border print:hidden">
      <div className="container-page grid grid-cols-2 gap-x-6 gap-y-4 py-5 sm:grid-cols-4 md:gap-y-10 md:pt-10 md:pb-6">
        <div className="max-sm:col-span-full">
          <Brand />
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="group max-sm:last-of-type:col-span-full">
            <p className="text-label sm:mt-3 md:mb-1">{title}</p>
            <div className="flex flex-col items-start gap-x-6 text-base wrap-anywhere max-sm:group-last-of-type:grid max-sm:group-last-of-type:grid-cols-2 md:text-compact">
              <NavLinks
                links={links}
                className="min-w-11 py-1 hover:text-ink aria-[current]:text-ink max-md:flex max-md:min-h-11 max-md:items-center"
              />
            </div>
          </nav>
        ))}
        <p className="col-span-full border-t border-border pt-4 text-label md:pt-5">
          The charts on this site are simulated. The pictures of the device are drawn by computer.
        </p>
      </div>
    </footer>
  );
}
