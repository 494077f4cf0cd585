import { appUrl, company, navigation } from "@/lib/site";
import { Brand } from "./brand";
import { NavLinks } from "./nav-links";

declare module "react" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- must repeat React's declaration
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}

/** A modal dialog: the browser keeps the focus inside, gives it back and closes on Escape. Opened by invoker commands. */
export function MobileMenu() {
  return (
    <div className="md:hidden">
      <button
        type="button"
        command="show-modal"
        commandfor="menu"
        aria-haspopup="dialog"
        className="flex min-h-11 items-center gap-2 font-medium text-ink"
      >
        Menu
        <svg width="20" height="10" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="M0 1h20M0 9h20" />
        </svg>
      </button>
      <dialog
        id="menu"
        aria-label="Menu"
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-canvas text-ink [transition:opacity_280ms_var(--ease-out),translate_280ms_var(--ease-out)] open:flex open:flex-col starting:open:[translate:1.5rem] starting:open:opacity-0"
      >
        <div className="container-page flex h-16 w-full shrink-0 items-center justify-between border-b border-border">
          <Brand />
          <button
            type="button"
            command="close"
            commandfor="menu"
            className="flex min-h-11 items-center gap-3 text-[.9375rem] font-medium"
          >
            Close menu
            <svg width="11" height="11" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
              <path d="m1 1 9 9m0-9-9 9" />
            </svg>
          </button>
        </div>
        <nav aria-label="Menu" className="container-page flex w-full flex-1 flex-col pt-3">
          <NavLinks links={navigation} className="menu-link" />
          <a href={appUrl} className="menu-link">
            Login
          </a>
        </nav>
        <div className="container-page flex w-full flex-wrap items-center justify-between gap-4 py-8">
          <a href="/demo" className="button">
            Request Demo
          </a>
          <a href={company.phoneHref} className="py-3 whitespace-nowrap">
            {company.phone}
          </a>
        </div>
      </dialog>
    </div>
  );
}
