import { announceCallToAction } from "@/components/layout/track-header";
import { clock } from "@/lib/cold-room/clock";
import { stateAt } from "@/lib/cold-room/night";
import { toTenth } from "@/lib/cold-room/physics";
import { isWithin } from "@/lib/cold-room/rooms";
import { judgedNight } from "@/lib/cold-room/session";
import { verdict } from "@/lib/cold-room/verdict";
import { restart, useDemoSession } from "./demo-store";
import { NEXT_FOCUS } from "./hand-on-focus";

/** The result of the night, a quotation link, and a button that restarts the demo. */
export function NightVerdict() {
  const session = useDemoSession();
  const night = judgedNight(session);
  const { room, last, waiting } = stateAt(night, session.minute);
  const colour = isWithin(room.rule, toTenth(last.stock)) ? "text-cold" : "text-warm";
  const [before, stock, after] = verdict(night);
  return (
    <section aria-labelledby="verdict" className="demo-verdict flex flex-col gap-2">
      <h2 id="verdict" className="text-label">
        {`${clock(session.minute)}, ${room.name}`}
      </h2>
      <p className="text-[1.25rem] leading-snug font-medium text-pretty text-ink sm:max-lg:text-lg low:text-lg">
        <span>{before}</span>
        <span className={waiting.length > 0 ? undefined : colour}>{stock}</span>
        <span>{after}</span>
      </p>
      <p className="mt-2 actions desk:flex-col desk:items-stretch desk:gap-1">
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
          onClick={() => restart(session.shown)}
          className="action-link justify-center"
        >
          Again
        </button>
      </p>
    </section>
  );
}
