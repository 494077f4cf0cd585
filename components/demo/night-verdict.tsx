import { announceCallToAction } from "@/components/layout/track-header";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { initialSession } from "@/lib/cold-room/session";
import { verdict } from "@/lib/cold-room/verdict";
import { demoStore, useDemoSession } from "./demo-store";
import { NEXT_FOCUS } from "./hand-on-focus";

/** The result of the night, a quotation link, and a button that restarts the demo. */
export function NightVerdict() {
  const { sky, title, line } = verdict(useDemoSession().night);
  return (
    <section aria-labelledby="verdict" className="flex grow flex-col">
      <h2 id="verdict" className="pt-1 text-heading sm:text-[1.5rem] flat:text-[1.25rem]">
        <span translate="no" className="sr-only">
          {clock(NIGHT_MINUTES)}
        </span>{" "}
        <span className={sky === "lost" ? "text-warm" : "text-cold"}>{title}</span>
      </h2>
      <p className="mt-1 text-compact text-balance">
        <span>{line}</span>
      </p>
      <p className="mt-4 actions flat:mt-2 flat:*:min-h-11">
        <a
          ref={announceCallToAction}
          id={NEXT_FOCUS}
          href="/contact-us"
          data-cta
          className="button"
        >
          Get a quotation
        </a>
        <button
          type="button"
          onClick={() => demoStore.update(() => initialSession)}
          className="action-link"
        >
          Again
        </button>
      </p>
    </section>
  );
}
