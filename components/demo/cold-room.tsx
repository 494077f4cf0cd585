import { handOnFocus, NEXT_FOCUS } from "@/components/ui/hand-on-focus";
import { statusColors } from "@/components/ui/status-colors";
import { isWithin, type RoomState } from "@/lib/cold-room/night";
import { FAULTS } from "@/lib/cold-room/physics";
import { setFaults, stateNow } from "@/lib/cold-room/session";
import { type SessionStore, useSession } from "@/lib/cold-room/use-session";
import { faultCopy } from "@/lib/cold-room/words";

/** The room in section, and near each thing that can break a button with its words. At 06:00 only the room remains. */
export function ColdRoom({ store }: { store: SessionStore }) {
  const session = useSession(store);
  const state = stateNow(session);
  return (
    <div className="demo-room max-tab:mx-auto max-tab:w-full max-tab:max-w-104">
      <Drawing {...state} />
      {(session.phase === "finished" ? [] : FAULTS).map((fault, i) => {
        const isBroken = state.faults.includes(fault);
        const { cause, repair } = faultCopy[fault];
        const isLead = session.phase === "idle" && i === 0;
        return (
          <button
            key={fault}
            ref={handOnFocus}
            id={i === 0 ? NEXT_FOCUS : undefined}
            type="button"
            // The second press of a double click would repair the fault again.
            onClick={({ detail }) =>
              detail > 1 || store.update((now) => setFaults(now, [fault], !isBroken))
            }
            className={`borderless group z-1 flex touch-manipulation lg:py-6 print:hidden no-js:hidden ${places[fault]}`}
          >
            <span
              className={`rounded-[6px] border px-2 py-2 text-left text-[min(.9375rem,4vw)] leading-tight font-medium group-hover:border-ink sm:px-2.5 ${isLead ? "border-transparent solid" : isBroken ? "border-ink bg-(--surface-2) text-ink" : "border-control bg-canvas text-ink"}`}
            >
              {isBroken ? repair : cause}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Each button covers a quarter of the drawing. Its words are at the corner. */
const places = {
  door: "row-start-2 items-end",
  power: "col-start-2 row-start-2 items-end justify-end",
  thermostat: "row-start-1 items-start",
  internet: "col-start-2 row-start-1 items-start justify-end",
};

/** A line drawing: on the left the dial above the door, on the right the router, the cooling unit, and its plug. */
function Drawing({ faults, air, stock, condition }: RoomState) {
  const isOpen = faults.includes("door");
  const isOut = faults.includes("power");
  const isTurned = faults.includes("thermostat");
  const isSilent = faults.includes("internet");
  const breeze = isTurned ? "q-6 9 0 18t0 18t0 18t0 18" : "q-6 9 0 18";
  return (
    <svg
      viewBox="0 55 400 232"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="absolute top-(--row) h-[calc(100%-2*var(--row))] w-full overflow-visible text-ink [--row:max(1.2rem_+_28px,16%)] lg:[stroke-width:2]"
    >
      {/* Lines from the things to the buttons, which cover their ends. */}
      <path
        d="M49 85V24M344 84V24M84 219H60v103M322 263v9h38v50"
        className="[stroke-width:1] text-border-strong in-[svg:only-child]:hidden print:hidden no-js:hidden"
      />
      {isWithin(air) && <path d="M101 65h198v221H101z" stroke="none" className="fill-band" />}
      {/* The floor, the walls, and the pipe from the cooling unit to the fan. */}
      <g className="text-control">
        <path d="M0 286h400M334 190h-44V83h-24M66 104h26M308 218h84" />
        <path d="M92 150V56h216v230h-9V65H101v85z" className="fill-border" />
        <path d="M192 71h74v24h-74zM204 71v24m12-24v24m13-24v24m13-24v24m12-24v24" />
      </g>
      {!isOut && (
        <path d={`M204 104${breeze}M229 104${breeze}M254 104${breeze}`} className="text-cold" />
      )}
      <path d={crates} className={`fill-canvas ${isWithin(stock) ? "text-cold" : "text-warm"}`} />
      {/* The sensor, with its probe at the stock. */}
      <path d="M137 128c0 46 12 44 28 62" className="text-cold" />
      <path d="m165 190 10 15" strokeWidth="3" />
      <path
        d="M129 98h16q5 0 5 5v20q0 5-5 5h-16q-5 0-5-5v-20q0-5 5-5zm0 6h16v10h-16z"
        className="fill-canvas"
      />
      <path d="M141 121h4" strokeWidth="2.5" className={statusColors[condition.status]} />
      {/* The door, which swings away. */}
      {!isOpen && <path d="M92 150h9v136h-9zM87 212v14h5" className="fill-canvas" />}
      <path
        d="m92 150-42 9v118l42 9zM57 212v14"
        className={`origin-[92px] fill-canvas transition-[scale] duration-500 ${isOpen ? "" : "scale-x-0"}`}
      />
      {isOpen && (
        <path
          d="M118 250q-11-7-22 0t-22 0t-22 0M122 268q-11-7-22 0t-22 0t-22 0t-22 0"
          className="text-cold"
        />
      )}
      {/* The dial. */}
      <path d="M49 87a17 17 0 1 1 0 34a17 17 0 1 1 0-34z" />
      <path
        d="M49 104V92"
        className={`origin-[49px_104px] transition-[rotate] duration-500 ${isTurned ? "-rotate-120 text-cold" : ""}`}
      />
      {/* The router and its waves. */}
      <path d="M308 142h44M318 129h34v9h-34zM344 129v-17M324 133.5h1" />
      <path
        d="M338 106a9 9 0 0 1 12 0M333 99a17 17 0 0 1 22 0M328 92a25 25 0 0 1 32 0"
        className={`transition-opacity duration-500 ${isSilent ? "opacity-0" : ""}`}
      />
      {/* The cooling unit, the socket, and the plug with its cable. */}
      <path d="M334 164h58v54h-58zM346 191a17 17 0 1 1 34 0a17 17 0 1 1-34 0M363 191v-9m0 9 8 5m-8-5-8 5" />
      <path d="M308 242h5v20h-5z" className="fill-border" />
      <path d={isOut ? "M363 218c0 22 13 20 13 40" : "M330 252c26 0 33-8 33-34"} />
      <path
        d="M0-7v14h-7q-6 0-6-7t6-7zM-12-3h-6m6 6h-6"
        transform={isOut ? "translate(376 258) rotate(-90)" : "translate(330 252)"}
        className="fill-canvas"
      />
    </svg>
  );
}

/** Two rows of crates. */
const crates = ["126 252", "172 252", "218 252", "149 214", "195 214"]
  .map((corner) => `M${corner}h42v34h-42zm0 11h42m-42 11h42`)
  .join("");
