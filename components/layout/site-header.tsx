import { demoPage, headerPages } from "@/lib/pages";
import { appUrl } from "@/lib/site";
import { Brand } from "./brand";
import { MobileMenu } from "./mobile-menu";
import { NavLinks } from "./nav-links";
import { ThemeSwitch } from "./theme-switch";

/** The header of every page. It grows with the text size, and wraps where letters leave no room for one row. */
export function SiteHeader() {
  return (
    <header className="border-b border-border [--line:max(55px,2.75rem)] md:[--line:63px] print:hidden">
      <div className="container-page flex min-h-[calc(var(--line)+1px)] items-center gap-4 md:flex-wrap md:gap-x-3 md:gap-y-0">
        <div className="max-md:mr-auto md:w-1/4">
          <Brand />
        </div>
        <nav aria-label="Main" className="flex gap-5 text-compact max-md:hidden lg:gap-7">
          <NavLinks links={headerPages} className={linkClass} />
        </nav>
        <div className="ml-auto flex items-center gap-4 text-compact max-md:contents">
          <ThemeSwitch className="max-sm:hidden" />
          <a href={appUrl} className={`max-md:hidden ${linkClass}`}>
            Login
          </a>
          <NavLinks
            links={[demoPage]}
            className="min-w-38 button-outline px-3 pt-[11px] pb-[9px] text-center leading-tight font-medium whitespace-nowrap max-md:hidden"
          />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

const linkClass =
  "leading-(--line) whitespace-nowrap hover:text-ink aria-[current]:text-ink aria-[current]:[box-shadow:0_1px_var(--ink)]";
