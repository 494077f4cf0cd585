import type { ComponentProps } from "react";
import { demoPage, headerPages } from "@/lib/pages";
import { appUrl, phone, phoneUrl } from "@/lib/site";
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
          className="flex flex-1 flex-col text-[min(10.6vw,4rem,10svh)] leading-tight font-medium tracking-[-.03em]"
        >
          <NavLinks
            links={[...headerPages, { path: appUrl, label: "Login" }]}
            className="flex min-h-13 flex-1 items-center gap-3.5 px-(--margin) -outline-offset-3 aria-[current]:after:size-2.5 aria-[current]:after:rounded-full aria-[current]:after:bg-cold sm:max-h-36 sm:border-b sm:border-border"
          />
        </nav>
        <div className="container-page flex w-full shrink-0 flex-wrap items-center justify-between gap-x-4 pt-2 pb-[calc(18px+env(safe-area-inset-bottom))]">
          <ThemeSwitch />
          <a href={phoneUrl} className="action-link">
            {phone}
          </a>
          <a href={demoPage.path} className="button w-full sm:w-auto">
            {demoPage.label}
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
