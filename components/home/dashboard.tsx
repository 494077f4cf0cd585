import { formatDegrees, formatTemperature } from "@/lib/format";
import { ordinaryHours } from "@/lib/simulation/ordinary-hours";
import { type Room, rooms } from "@/lib/simulation/rooms";
import { Sparkline } from "@/components/charts/sparkline";

const HOURS = 12;
const EVERY_MINUTES = 5;

/** A fragment of the cloud platform's page: every room, what it reads and what it has read. */
export function Dashboard() {
  return (
    <ul className="absolute inset-x-5 top-16 bottom-7 grid grid-rows-3 divide-y divide-border overflow-hidden rounded-[10px] border border-border bg-canvas">
      {rooms.slice(0, 3).map((room) => (
        <UnitRecord key={room.id} room={room} />
      ))}
    </ul>
  );
}

function UnitRecord({ room }: { room: Room }) {
  const readings = ordinaryHours(room, HOURS, EVERY_MINUTES);
  const values = readings.map(({ air }) => air);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const { low, high } = room.rule;
  const margin = (high - low) / 4;
  return (
    <li className="flex flex-col px-4 py-3">
      <p className="flex items-baseline justify-between gap-3 font-medium text-ink">
        <span className="text-sm">{room.name}</span>
        <span className="text-lg leading-none tracking-[-.02em]">
          {formatTemperature(values.at(-1) ?? room.model.setPoint)}
        </span>
      </p>
      <Sparkline
        readings={readings}
        band={[low, high]}
        range={[Math.min(lowest, low - margin), Math.max(highest, high + margin)]}
        className="my-1.5 min-h-8 w-full flex-1"
      />
      <p className="flex justify-between gap-3 text-label text-xs">
        <span>
          Band {formatDegrees(low, 0)} to {formatTemperature(high, 0)}
        </span>
        <span>
          Min {formatDegrees(lowest)}&ensp;Max {formatDegrees(highest)}
        </span>
      </p>
    </li>
  );
}
