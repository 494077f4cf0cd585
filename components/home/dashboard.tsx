import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { moments, incident } from "@/lib/cold-room/incident";
import { stateAt } from "@/lib/cold-room/night";
import { DelayBar } from "@/components/ui/delay-bar";
import { TemperatureStrip } from "@/components/charts/temperature-strip";

/** During the delay: the limit is exceeded and the alert is not yet due. */
const waited = 5;
const minute = moments.limitExceeded.minute + waited;

/** An excerpt of the cloud platform's page. */
export function Dashboard() {
  return (
    <div className="flex flex-col px-4 pt-4.5 pb-1.5">
      <p className="flex items-baseline justify-between gap-3 text-compact">
        <b>{incident.name}</b> <span className="text-label">Cold rooms, {clock(minute)}</span>
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium whitespace-nowrap text-amber">
        <span className="text-[min(3.5rem,16vw)] leading-tight [font-variant-numeric:lining-nums]">
          {formatTemperature(stateAt(incident.attended, minute).air)}
        </span>{" "}
        Above limit
      </p>
      <p className="mt-3.5 flex justify-between gap-3 text-compact">
        <span>{`Alert after ${incident.delay}\u00a0min `}</span>
        <b translate="no">{`${waited} of ${incident.delay}`}</b>
      </p>
      <DelayBar minutes={incident.delay} waited={waited} className="mt-2.5" />
      <TemperatureStrip
        from={minute - 240}
        to={minute + 10}
        until={minute}
        degrees={[-2, 8]}
        beyond="text-amber-dot"
        className="my-3 min-h-14 w-full flex-1"
      />
      <ul className="text-compact">
        {otherRooms.map(([name, air]) => (
          <li
            key={name}
            className="flex min-h-11 flex-wrap items-baseline gap-x-2 border-t border-border py-2.5"
          >
            <span className="mr-auto">{name}</span>{" "}
            <span className="text-xs text-cold">In range</span>{" "}
            <b className="min-w-[4em] text-right">{formatTemperature(air)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const otherRooms = [
  ["Freezer room", -20.2],
  ["Pharmacy fridge", 5.1],
] as const;
