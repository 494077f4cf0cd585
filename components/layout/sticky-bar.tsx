import { company } from "@/lib/site";
import { Icon } from "@/components/ui/icon";

/**
 * On a phone, the next step at the bottom of the screen for as long as its parent is in sight. It stands last in that
 * parent; the `CallToAction` that follows comes to lie over it, so that there is never the same button twice.
 */
export function StickyBar() {
  return (
    <div className="sticky-bar gap-2 sm:hidden print:hidden">
      <a href="/contact-us" className="button flex-1">
        Get a quotation
      </a>
      <CallLink />
    </div>
  );
}

/** Calls us, in one word: for where the number itself has no room. */
export function CallLink() {
  return (
    <a
      href={company.phoneHref}
      aria-label={`Call ${company.phone}`}
      className="flex min-h-13 items-center justify-center gap-2.5 button-outline px-5 font-medium"
    >
      <Icon
        width="20"
        height="20"
        viewBox="0 0 24 24"
        strokeWidth="1.6"
        strokeLinejoin="round"
        d="M5 3.5h4l1.8 5-2.3 1.5a12 12 0 0 0 5.5 5.5l1.5-2.3 5 1.8v4a1.5 1.5 0 0 1-1.6 1.5A17 17 0 0 1 3.5 5.1 1.5 1.5 0 0 1 5 3.5z"
      />
      <span className="max-[18rem]:hidden">Call</span>
    </a>
  );
}
