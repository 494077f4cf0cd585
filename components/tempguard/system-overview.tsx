import { formatTemperature } from "@/lib/format";
import { UPLOAD_SECONDS } from "@/lib/simulation/alert";
import { MINUTE } from "@/lib/simulation/rooms";
import { eventNames } from "@/components/charts/event-words";
import {
  alert,
  alertMessage,
  clock,
  crossed,
  door,
  night,
  roomName,
} from "@/components/charts/night-data";
import { AlertSign } from "@/components/ui/alert-sign";

/** Sensor, cloud, phone: three columns on one rule, from the last quiet reading to the alert and what came of it. */
export function SystemOverview() {
  return (
    <figure className="container-page mt-(--head)">
      <h3 className="text-heading">System overview</h3>
      <ol className="system">
        <li>
          <h4>Sensor</h4>
          <Minutes minutes={readings} />
        </li>
        <li>
          <h4>Cloud platform</h4>
          <Rule />
        </li>
        <li>
          <h4>Mobile web app</h4>
          <Alert />
          <Minutes minutes={outcome} className="max-tab:hidden" />
        </li>
      </ol>
    </figure>
  );
}

// From the last quiet one to the one that alerts, each larger than the one before.
const sizes = ["text-lg", "text-heading", "text-[1.75rem]", "text-[2rem]", "text-[2.5rem]"];

const readings = night.attended
  .filter(
    ({ minute }) =>
      minute >= door.minute && minute <= alert.minute && (minute * MINUTE) % UPLOAD_SECONDS === 0,
  )
  .map(({ minute, air }, i) => ({
    minute,
    text: formatTemperature(air),
    className: `${sizes[i]} ${air > night.high ? "text-warm" : ""}`,
  }));

const outcome = night.events
  .filter(({ minute }) => minute > alert.minute)
  .map(({ minute, kind }) => ({ minute, text: eventNames[kind], className: "" }));

type MinutesProps = { minutes: typeof readings; className?: string };

function Minutes({ minutes, className }: MinutesProps) {
  return (
    <ul className={className}>
      {minutes.map(({ minute, text, className }) => (
        <li key={minute}>
          <span className="text-muted">{clock(minute)}</span>
          <b className={className}>{text}</b>
        </li>
      ))}
    </ul>
  );
}

function Rule() {
  return (
    <>
      <p className="text-lg text-muted tab:text-[1.75rem] md:text-statement">
        When <b>{roomName}</b> is above <b>{formatTemperature(night.high, 0)}</b> for{" "}
        <b>{night.delayMinutes}&nbsp;min</b>, alert <b>the person on call</b>.
      </p>
      <svg
        width="100%"
        height="26"
        className="mt-auto text-warm"
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
      <p className="flex justify-between text-label">
        <span>
          {clock(crossed.minute)} <br />
          limit crossed
        </span>
        <span className="text-right text-warm">
          {clock(alert.minute)} <br />
          {night.delayMinutes}&nbsp;min above
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
        <span>{clock(alert.minute)}</span>
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
