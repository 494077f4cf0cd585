import { appUrl, headerPages } from "@/lib/site";
import { Brand } from "./brand";
import { MobileMenu } from "./mobile-menu";
import { NavLinks } from "./nav-links";
import { ThemeSwitch } from "./theme-switch";

export function SiteHeader() {
  return (
    <header className="relative z-10 border-b border-border bg-canvas print:hidden">
      <div className="container-page grid-12 h-14 items-center max-md:flex max-md:justify-between md:h-16">
        <div className="col-span-3">
          <Brand />
        </div>
        <nav aria-label="Main" className="col-span-5 flex gap-7 text-sm max-lg:gap-5 max-md:hidden">
          <NavLinks
            links={headerPages}
            className="leading-[63px] whitespace-nowrap hover:text-ink aria-[current]:text-ink aria-[current]:[box-shadow:0_1px_var(--ink)]"
          />
        </nav>
        <div className="col-span-4 flex items-center justify-end gap-4 text-sm">
          <ThemeSwitch />
          <a href={appUrl} className="leading-[63px] hover:text-ink max-md:hidden">
            Login
          </a>
          <NavLinks
            links={[{ path: "/demo", label: "Request Demo" }]}
            className="button-outline px-3.5 py-2.5 leading-tight font-medium whitespace-nowrap max-md:hidden"
          />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
