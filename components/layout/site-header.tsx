import { appUrl, headerPages } from "@/lib/site";
import { Brand } from "./brand";
import { MobileMenu } from "./mobile-menu";
import { NavLinks } from "./nav-links";

/** Follows the visitor down the page, smaller and with the way to a quotation: see `app/track-header.ts`. */
export function SiteHeader() {
  return (
    <header className="site-header print:hidden">
      <div className="container-page grid-12 items-center max-md:flex max-md:justify-between">
        <div className="col-span-3">
          <Brand />
        </div>
        <nav aria-label="Main" className="col-span-5 flex gap-7 text-sm max-lg:gap-5 max-md:hidden">
          <NavLinks links={headerPages} />
        </nav>
        <div className="col-span-4 flex items-center justify-end gap-4 text-sm">
          <ThemeSwitch />
          <a href={appUrl} className="login max-md:hidden">
            Login
          </a>
          <NavLinks
            links={[{ path: "/demo", label: "Request Demo" }]}
            className="demo button-outline px-3.5 py-2.5 leading-tight font-medium whitespace-nowrap max-md:hidden"
          />
          <a href="/contact-us" data-quotation className="ask button">
            Get a quotation
          </a>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

/** Works through `app/start-theme-and-menu.ts`; hidden where scripting is off, as it would do nothing there. */
function ThemeSwitch() {
  return (
    <button
      type="button"
      role="switch"
      aria-checked="true"
      aria-label="Dark theme"
      data-theme-switch=""
      suppressHydrationWarning
      className="flex min-h-11 min-w-11 items-center justify-end gap-2 max-sm:hidden no-js:hidden"
    >
      <span className="hidden text-label desk:max-xl:hidden dark:inline">Dark</span>
      <span className="text-label desk:max-xl:hidden dark:hidden">Light</span>
      <i className="switch-track">
        <i />
      </i>
    </button>
  );
}
