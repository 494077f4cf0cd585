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
import { tracePath } from "@/components/charts/trace-path";
import { across, Air, airPath, Band, down, Plot, Stock } from "./night-plot";

const { samples: uncooled, events: power } = powerCut;
const { samples: unseen, events: internet, backFilled } = internetLoss;

/** The same room in three bad nights: what happens, when you are told, what becomes of the stock. */
export function ThreeNights() {
  return (
    <>
      <ul className="bad-nights container-page">
        <BadNight
          title="A door is left ajar"
          stock={morning.attended.stock}
          traces={
            <>
              <Stock />
              <Air />
            </>
          }
          marks={<Alert {...alert} />}
          fault="door"
          action="Leave the door open"
        >
          The limit is crossed at {clock(crossed.minute)}, the alert comes at {clock(alert.minute)},
          the door is closed at {clock(closed.minute)}. Unnoticed, the stock would be{" "}
          {formatTemperature(morning.unattended.stock)} by morning.
        </BadNight>
        <BadNight
          title="The power goes"
          stock={power.morning.stock}
          traces={
            <>
              <path
                d={tracePath(uncooled, ({ stock }) => stock, 24)}
                fill="none"
                strokeWidth="1.6"
                vectorEffect="non-scaling-stroke"
                className="stroke-cold"
              />
              <defs>
                <path id="power-cut" vectorEffect="non-scaling-stroke" d={airPath(uncooled)} />
              </defs>
              <Air trace="#power-cut" />
            </>
          }
          marks={<Alert {...power.alert} />}
          fault="power"
          action="Cut the power"
        >
          The power is cut at {clock(power.cut.minute)}. The limit is crossed at{" "}
          {clock(power.limitCrossed.minute)}, the alert comes at {clock(power.alert.minute)}. With
          no power by {clock(power.morning.minute)}, the air is{" "}
          {formatTemperature(power.morning.air)}.
        </BadNight>
        <BadNight
          title="The internet goes"
          stock={unseen.at(-1)?.stock ?? NaN}
          traces={
            <>
              <defs>
                <path id="internet-loss" vectorEffect="non-scaling-stroke" d={airPath(unseen)} />
                <clipPath id="unseen">
                  <path
                    d={`M${internet.lost.minute}-99H${internet.back.minute}V99H${internet.lost.minute}z`}
                  />
                </clipPath>
                <clipPath id="seen">
                  <path
                    d={`M-9-99H${internet.lost.minute}V99H-9zM999-99H${internet.back.minute}V99H999z`}
                  />
                </clipPath>
              </defs>
              <g fill="none" strokeWidth="1.6" strokeLinejoin="round" className="stroke-ink">
                <use href="#internet-loss" clipPath="url(#seen)" />
                <use href="#internet-loss" clipPath="url(#unseen)" strokeDasharray="3 4" />
              </g>
            </>
          }
          marks={<NotSeen />}
          fault="internet"
          action="Drop the internet"
        >
          From {clock(internet.lost.minute)} no reading arrives. At {clock(internet.told.minute)}{" "}
          you are told that the room cannot be seen, rather than shown an old number. At{" "}
          {clock(internet.back.minute)} the {backFilled} readings that waited arrive.
        </BadNight>
      </ul>
      <p className="container-page mt-3 text-sm md:mt-12">
        <b className="mr-3">Supported browsers</b> Chrome, Safari, Firefox, MS Edge
      </p>
    </>
  );
}

const TOP = 9;
const BOTTOM = -2;

type BadNightProps = {
  title: string;
  traces: ReactNode;
  marks: ReactNode;
  /** In the morning. */
  stock: number;
  /** What the demo breaks. */
  fault: string;
  action: string;
  children: ReactNode;
};

function BadNight({ title, traces, marks, stock, fault, action, children }: BadNightProps) {
  return (
    <li>
      <div className="relative h-[max(104px,15.3vw)] max-h-55 border-b border-control">
        <Plot top={TOP} bottom={BOTTOM}>
          <Band />
          {traces}
        </Plot>
        <svg className="overlay text-xs font-medium" aria-hidden="true">
          {marks}
          <text
            x="100%"
            y={down(night.low, TOP, BOTTOM)}
            dx="-8"
            dy="-8"
            textAnchor="end"
            className={stock > night.high ? "text-warm" : "text-cold"}
          >
            Stock {formatTemperature(stock)}
          </text>
        </svg>
      </div>
      <p className="mt-2 flex justify-between text-label" aria-hidden="true">
        {[0, night.lengthMinutes / 2, night.lengthMinutes].map((minute) => (
          <span key={minute}>{clock(minute)}</span>
        ))}
      </p>
      <h3 className="mt-2 text-heading md:mt-5">{title}</h3>
      <p className="mt-1 mb-1 text-sm">{children}</p>
      <a
        href={`/demo?unit=chiller&break=${fault}`}
        className="mt-auto action-link self-start print:hidden"
      >
        {action}
      </a>
    </li>
  );
}

function Alert({ minute, air }: { minute: number; air: number }) {
  return (
    <svg x={across(minute)} y={down(air, TOP, BOTTOM)}>
      <circle r="5" className="fill-warm-dot" />
      <text x="-10" dy="2" textAnchor="end" className="text-warm">
        {clock(minute)} Alert
      </text>
    </svg>
  );
}

function NotSeen() {
  const { lost, told, back } = internet;
  return (
    <>
      <rect
        x={across(lost.minute)}
        width={across(back.minute - lost.minute)}
        height="100%"
        className="fill-grid-hour"
      />
      <svg x={across(told.minute)}>
        <line y1="26" y2={down(told.air, TOP, BOTTOM)} className="stroke-control" />
        <circle cy={down(told.air, TOP, BOTTOM)} r="5" className="fill-ink" />
        <text x="-4" y="18" className="text-ink">
          {clock(told.minute)} Not seen
        </text>
      </svg>
    </>
  );
}
