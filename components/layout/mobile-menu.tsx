import type { ComponentProps } from "react";
import { appUrl, company, demoPage, headerPages } from "@/lib/site";
import { Icon } from "@/components/ui/icon";
import { Brand } from "./brand";
import { NavLinks } from "./nav-links";

/**
 * The menu of small screens. It is a modal dialog, so the browser keeps the focus inside, restores it, and closes the
 * menu on Escape. `start-menu.ts` opens it. Without a script it is shown while the address ends in `#menu`.
 */
export function MobileMenu() {
  return (
    <div className="md:hidden">
      <MenuButton data-menu="open" aria-haspopup="dialog" href="#menu">
        Menu
        <Icon width="20" height="10" d="M0 1h20M0 9h20" />
      </MenuButton>
      <dialog
        id="menu"
        aria-label="Menu"
        className="menu fixed h-dvh max-h-none w-full max-w-none flex-col bg-canvas text-ink"
      >
        <div className="container-page flex h-14 w-full shrink-0 items-center justify-between gap-4">
          <Brand />
          <MenuButton data-menu="close" href="#main">
            Close menu
            <Icon width="13" height="13" d="m1 1 11 11m0-11L1 12" />
          </MenuButton>
        </div>
        <nav
          aria-label="Menu"
          className="flex flex-1 flex-col border-t border-border text-[clamp(1.75rem,1.1rem+4.2vw,3.25rem)] font-medium tracking-[-.026em] flat:text-[1.5rem]"
        >
          <NavLinks
            links={[...headerPages, { path: appUrl, label: "Login" }]}
            className="flex max-h-27.5 min-h-18 flex-1 items-center gap-3.5 border-b border-border px-(--margin) py-2 leading-tight -outline-offset-3 last:-mb-px aria-[current]:after:size-2.5 aria-[current]:after:rounded-full aria-[current]:after:bg-cold flat:min-h-12.5"
          />
        </nav>
        <div className="grid gap-3.5 border-t border-border px-(--margin) pt-3.5 pb-[calc(18px+env(safe-area-inset-bottom))] sm:flex sm:justify-between">
          <div
            role="group"
            aria-label="Theme"
            className="flex flex-wrap items-center gap-x-4 text-base text-body no-js:hidden"
          >
            <span>Theme</span>
            <span className="ml-auto flex button-outline p-[3px]">
              {["Light", "Dark"].map((theme) => (
                <button
                  key={theme}
                  type="button"
                  data-theme-switch={theme.toLowerCase()}
                  aria-pressed={theme === "Dark"}
                  suppressHydrationWarning
                  className="min-h-11 min-w-[76px] rounded-[3px] border border-transparent px-4 font-medium text-muted aria-pressed:border-border-strong aria-pressed:bg-(--surface-2) aria-pressed:text-ink"
                >
                  {theme}
                </button>
              ))}
            </span>
          </div>
          <p className="flex flex-wrap gap-2">
            <a href={demoPage.path} className="button flex-1">
              {demoPage.label}
            </a>
            <a
              href={company.phoneHref}
              aria-label={`Call ${company.phone}`}
              className="flex items-center gap-2.5 button-outline px-5 font-medium"
            >
              <Icon width="20" height="20" viewBox="0 0 24 24" d={telephone} />
              Call
            </a>
          </p>
        </div>
      </dialog>
    </div>
  );
}

const telephone =
  "M5 3.5h4l1.8 5-2.3 1.5a12 12 0 0 0 5.5 5.5l1.5-2.3 5 1.8v4a1.5 1.5 0 0 1-1.6 1.5A17 17 0 0 1 3.5 5.1 1.5 1.5 0 0 1 5 3.5z";

type MenuButtonProps = ComponentProps<"button"> & { href: string };

/** A button that opens or closes the menu. Without a script, a link to `href` replaces it. */
function MenuButton({ href, ...button }: MenuButtonProps) {
  // Needs padding in forced colours, where base.css draws a border around buttons.
  const className =
    "min-h-11 items-center gap-[9px] text-[min(1rem,7vw)] font-medium text-ink *:shrink-0 forced-colors:px-[9px]";
  return (
    <>
      <button type="button" {...button} className={`inline-flex no-js:hidden ${className}`} />
      <a href={href} className={`hidden no-js:inline-flex ${className}`}>
        {button.children}
      </a>
    </>
  );
}
