import { formatTemperature } from "@/lib/format";
import { ordinaryHours } from "@/lib/simulation/ordinary-hours";
import { rooms } from "@/lib/simulation/rooms";
import { NightSparkline } from "./night-sparkline";
import { alert, clock, roomName } from "@/components/charts/night-data";
import { AlertSign } from "@/components/ui/alert-sign";

const [, ...others] = rooms;

/** A fragment of the cloud platform's page: the room in trouble first, then the others. */
export function Dashboard() {
  return (
    <div className="rounded-[10px] border border-border-strong bg-canvas px-4 pt-3.5 desk:absolute desk:inset-x-0 desk:top-19.5 desk:h-140 desk:pt-5">
      <p className="flex items-baseline justify-between gap-3">
        <b>{roomName}</b>
        <span className="text-label">Cold rooms, {clock(alert.minute)}</span>
      </p>
      <p className="flex items-baseline justify-between gap-3 font-medium whitespace-nowrap text-warm">
        <span className="text-[2.75rem] leading-tight tracking-[-.045em] sm:text-[3.5rem]">
          {formatTemperature(alert.air)}
        </span>
        <span className="flex items-center gap-1.5">
          <AlertSign className="size-4" />
          Alert
        </span>
      </p>
      <div className="max-desk:my-4 desk:absolute desk:inset-x-4 desk:top-51.25">
        <NightSparkline from={0} range={[-2, 8]} className="h-28 w-full desk:h-42" />
        <p className="mt-2 flex justify-between text-label">
          {[0, 240, alert.minute].map((minute) => (
            <span key={minute}>{clock(minute)}</span>
          ))}
        </p>
      </div>
      <ul className="mt-3 text-base sm:text-compact desk:absolute desk:inset-x-4 desk:bottom-3 desk:max-lg:text-xs">
        {others.slice(0, 2).map((other) => (
          <li
            key={other.id}
            className="flex min-h-11 items-baseline gap-x-2 border-t border-border py-2.5 sm:gap-x-3.5"
          >
            <span className="mr-auto">{other.name}</span>
            <span className="text-xs whitespace-nowrap text-cold">In range</span>
            <b className="min-w-[4em] text-right">
              {formatTemperature(ordinaryHours(other, 8, 5).at(-1)?.air ?? NaN)}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
