import { appUrl, demoPage, headerPages } from "@/lib/site";
import { Brand } from "./brand";
import { MobileMenu } from "./mobile-menu";
import { NavLinks } from "./nav-links";

/** The header of every page. `track-header.ts` decides when it is pinned and when it shows its quotation link. */
export function SiteHeader() {
  return (
    <header className="site-header z-10 border-b border-border bg-canvas print:hidden">
      <div className="container-page grid-12 h-[calc(var(--line)+1px)] items-center max-md:flex max-md:gap-4">
        <div className="col-span-3 max-md:mr-auto">
          <Brand nameClass="max-sm:header-cta:hidden" />
        </div>
        <nav
          aria-label="Main"
          className="col-span-5 flex gap-7 text-compact max-lg:gap-5 max-md:hidden"
        >
          <NavLinks links={headerPages} className={linkClass} />
        </nav>
        <div className="col-span-4 flex items-center justify-end gap-4 text-compact max-md:contents">
          <ThemeSwitch />
          <a href={appUrl} className={`max-md:hidden ${linkClass}`}>
            Login
          </a>
          <NavLinks
            links={[demoPage]}
            className="w-38 button-outline pt-[11px] pb-[9px] text-center leading-tight font-medium whitespace-nowrap max-md:hidden header-cta:not-focus:hidden"
          />
          <a
            href="/contact-us"
            data-quotation
            className="button hidden min-h-10 px-4 py-1.5 text-base whitespace-nowrap md:w-38 md:px-0 min-[20rem]:header-cta:inline-flex"
          >
            Get a quotation
          </a>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

const linkClass =
  "leading-(--line) whitespace-nowrap hover:text-ink aria-[current]:text-ink aria-[current]:[box-shadow:0_1px_var(--ink)]";

/** `start-theme.ts` handles its presses. It is hidden without JavaScript. */
function ThemeSwitch() {
  return (
    <button
      type="button"
      role="switch"
      aria-checked="true"
      aria-label="Dark theme"
      data-theme-switch=""
      suppressHydrationWarning
      className="flex min-h-11 min-w-11 items-center justify-end gap-2 max-sm:hidden no-js:hidden max-md:header-cta:not-focus:hidden"
    >
      <span className="text-label md:max-xl:hidden">
        <span className="hidden dark:inline">Dark</span>
        <span className="dark:hidden">Light</span>
      </span>
      <i className="w-6 shrink-0 rounded-[7px] border border-control p-0.5">
        <i className="block size-[7px] rounded-full bg-ink [transition:translate_180ms_var(--ease-out)] dark:[translate:11px]" />
      </i>
    </button>
  );
}
