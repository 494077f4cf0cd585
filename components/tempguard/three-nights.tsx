import type { ReactNode } from "react";
import { formatTemperature } from "@/lib/format";
import {
  alert,
  clock,
  closed,
  crossed,
  internetLoss,
  morning,
  night,
  powerCut,
} from "@/components/charts/night-data";
import { across, Air, airPath, NightBand, down, Plot, Stock } from "./night-plot";

const { samples: uncooled, events: power } = powerCut;
const { samples: unseen, events: internet, backFilled } = internetLoss;

/** The same room in three bad nights: what happens, when you are told, what becomes of the stock. */
export function ThreeNights() {
  return (
    <>
      <ul className="bad-nights container-page mt-(--head) grid gap-6 max-sm:gap-7 sm:grid-cols-3">
        <BadNight
          title="A door is left ajar"
          trace={
            <>
              <Stock />
              <Air />
            </>
          }
          mark={<Alert {...alert} />}
          stock={morning.attended.stock}
          fault="door"
          action="Leave the door open"
        >
          Limit crossed at {clock(crossed.minute)}, door closed at {clock(closed.minute)}.
          Unnoticed, the stock would be {formatTemperature(morning.unattended.stock)} by morning.
        </BadNight>
        <BadNight
          title="The power goes"
          trace={
            <>
              <Stock samples={uncooled} />
              <Air samples={uncooled} />
            </>
          }
          mark={<Alert {...power.alert} />}
          stock={power.morning.stock}
          fault="power"
          action="Cut the power"
        >
          Cut at {clock(power.cut.minute)}, limit crossed at {clock(power.limitCrossed.minute)}. If
          it stays off, the air is {formatTemperature(power.morning.air)} by morning.
        </BadNight>
        <BadNight
          title="The internet goes"
          trace={<InterruptedLine />}
          mark={<NotSeen />}
          stock={unseen.at(-1)?.stock ?? NaN}
          fault="internet"
          action="Drop the internet"
        >
          Lost at {clock(internet.lost.minute)}. At {clock(internet.told.minute)} you are told,
          rather than shown an old reading. At {clock(internet.back.minute)} the {backFilled}{" "}
          missing readings arrive.
        </BadNight>
      </ul>
      <div className="container-page mt-5 md:mt-10">
        <dl className="ruled-rows">
          <div className="md:grid-12">
            <dt className="col-span-4">Supported browsers</dt>
            <dd className="col-span-8">Chrome, Safari, Firefox, MS Edge</dd>
          </div>
        </dl>
      </div>
    </>
  );
}

type BadNightProps = {
  title: string;
  trace: ReactNode;
  mark: ReactNode;
  /** In the morning. */
  stock: number;
  /** What the demo breaks. */
  fault: string;
  action: string;
  children: ReactNode;
};

function BadNight({ title, trace, mark, stock, fault, action, children }: BadNightProps) {
  return (
    <li>
      <div className="relative h-[clamp(76px,16vw,240px)] border-b border-control">
        <Plot>
          <NightBand />
          {trace}
        </Plot>
        <svg className="absolute inset-0 size-full text-xs font-medium" aria-hidden="true">
          {mark}
          <text x="100%" y={down(night.low)} dx="-8" dy="-5" textAnchor="end" className="text-cold">
            Stock {formatTemperature(stock)}
          </text>
        </svg>
      </div>
      <p className="mt-1 flex justify-between text-label" aria-hidden="true">
        {[0, night.lengthMinutes / 2, night.lengthMinutes].map((minute) => (
          <span key={minute}>{clock(minute)}</span>
        ))}
      </p>
      <h3 className="mt-2 text-heading">{title}</h3>
      <p className="text-sm leading-snug">
        {children}{" "}
        <a
          href={`/demo?unit=chiller&break=${fault}`}
          className="action-link inline py-3 whitespace-nowrap print:hidden"
        >
          {action}
        </a>
      </p>
    </li>
  );
}

function Alert({ minute, air }: { minute: number; air: number }) {
  return (
    <svg x={across(minute)} y={down(air)}>
      <circle r="5" className="fill-warm-dot" />
      <text x="-10" dy="4" textAnchor="end" className="text-warm">
        {clock(minute)} Alert
      </text>
    </svg>
  );
}

/** Dashed where the readings arrived late. */
function InterruptedLine() {
  const { lost, back } = internet;
  return (
    <g fill="none" strokeWidth="1.6" strokeLinejoin="round" className="stroke-ink">
      <path d={airPath(unseen.slice(0, lost.minute + 1))} />
      <path d={airPath(unseen.slice(lost.minute, back.minute + 1))} strokeDasharray="3 4" />
      <path d={airPath(unseen.slice(back.minute))} />
    </g>
  );
}

function NotSeen() {
  const { lost, told, back } = internet;
  return (
    <>
      <rect
        x={across(lost.minute)}
        y="20%"
        width={across(back.minute - lost.minute)}
        height="80%"
        className="fill-grid-hour"
      />
      <svg x={across(told.minute)}>
        <line y1="20%" y2={down(told.air)} className="stroke-control" />
        <circle cy={down(told.air)} r="5" className="fill-ink" />
      </svg>
      <text
        x={across((lost.minute + back.minute) / 2)}
        y="20%"
        dy="-6"
        textAnchor="middle"
        className="text-ink"
      >
        {clock(told.minute)} No readings
      </text>
    </>
  );
}
