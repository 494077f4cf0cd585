import { demoPage, headerPages } from "@/lib/pages";
import { appUrl } from "@/lib/site";
import { Brand } from "./brand";
import { MobileMenu } from "./mobile-menu";
import { NavLinks } from "./nav-links";
import { ThemeSwitch } from "./theme-switch";

/** The header of every page. Its height grows with the text size. */
export function SiteHeader() {
  return (
    <header className="border-b border-border [--line:max(55px,2.75rem)] md:[--line:63px] print:hidden">
      <div className="container-page grid-12 h-[calc(var(--line)+1px)] items-center max-md:flex max-md:gap-4">
        <div className="col-span-3 max-md:mr-auto">
          <Brand />
        </div>
        <nav
          aria-label="Main"
          className="col-span-5 flex gap-7 text-compact max-lg:gap-5 max-md:hidden"
        >
          <NavLinks links={headerPages} className={linkClass} />
        </nav>
        <div className="col-span-4 flex items-center justify-end gap-4 text-compact max-md:contents">
          <ThemeSwitch className="max-sm:hidden" />
          <a href={appUrl} className={`max-md:hidden ${linkClass}`}>
            Login
          </a>
          <NavLinks
            links={[demoPage]}
            className="w-38 button-outline pt-[11px] pb-[9px] text-center leading-tight font-medium whitespace-nowrap max-md:hidden"
          />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

const linkClass =
  "leading-(--line) whitespace-nowrap hover:text-ink aria-[current]:text-ink aria-[current]:[box-shadow:0_1px_var(--ink)]";
