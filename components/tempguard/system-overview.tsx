import type { ReactNode } from "react";
import { formatClock, formatDegrees, formatTemperature } from "@/lib/format";
import { appUrl } from "@/lib/site";
import { alert, eventOf, night } from "@/components/charts/night-data";
import { Caption } from "@/components/ui/caption";

const crossed = eventOf("limitCrossed");
/** The simulation’s, as in the demo. */
const READING_EVERY_MINUTES = 5;

/** Sensor, cloud, phone: one line through three fragments of the product, at the minute of an alert. */
export function SystemOverview() {
  return (
    <figure className="mt-[clamp(40px,4.4vw,64px)]">
      <h3 className="mb-6 text-heading">System overview</h3>
      <div className="mb-6 grid gap-x-12 gap-y-10 md:grid-cols-[3fr_4.6fr_3.7fr] md:grid-rows-[1fr_auto] md:gap-y-4">
        <Stage
          title="The sensor reads"
          text="It sits in the cold room and sends what it measures."
          link="text-amber"
        >
          <Readings />
        </Stage>
        <Stage
          title="The cloud decides"
          text="You set the limit and the delay. A door held open for a delivery stays quiet; a door left open does not."
          link="text-warm"
        >
          <Rule />
        </Stage>
        <Stage
          title="Your phone says so"
          text="The warm room comes first. Everything else waits below."
        >
          <Units />
        </Stage>
      </div>
      <Caption figure="2">
        System overview: sensor, cloud, mobile. Simulated readings from the night on the home page.
      </Caption>
    </figure>
  );
}

type StageProps = { title: string; text: string; link?: string; children: ReactNode };

function Stage({ title, text, link, children }: StageProps) {
  return (
    <div className="md:row-span-2 md:grid md:grid-rows-subgrid">
      <div className="relative">
        <div className="h-full overflow-hidden rounded-[10px] border border-border bg-surface text-[.875rem]">
          {children}
        </div>
        {link && (
          <svg
            width="49"
            height="10"
            className={`absolute top-1/2 left-full max-md:hidden ${link}`}
            overflow="visible"
            aria-hidden="true"
          >
            <path d="M0 5h49" stroke="currentColor" strokeWidth="1.5" />
            <circle cy="5" r="4" fill="currentColor" />
            <circle cx="48" cy="5" r="4" fill="currentColor" />
          </svg>
        )}
      </div>
      <div className="max-md:mt-4">
        <h3 className="text-[1.0625rem]">{title}</h3>
        <p className="mt-1 max-w-[27em] text-base">{text}</p>
      </div>
    </div>
  );
}

function Head({ title, note }: { title: string; note: string }) {
  return (
    <p className="flex justify-between gap-4 border-b border-border px-4 py-3">
      <b>{title}</b>
      <span className="text-muted">{note}</span>
    </p>
  );
}

function Readings() {
  const shown = night.attended.filter(
    ({ minute }) =>
      minute > crossed.minute - 3 * READING_EVERY_MINUTES &&
      minute <= alert.minute &&
      (alert.minute - minute) % READING_EVERY_MINUTES === 0,
  );
  return (
    <div className="flex h-full flex-col">
      <Head title="Sensor" note="Simulated" />
      <ul className="grid flex-1 pt-2">
        {shown.map(({ minute, air }) => (
          <li
            key={minute}
            className={`flex items-center justify-between px-4 py-[.44rem] last:bg-surface-2 ${air > night.high ? "text-amber" : ""}`}
          >
            <span className="text-muted">{formatClock(minute, night.startHour)}</span>
            {formatTemperature(air)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Rule() {
  const chip =
    "rounded-[6px] border border-border-strong bg-canvas px-2.5 py-1 font-medium whitespace-nowrap text-ink";
  return (
    <div className="flex h-full flex-col">
      <Head title="Cloud platform" note="Rule" />
      <p className="px-5 pt-7 text-[clamp(1.25rem,1rem+1vw,1.75rem)] leading-[1.9] tracking-[-.02em] text-muted md:px-7">
        When <span className={chip}>Walk-in chiller</span> is above{" "}
        <span className={chip}>{formatTemperature(night.high, 0)}</span> for{" "}
        <span className={chip}>{night.delayMinutes}&nbsp;min</span> tell{" "}
        <span className={chip}>the person on call</span>
      </p>
      <div className="mt-auto px-5 pt-8 pb-6 md:px-7">
        <svg width="100%" height="18" aria-hidden="true">
          {Array.from({ length: night.delayMinutes }, (_, i) => (
            <rect
              key={i}
              x={`${(i / night.delayMinutes) * 100}%`}
              width={`${88 / night.delayMinutes}%`}
              height="18"
              rx="2"
              className="fill-amber"
            />
          ))}
        </svg>
        <p className="mt-2.5 flex justify-between gap-4">
          <span className="font-medium text-amber">
            Above limit for {night.delayMinutes}&nbsp;min
          </span>
          <span className="text-muted">Told at {formatClock(alert.minute, night.startHour)}</span>
        </p>
      </div>
    </div>
  );
}

function Units() {
  const others = [
    { name: "Freezer room", reading: -20.1 },
    { name: "Pharmacy fridge", reading: 5.0 },
    { name: "Produce room", reading: 8.1 },
  ];
  return (
    <>
      <p className="m-3 rounded-[6px] bg-canvas px-3 py-1.5 text-center text-[.8125rem] text-muted">
        {new URL(appUrl).host}
      </p>
      <p className="flex items-center justify-between gap-3 border-y border-warm bg-warm/10 px-4 py-5">
        <span>
          <b className="block">Walk-in chiller</b>
          <span className="text-warm">Above limit for {night.delayMinutes}&nbsp;min</span>
        </span>
        <span className="text-[2.5rem] leading-none font-medium tracking-[-.04em] text-warm">
          {formatDegrees(alert.air)}°
        </span>
      </p>
      <ul className="divide-y divide-border px-4 text-base">
        {others.map(({ name, reading }) => (
          <li key={name} className="flex justify-between gap-3 py-3.5">
            {name}
            <span className="font-medium text-ink">{formatDegrees(reading)}°</span>
          </li>
        ))}
        <li className="flex justify-between gap-3 py-3.5 text-muted">
          Last reading <span>{formatClock(alert.minute, night.startHour)}</span>
        </li>
      </ul>
    </>
  );
}
