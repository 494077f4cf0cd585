import { formatTemperature } from "@/lib/format";
import { clock, night } from "@/components/charts/night-data";
import { Sparkline } from "@/components/charts/sparkline";

const readings = night.attended.filter(({ minute }) => minute % 3 === 0);
const air = night.attended.map((sample) => sample.air);
const minutesAbove = air.filter((value) => value > night.high).length;

const stories: Record<string, string> = {
  doorLeftAjar: "Door left ajar",
  limitCrossed: "Limit crossed",
  alert: `Person on call told, ${night.delayMinutes}\u00a0min above limit`,
  acknowledged: "Acknowledged",
  doorClosed: "Door closed",
  backBelowLimit: "Back in range",
};

/** A report as it would be printed: a sheet of paper, light in both themes. */
export function DayReport() {
  const facts = [
    { term: "Lowest", value: formatTemperature(Math.min(...air)) },
    {
      term: "Mean",
      value: formatTemperature(air.reduce((sum, value) => sum + value) / air.length),
    },
    { term: "Highest", value: formatTemperature(Math.max(...air)) },
    { term: "Above limit", value: `${minutesAbove}\u00a0min` },
  ];
  return (
    <div className="paper bg-surface px-[clamp(20px,3vw,44px)] py-[clamp(24px,3vw,40px)] text-[.875rem] text-body [box-shadow:0_24px_48px_-24px_#0005]">
      <p className="flex justify-between gap-4 border-b border-ink pb-4">
        <span>
          <b className="block text-heading">Night report</b>
          Walk-in chiller, simulated example
        </span>
        <span className="text-right whitespace-nowrap text-muted">
          Temp Guard <br />
          {clock(0)} to {clock(night.lengthMinutes)}
        </span>
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 py-5 sm:grid-cols-4">
        {facts.map(({ term, value }) => (
          <div key={term} className="flex flex-col-reverse">
            <dt className="text-label">{term}</dt>
            <dd className="text-heading font-medium text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <Sparkline
        readings={readings}
        band={[night.low, night.high]}
        range={[-1.4, 8]}
        className="h-40 w-full border-b border-control"
      />
      <table className="mt-4 w-full text-left">
        <thead className="text-label">
          <tr>
            <th className="py-2 font-normal">Time</th>
            <th className="font-normal">Event</th>
            <th className="text-right font-normal">Reading</th>
          </tr>
        </thead>
        <tbody>
          {night.events.map(({ kind, minute, air }) => (
            <tr key={kind} className="border-t border-border">
              <td className="py-2 pr-3">{clock(minute)}</td>
              <td className="font-medium text-ink">{stories[kind]}</td>
              <td className="text-right whitespace-nowrap">{formatTemperature(air)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
