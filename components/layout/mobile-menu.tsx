import type { ComponentProps } from "react";
import { demoPage, headerPages } from "@/lib/pages";
import { appUrl, company } from "@/lib/site";
import { Icon } from "@/components/ui/icon";
import { Brand } from "./brand";
import { NavLinks } from "./nav-links";
import { ThemeSwitch } from "./theme-switch";

/** The menu of small screens. It is a popover, which the browser opens and closes without a script. */
export function MobileMenu() {
  return (
    <div className="md:hidden">
      <MenuButton>
        Menu
        <Icon width="20" height="10" d="M0 1h20M0 9h20" />
      </MenuButton>
      <div
        id="menu"
        popover="auto"
        className="menu fixed inset-0 h-dvh w-full flex-col overflow-auto overscroll-contain bg-canvas text-ink"
      >
        <div className="container-page flex h-14 w-full shrink-0 items-center justify-between gap-4">
          <Brand />
          <MenuButton popoverTargetAction="hide" autoFocus>
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
        <div className="grid grid-cols-2 gap-2 border-t border-border px-(--margin) pt-3.5 pb-[calc(18px+env(safe-area-inset-bottom))] *:px-1 *:text-center *:text-base sm:flex sm:*:flex-1">
          <a href="/contact-us" data-quotation className="button">
            Get a quotation
          </a>
          <a href={demoPage.path} className="button-size button-outline">
            {demoPage.label}
          </a>
          <ThemeSwitch className="justify-self-start px-0! sm:hidden" />
          <a href={company.phoneHref} className="button-size button-outline">
            {company.phone}
          </a>
        </div>
      </div>
    </div>
  );
}

function MenuButton(button: ComponentProps<"button">) {
  return (
    <button
      type="button"
      popoverTarget="menu"
      // Needs padding in forced colours, where base.css draws a border around buttons.
      className="flex min-h-11 items-center gap-[9px] text-[min(1rem,7vw)] font-medium text-ink *:shrink-0 forced-colors:px-[9px]"
      {...button}
    />
  );
}
