import { useDrawnSession } from "@/lib/cold-room/session-store";
import { clock } from "@/lib/cold-room/clock";
import { isWithin } from "@/lib/cold-room/rooms";
import { toTenth } from "@/lib/cold-room/physics";
import { judgedRoom } from "@/lib/cold-room/session";
import { verdict } from "@/lib/cold-room/verdict";
import { demoStore } from "./demo-store";

/** The result of the night, and where to go from here. */
export function NightVerdict() {
  const session = useDrawnSession(demoStore);
  const judged = judgedRoom(session);
  const { rule, name } = judged.room;
  const isKept = isWithin(rule, toTenth(judged.last.stock));
  const colour = isKept ? "text-cold" : "text-warm";
  const [before, stock, after] = verdict(judged);
  return (
    <section
      ref={announceCallToAction}
      aria-labelledby="verdict"
      className="demo-verdict flex flex-col gap-2 sm:row-span-full sm:self-start"
    >
      <h2 id="verdict" className="text-label">
        {`${clock(session.minute)}, ${name}`}
      </h2>
      <p className="text-[1.25rem] leading-snug font-medium text-pretty text-ink sm:max-desk:text-lg low:text-lg">
        <span>{before}</span>
        <span className={judged.waiting.length > 0 ? undefined : colour}>{stock}</span>
        <span>{after}</span>
      </p>
      <p className="mt-2 actions desk:flex-col desk:items-stretch desk:gap-1">
        <a href="/contact-us" data-cta className="button">
          Get a quotation
        </a>
        <button
          type="button"
          onClick={() => demoStore.dispatch({ type: "reset" })}
          className="action-link justify-center"
        >
          Again
        </button>
      </p>
    </section>
  );
}

/** The header hides its "Get a quotation" while this one is on the screen. */
function announceCallToAction() {
  dispatchEvent(new Event("cta:change"));
}
