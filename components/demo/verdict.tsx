import { roomVerdict } from "@/lib/cold-room/room-verdict";
import { clock } from "@/lib/cold-room/clock";
import { toTenth } from "@/lib/cold-room/room-state";
import { isWithin, MINUTE } from "@/lib/cold-room/rooms";
import { lastReceivedOf, type SimulatedRoom } from "@/lib/cold-room/simulated-room";
import { useDemo } from "./demo-context";
import { shownRoomOf, type DemoState } from "./demo-store";

/** In the morning, in the place of what could be broken: what the night has come to, and where to go from here. */
export function MorningVerdict() {
  const { state, store } = useDemo();
  const judged = judgedRoomOf(state);
  const { rule, name } = judged.room;
  const isKept = isWithin(rule, toTenth(lastReceivedOf(judged).stock));
  const colour = isKept ? "text-cold" : "text-warm";
  const [before, stock, after] = roomVerdict(judged);
  return (
    <section ref={tellHeader} aria-labelledby="verdict" className="verdict">
      <h2 id="verdict" className="text-label">{`${clock(state.clock / MINUTE)}, ${name}`}</h2>
      <p className="text-lg leading-snug font-medium text-ink sm:text-heading">
        {before}
        <span className={judged.waiting.length > 0 ? undefined : colour}>{stock}</span>
        {after}
      </p>
      <p className="mt-auto flex flex-wrap gap-2">
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

/** While this asks for a quotation, the header does not. */
function tellHeader() {
  dispatchEvent(new Event("cta:change"));
}

/** The room that is shown or, if nothing has been broken in it, one in which something has. */
export function judgedRoomOf(state: DemoState): SimulatedRoom {
  const shown = shownRoomOf(state);
  const wasBroken = ({ events }: SimulatedRoom) => events.some(({ fault }) => fault);
  return [shown, ...state.demoRooms].find(wasBroken) ?? shown;
}
