import type { ComponentProps } from "react";
import { appUrl, headerPages } from "@/lib/site";
import { SmallHours } from "@/components/charts/small-hours";
import { Icon } from "@/components/ui/icon";
import { Brand } from "./brand";
import { NavLinks } from "./nav-links";
import { CallLink } from "./sticky-bar";

/**
 * A modal dialog: the browser keeps the focus inside, gives it back and closes on Escape. Opened by invoker commands,
 * and where there is no script by its address.
 */
export function MobileMenu() {
  return (
    <div className="md:hidden">
      <MenuButton command="show-modal" aria-haspopup="dialog" href="#menu">
        Menu
        <Icon width="20" height="10" d="M0 1h20M0 9h20" />
      </MenuButton>
      <dialog id="menu" aria-label="Menu" className="menu">
        <div className="container-page flex h-14 w-full shrink-0 items-center justify-between">
          <Brand />
          <MenuButton command="close" href="#main">
            Close menu
            <Icon width="13" height="13" d="m1 1 11 11m0-11L1 12" />
          </MenuButton>
        </div>
        <SmallHours className="h-28 min-h-0 border-y border-band-edge bg-band" />
        <nav aria-label="Menu" className="flex flex-1 flex-col">
          <NavLinks links={[...headerPages, { path: appUrl, label: "Login" }]} />
        </nav>
        <div className="menu-foot">
          <div role="group" aria-label="Theme" className="themes no-js:hidden">
            <span>Theme</span>
            <span className="button-outline">
              {["Light", "Dark"].map((theme) => (
                <button
                  key={theme}
                  type="button"
                  data-theme-switch={theme.toLowerCase()}
                  aria-pressed={theme === "Dark"}
                  suppressHydrationWarning
                >
                  {theme}
                </button>
              ))}
            </span>
          </div>
          <p className="flex gap-2">
            <a href="/demo" className="button flex-1">
              Request Demo
            </a>
            <CallLink />
          </p>
        </div>
      </dialog>
    </div>
  );
}

type MenuButtonProps = ComponentProps<"button"> & { command: "show-modal" | "close"; href: string };

/** A button for the menu, and in its place, where there is no script, a link to `href`. */
function MenuButton({ href, ...button }: MenuButtonProps) {
  // React's types know neither `command` nor `commandfor`: they are spread, which is not checked.
  const invoker = { ...button, commandfor: "menu" };
  return (
    <>
      <button type="button" {...invoker} className="menu-button no-js:hidden" />
      <a href={href} className="menu-button hidden no-js:inline-flex">
        {button.children}
      </a>
    </>
  );
}
