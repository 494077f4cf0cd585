import { stockVerdict, type Verdict } from "@/lib/night/verdict";
import { clockOfSeconds } from "@/lib/simulation/clock";
import { MORNING_TIME } from "@/lib/simulation/demo-rooms";
import { toTenth } from "@/lib/simulation/room-state";
import { FAULTS, isWithin } from "@/lib/simulation/rooms";
import { latestOf, type SimulatedRoom } from "@/lib/simulation/simulated-room";
import { useDemo } from "./demo-context";
import { isOver, shownRoomOf, type DemoState } from "./demo-store";
import { faultCopy } from "./event-words";

/** In the morning, in the place of what could be broken: what the night has come to, and where to go from here. */
export function MorningVerdict() {
  const { state, store } = useDemo();
  if (!isOver(state)) return null;
  const judged = judgedRoomOf(state);
  const { rule, name } = judged.room;
  const isKept = isWithin(rule, toTenth(latestOf(judged).stock));
  const [before, stock, after] = verdictOf(judged);
  return (
    <section ref={takeFocus} aria-labelledby="verdict" className="verdict">
      <h2 id="verdict" className="text-label">{`${clockOfSeconds(MORNING_TIME)}, ${name}`}</h2>
      <p className="text-[1.125rem] leading-snug font-medium text-ink sm:text-heading lg:text-[1.625rem] lg:leading-tight">
        {before}
        <span className={isKept ? "text-cold" : "text-warm"}>{stock}</span>
        {after}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <a href="/contact-us" data-cta className="button grow">
          Get a quotation
        </a>
        <button
          type="button"
          onClick={store.reset}
          className="min-h-13 grow button-outline px-5 text-base font-medium"
        >
          Again
        </button>
      </p>
    </section>
  );
}

// Whoever was at something that the verdict takes the place of goes on with the verdict.
function takeFocus(section: HTMLElement | null) {
  dispatchEvent(new Event("cta:change"));
  const dock = section?.parentElement;
  if (dock?.contains(document.activeElement))
    section?.querySelector("a")?.focus({ preventScroll: true });
}

/** The room that is shown or, if nothing has been broken in it, one in which something has. */
export function judgedRoomOf(state: DemoState): SimulatedRoom {
  const shown = shownRoomOf(state);
  const wasBroken = ({ events }: SimulatedRoom) => events.some(({ fault }) => fault);
  return [shown, ...Object.values(state.demoRooms)].find(wasBroken) ?? shown;
}

/** What a night has come to for somebody who has been told, or not. */
export function verdictOf(run: SimulatedRoom): Verdict {
  const stocks = run.readings.map(({ stock }) => stock);
  return stockVerdict(storyOf(run), stocks, run.room.rule);
}

/** When the visitor was told, and what was done. */
function storyOf({ events }: SimulatedRoom): string {
  // Of each fault that there has been, the last event: broken, or repaired.
  const lasts = FAULTS.flatMap((fault) => events.findLast((event) => event.fault === fault) ?? []);
  const [first] = lasts;
  const deeds = lasts.map(({ kind, at, fault = "door" }) => {
    const { repairing, leaving } = faultCopy[fault];
    return kind === "broken" ? leaving : `${repairing} at ${clockOfSeconds(at)}`;
  });
  const isAtOnce = lasts.every(({ kind, at }) => kind === "repaired" && at === first?.at);
  const did =
    first && isAtOnce && lasts.length > 1
      ? `repaired everything at ${clockOfSeconds(first.at)}`
      : new Intl.ListFormat("en").format(deeds);

  const call = events.find(({ kind }) => kind === "alert" || kind === "offline");
  if (!call) return `You ${did}, and there was no alert.`;
  const time = clockOfSeconds(call.at);
  const isAlert = call.kind === "alert";
  const firstRepair = events.find(({ kind }) => kind === "repaired");
  if (firstRepair && firstRepair.at < call.at)
    return `You ${did}, and were ${isAlert ? "alerted" : "told that the readings had stopped"} at ${time}.`;
  if (!isAlert) return `Told at ${time} that the readings had stopped, you ${did}.`;
  const escalated = events.find(({ kind }) => kind === "escalated");
  const next = escalated ? ` (the next on the list at ${clockOfSeconds(escalated.at)})` : "";
  return `Alerted at ${time}${next}, you ${did}.`;
}
