import { roomVerdict } from "@/lib/cold-room/room-verdict";
import { clock } from "@/lib/cold-room/clock";
import { MORNING_TIME } from "@/lib/cold-room/demo-rooms";
import { toTenth } from "@/lib/cold-room/room-state";
import { isWithin, MINUTE } from "@/lib/cold-room/rooms";
import { latestOf, type SimulatedRoom } from "@/lib/cold-room/simulated-room";
import { useDemo } from "./demo-context";
import { isOver, shownRoomOf, type DemoState } from "./demo-store";

/** In the morning, in the place of what could be broken: what the night has come to, and where to go from here. */
export function MorningVerdict() {
  const { state, store } = useDemo();
  if (!isOver(state)) return null;
  const judged = judgedRoomOf(state);
  const { rule, name } = judged.room;
  const isKept = isWithin(rule, toTenth(latestOf(judged).stock));
  const [before, stock, after] = roomVerdict(judged);
  return (
    <section ref={takeFocus} aria-labelledby="verdict" className="verdict">
      <h2 id="verdict" className="text-label">{`${clock(MORNING_TIME / MINUTE)}, ${name}`}</h2>
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
