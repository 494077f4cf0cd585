import type { ReactNode } from "react";
import { formatTemperature } from "@/lib/format";
import type { NightSample } from "@/lib/simulation/night";
import {
  alert,
  clock,
  closed,
  internetLoss,
  morning,
  night,
  powerCut,
} from "@/components/charts/night-data";
import {
  across,
  airAt,
  airPath,
  LimitName,
  Lines,
  NightBand,
  down,
  Plot,
  Stock,
} from "./night-plot";

const { samples: uncooled, events: power } = powerCut;
const { samples: unseen, events: internet, backFilled } = internetLoss;

/** The same room in three bad nights: what happens, when you are told, what becomes of the stock. */
export function ThreeNights() {
  return (
    <ul className="bad-nights container-page mt-(--head) grid gap-x-6 gap-y-5 desk:grid-cols-3">
      <BadNight
        title="A door is left ajar"
        trace={<Lines />}
        mark={<Alert minute={alert.minute} samples={night.attended} />}
        samples={night.attended}
        fault="door"
        action="Leave the door open"
      >
        Alert at {clock(alert.minute)}, door closed at {clock(closed.minute)}. With nobody told, the
        stock is {formatTemperature(morning.unattended.stock)} by morning.
      </BadNight>
      <BadNight
        title="The power goes"
        trace={<Lines samples={uncooled} />}
        mark={<Alert minute={power.alert.minute} samples={uncooled} />}
        samples={uncooled}
        fault="power"
        action="Cut the power"
      >
        Cut at {clock(power.cut.minute)}, alert at {clock(power.alert.minute)}. Left&nbsp;off, the
        air is {formatTemperature(power.morning.air)} by morning.
      </BadNight>
      <BadNight
        title="The internet goes"
        trace={<InterruptedLine />}
        mark={<NotSeen />}
        samples={unseen}
        fault="internet"
        action="Drop the internet"
      >
        No temperature alerts from {clock(internet.lost.minute)} to {clock(internet.back.minute)};
        then the {backFilled} missing readings arrive.
      </BadNight>
    </ul>
  );
}

type BadNightProps = {
  title: string;
  trace: ReactNode;
  mark: ReactNode;
  samples: NightSample[];
  /** What the demo breaks. */
  fault: string;
  action: string;
  children: ReactNode;
};

function BadNight({ title, trace, mark, samples, fault, action, children }: BadNightProps) {
  const stock = samples.at(-1)?.stock ?? NaN;
  return (
    <li>
      <h3 className="text-heading">{title}</h3>
      <div className="mt-3 pr-12" aria-hidden="true">
        <div className="plot border-b border-control">
          <Plot>
            <NightBand />
            {trace}
          </Plot>
          <svg className="absolute inset-0 size-full text-xs font-medium">
            <g className="text-muted">
              <LimitName />
            </g>
            {mark}
            <svg
              x="100%"
              y={down(stock)}
              className={stock > night.high ? "text-warm" : "text-cold"}
            >
              <text x="7" y="4">
                Stock
              </text>
              <text x="7" y="20">
                {formatTemperature(stock)}
              </text>
            </svg>
          </svg>
        </div>
        <p className="mt-1 flex justify-between text-label">
          {[0, night.lengthMinutes / 2, night.lengthMinutes].map((minute) => (
            <span key={minute}>{clock(minute)}</span>
          ))}
        </p>
      </div>
      <p className="mt-3 mb-auto text-sm leading-snug text-balance">{children}</p>
      <a
        href={`/demo?unit=chiller&break=${fault}`}
        className="action-link self-start text-sm print:hidden"
      >
        {action}
      </a>
    </li>
  );
}

function Alert({ minute, samples }: { minute: number; samples: NightSample[] }) {
  return (
    <svg x={across(minute)} y={airAt(minute, samples)}>
      <circle r="4" className="fill-warm-dot" />
      <text x="-10" dy="4" textAnchor="end" className="text-warm">
        {clock(minute)} Alert
      </text>
    </svg>
  );
}

/** In minutes: in the dashes of a line that trembles nothing would be left of it. */
const SMOOTH = 40;

/** Dashed where the readings arrived late, and there without the stock, which it would lie on. */
function InterruptedLine() {
  const { lost, back } = internet;
  const before = unseen.slice(0, lost.minute + 1);
  const after = unseen.slice(back.minute);
  return (
    <>
      <Stock samples={before} />
      <Stock samples={after} />
      <g fill="none" strokeWidth="1.6" strokeLinejoin="round" className="stroke-ink">
        <path d={airPath(before)} />
        <path
          d={airPath(unseen.slice(lost.minute, back.minute + 1), SMOOTH)}
          strokeDasharray="6 4"
        />
        <path d={airPath(after)} />
      </g>
    </>
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
      <svg x={across(told.minute)} y="10%" className="text-ink">
        <line y2="90%" className="stroke-control" />
        <circle r="4" fill="currentColor" />
        <text x="10" dy="4">
          {clock(told.minute)} You are told
        </text>
      </svg>
    </>
  );
}
