import type { ReactNode } from "react";
import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { alertSentences, moments, incident } from "@/lib/cold-room/incident";
import { stateAt } from "@/lib/cold-room/night";
import { AlertCard } from "@/components/ui/alert-card";

const { doorOpened, alerted, acknowledged, recovered } = moments;

/** What the sensor, the cloud platform and the web app show during the reference incident. */
export function SystemOverview() {
  return (
    <figure className="container-page mt-(--head)">
      <h3 className="text-label">System overview</h3>
      <ol className="mt-3 grid gap-x-[calc(1.5rem+2.5vw)] border-t-2 border-ink tab:grid-cols-3">
        <Part name="Sensor">
          <ul className="grid grow divide-y divide-border">
            {readings.map(([minute, className]) => (
              <Entry key={minute} minute={minute} className={className}>
                {formatTemperature(stateAt(incident.attended, minute).air)}
              </Entry>
            ))}
          </ul>
        </Part>
        <Part name="Cloud platform">
          <p className="text-lg tracking-normal text-muted tab:text-statement">
            When <b>{incident.name}</b> is above <b>{incident.limit}</b> for{" "}
            <b>{`${incident.delay}\u00a0min`}</b>, alert <b>the person on call</b>.
          </p>
        </Part>
        <Part name="Mobile web app">
          <AlertCard title="Temp Guard" aside={clock(alerted.minute)} sentences={alertSentences} />
          <ul className="grid grow divide-y divide-border max-tab:hidden">
            {[acknowledged, recovered].map(({ minute, name }) => (
              <Entry key={name} minute={minute}>
                {name}
              </Entry>
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
      <h4 className="text-name font-medium text-ink">{name}</h4>
      {children}
    </li>
  );
}

type EntryProps = { minute: number; className?: string; children: ReactNode };

function Entry({ minute, className, children }: EntryProps) {
  return (
    <li className="flex min-h-11 flex-wrap content-center items-baseline justify-between py-1 leading-none">
      <span className="text-muted">{clock(minute)}</span> <b className={className}>{children}</b>
    </li>
  );
}

/** Before the door is opened, during the delay, and at the alert. */
const readings = [
  [doorOpened.minute, "text-heading tracking-normal md:text-[1.5rem]"],
  [
    Math.round((doorOpened.minute + alerted.minute) / 2),
    "text-heading tracking-normal text-amber md:text-[1.5rem]",
  ],
  [alerted.minute, "text-[clamp(2.25rem,1.4rem+2.4vw,3.25rem)] text-warm"],
] as const;
