import { formatTemperature } from "@/lib/format";
import { UPLOAD_SECONDS } from "@/lib/simulation/alert";
import { MINUTE } from "@/lib/simulation/rooms";
import {
  acknowledged,
  alert,
  alertMessage,
  clock,
  closed,
  crossed,
  door,
  night,
  room,
} from "@/components/charts/night-data";

/** Sensor, cloud, phone: three columns on one rule, from the last quiet reading to the alert. */
export function SystemOverview() {
  return (
    <figure className="container-page mt-(--head)">
      <h3 className="mb-4 text-heading">System overview</h3>
      <ol className="system">
        <li>
          <h4 className="text-label font-medium text-ink">Sensor</h4>
          <Readings />
        </li>
        <li>
          <h4 className="text-label font-medium text-ink">Cloud platform</h4>
          <Rule />
        </li>
        <li>
          <h4 className="text-label font-medium text-ink">Mobile web app</h4>
          <Alert />
        </li>
      </ol>
    </figure>
  );
}

// From the last quiet one to the one that alerts, each larger than the one before.
const sizes = ["text-[1.25rem]", "text-[1.5rem]", "text-[1.75rem]", "text-[2rem]", "text-[2.5rem]"];

function Readings() {
  const readings = night.attended.filter(
    ({ minute }) =>
      minute >= door.minute && minute <= alert.minute && (minute * MINUTE) % UPLOAD_SECONDS === 0,
  );
  return (
    <ul className="mt-2 md:mt-6">
      {readings.map(({ minute, air }, i) => (
        <li key={minute}>
          <span className="text-muted">{clock(minute)}</span>
          <i />
          <b className={`${sizes[i]} ${air > night.high ? "text-warm" : ""}`}>
            {formatTemperature(air)}
          </b>
        </li>
      ))}
    </ul>
  );
}

function Rule() {
  return (
    <>
      <p className="mt-2 text-[1.375rem] leading-tight text-muted md:mt-6 md:text-statement">
        When <b>{room}</b> is above{" "}
        <b className="whitespace-nowrap">{formatTemperature(night.high, 0)}</b> for{" "}
        <b className="whitespace-nowrap">{night.delayMinutes}&nbsp;min</b>, alert{" "}
        <b>the person on call</b>.
      </p>
      <svg
        width="100%"
        height="26"
        className="mt-4 text-warm md:mt-10"
        stroke="currentColor"
        aria-hidden="true"
      >
        <pattern id="waiting" width="7" height="26" patternUnits="userSpaceOnUse">
          <path d="M-3 26 9 0M-10 26 2 0M4 26 16 0" opacity=".5" />
        </pattern>
        <rect width="100%" height="26" fill="url(#waiting)" stroke="none" />
        <line x2="100%" y1="13" y2="13" />
        <path d="M1 0v26" />
        <line x1="100%" x2="100%" y2="26" strokeWidth="2" />
      </svg>
      <p className="mt-2 flex justify-between text-label">
        <span>
          {clock(crossed.minute)} <br />
          limit crossed
        </span>
        <span className="text-right text-warm">
          {clock(alert.minute)} <br />
          {night.delayMinutes}&nbsp;min above
        </span>
      </p>
      <p className="mt-3 text-sm">
        You set the limit and the delay. A door held open for a delivery stays quiet; a door left
        open does not.
      </p>
    </>
  );
}

function Alert() {
  return (
    <>
      <div className="mt-2 rounded-[18px] border border-border-strong bg-canvas p-5 md:mt-6">
        <p className="flex justify-between text-label">
          <span>Temp Guard</span>
          <span>{clock(alert.minute)}</span>
        </p>
        <p className="mt-2 flex items-center gap-1.5 font-medium text-warm">
          <svg width="15" height="14" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M7.5 1 14 13H1zM7.5 5.5v3.4m0 1.7v.8" strokeWidth="1.4" />
          </svg>
          Alert
        </p>
        <p className="text-lg leading-snug font-medium text-ink md:text-heading">{alertMessage}</p>
      </div>
      <p className="mt-3 text-label">
        {clock(acknowledged.minute)} acknowledged. {clock(closed.minute)} door closed.
      </p>
    </>
  );
}
