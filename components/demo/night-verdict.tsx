import { NEXT_FOCUS, showInView } from "@/components/ui/hand-on-focus";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { initialSession } from "@/lib/cold-room/session";
import { verdict } from "@/lib/cold-room/words";
import type { DemoProps } from "./demo";

/** The result of the night, a quotation link, and a button that restarts the demo. */
export function NightVerdict({ session, update }: DemoProps) {
  const { outcome, title, line } = verdict(session.night);
  return (
    <section ref={showInView} aria-labelledby="verdict" className="flex grow flex-col">
      <h2
        id="verdict"
        className="pt-1 text-heading tracking-normal sm:text-[1.5rem] flat:text-[1.25rem]"
      >
        <span translate="no" className="sr-only">
          {clock(NIGHT_MINUTES)}
        </span>{" "}
        <span className={`[font-kerning:none] ${outcome === "lost" ? "text-warm" : "text-cold"}`}>
          {title}
        </span>
      </h2>
      <p className="mt-1 text-compact">
        <span>{line}</span>
      </p>
      <p className="mt-4 actions flat:mt-2 flat:*:min-h-11">
        <a id={NEXT_FOCUS} href="/contact-us" className="button">
          Get a quotation
        </a>
        <button type="button" onClick={() => update(() => initialSession)} className="action-link">
          Again
        </button>
      </p>
    </section>
  );
}
