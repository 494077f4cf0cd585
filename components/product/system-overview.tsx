import type { ReactNode } from "react";
import { formatTemperature } from "@/lib/format";
import { UPLOAD_SECONDS } from "@/lib/cold-room/alerts";
import { MINUTE } from "@/lib/cold-room/rooms";
import { Hatch } from "@/components/charts/hatch";
import { clock } from "@/lib/cold-room/clock";
import { events, incident, room } from "@/lib/cold-room/incident";
import { alertMessage } from "@/lib/cold-room/words";
import { everyNth } from "@/components/charts/plot";
import { AlertSign } from "@/components/ui/icon";

/** Sensor, cloud, phone: three columns on one rule, from the last quiet reading to the alert and what came of it. */
export function SystemOverview() {
  return (
    <figure className="container-page mt-(--head)">
      <h3 className="text-heading">System overview</h3>
      <ol className="mt-3 grid gap-x-[5vw] border-t-2 border-ink tab:grid-cols-3">
        <Part name="Sensor">
          <Readings />
        </Part>
        <Part name="Cloud platform">
          <Rule />
        </Part>
        <Part name="Mobile web app">
          <Alert />
          <ul className="divide-y divide-border max-tab:hidden">
            {[events.acknowledged, events.recovered].map(({ name, minute }) => (
              <Line key={name} minute={minute}>
                <b>{name}</b>
              </Line>
            ))}
          </ul>
        </Part>
      </ol>
    </figure>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-3 border-border py-4 max-tab:not-first:border-t tab:gap-5">
      <h4 className="text-name">{name}</h4>
      {children}
    </li>
  );
}

function Line({ minute, className = "", children }: LineProps) {
  return (
    <li
      className={`flex min-h-11 flex-wrap content-center items-baseline justify-between py-1 leading-none ${className}`}
    >
      <span className="text-muted">{clock(minute)}</span>
      {children}
    </li>
  );
}

type LineProps = { minute: number; className?: string; children: ReactNode };

/** Every other reading that the sensor sends, from the last quiet one to the one that alerts. */
const readings = everyNth(
  incident.attended.filter(
    ({ minute }) =>
      minute >= events.doorOpened.minute &&
      minute <= events.alerted.minute &&
      (minute * MINUTE) % UPLOAD_SECONDS === 0,
  ),
  2,
);

function Readings() {
  return (
    <ul className="grid grow divide-y divide-border">
      {readings.map(({ minute, air }) => {
        const size =
          minute === events.alerted.minute
            ? "text-[clamp(2.25rem,1.4rem+2.4vw,3.25rem)]"
            : "text-heading md:text-[1.5rem]";
        const isBetween = minute > events.doorOpened.minute && minute < events.alerted.minute;
        return (
          <Line key={minute} minute={minute} className={isBetween ? "max-sm:hidden" : ""}>
            <b className={`${size} ${toneOf(minute)}`}>{formatTemperature(air)}</b>
          </Line>
        );
      })}
    </ul>
  );
}

/** As everywhere: amber while the delay runs, warm from the alert on. */
function toneOf(minute: number): string {
  if (minute >= events.alerted.minute) return "text-warm";
  return minute > events.limitExceeded.minute ? "text-amber" : "";
}

function Rule() {
  const { delayMinutes } = incident;
  return (
    <>
      <p className="text-lg text-muted tab:text-statement">
        When <b>{room.name}</b> is above <b>{room.limit}</b> for <b>{delayMinutes}&nbsp;min</b>,
        alert <b>the person on call</b>.
      </p>
      <svg
        width="100%"
        height="26"
        className="mt-auto stroke-amber max-sm:hidden"
        aria-hidden="true"
      >
        <Hatch width="100%" height="26" stroke="none" />
        <line x2="100%" y1="13" y2="13" />
        <path d="M1 0v26" />
        <line x1="100%" x2="100%" y2="26" strokeWidth="2" className="stroke-warm" />
      </svg>
      <p className="flex justify-between text-label max-sm:hidden">
        <span>
          {clock(events.limitExceeded.minute)} <br />
          limit crossed
        </span>
        <span className="text-right text-warm">
          {clock(events.alerted.minute)} <br />
          {delayMinutes}&nbsp;min above
        </span>
      </p>
    </>
  );
}

function Alert() {
  return (
    <div className="rounded-[18px] border border-border-strong bg-canvas p-4">
      <p className="flex justify-between text-label">
        <span>Temp Guard</span>
        <span>{clock(events.alerted.minute)}</span>
      </p>
      <p className="mt-2 flex items-center gap-2 font-medium text-warm">
        <AlertSign className="w-4" />
        Alert
      </p>
      <p className="text-lg leading-tight font-medium text-balance text-ink md:text-heading">
        {alertMessage}
      </p>
    </div>
  );
}
