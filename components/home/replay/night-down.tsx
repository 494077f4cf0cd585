import { useRef } from "react";
import { formatTemperature } from "@/lib/format";
import { clock } from "./copy";
import { NightDownBar } from "./night-down-bar";
import { NightDownChart } from "./night-down-chart";
import type { NightProps } from "./use-replay";
import { DemoLink } from "./step-button";
import { leftOpen, night } from "./use-replay";

/** The replay upright, for a phone: the whole night while nobody touches it. */
export function NightDown({ replay, dispatch }: NightProps) {
  const chart = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { phase } = replay;

  function open() {
    dispatch({ type: "open" });
    chart.current?.scrollIntoView({ behavior: "smooth" });
  }
  const look =
    "button-outline mt-5 min-h-13 w-full items-center justify-center gap-2.5 px-5 font-medium";

  return (
    <div className="sm:hidden">
      <div className="container-page">
        <button
          ref={opener}
          type="button"
          onClick={open}
          className={`flex noscript:hidden ${look} ${phase === "playing" || phase === "told" ? "invisible" : ""}`}
        >
          <DoorIcon />
          {phase === "over" ? "Play the night again" : "Leave the door open"}
        </button>
        <DemoLink className={look}>
          <DoorIcon />
          Leave the door open
        </DemoLink>
      </div>
      <div ref={chart} className="mx-auto mt-6.5 max-w-[430px]">
        <NightDownChart replay={replay} />
      </div>
      <div className="container-page">
        <dl className="grid grid-cols-2 border-t border-control">
          <Outcome what="With the alert" stock={night.attended.at(-1)?.stock} note={atDawn} />
          <Outcome
            what="Without"
            stock={leftOpen.stock}
            note={`${atDawn}, air ${formatTemperature(leftOpen.air)}`}
            tone="text-warm"
          />
        </dl>
      </div>
      {phase !== "rest" && (
        <NightDownBar
          replay={replay}
          dispatch={dispatch}
          onDone={() => {
            dispatch({ type: "rest" });
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}

const atDawn = `stock at ${clock(night.lengthMinutes)}`;

type OutcomeProps = { what: string; stock?: number; note: string; tone?: string };

function Outcome({ what, stock = NaN, note, tone = "text-cold" }: OutcomeProps) {
  return (
    <div className="border-border pt-3.5 not-first:border-l not-first:pl-4">
      <dt className={tone}>{what}</dt>
      <dd className={`my-1.5 text-[2.75rem] leading-none font-medium tracking-[-.045em] ${tone}`}>
        {formatTemperature(stock)}
      </dd>
      <dd className="text-label">{note}</dd>
    </div>
  );
}

function DoorIcon() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 21h16M6 21V4l9-1.5V21M15 5h3v16M12 11.5V13" />
    </svg>
  );
}
