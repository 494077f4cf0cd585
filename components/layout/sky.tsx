import { HourAxis } from "@/components/charts/axes";
import type { Plot } from "@/components/charts/plot";

type SkyHoursProps = {
  plot: Plot;
  /** Where an hour between the first and the last is not shown. Where letters are large, none of them has room. */
  hourClass?: (minute: number) => string;
};

/** Hours along the top of the morning's sky. */
export function SkyHours({ plot, hourClass = () => "max-[14rem]:hidden" }: SkyHoursProps) {
  function labelClass(minute: number): string | undefined {
    if (minute === plot.to) return "font-medium text-ink";
    return minute === plot.from ? undefined : hourClass(minute);
  }
  return (
    <div className="container-page">
      <svg
        width="100%"
        height="52"
        overflow="visible"
        className="-mt-px text-label"
        aria-hidden="true"
      >
        <HourAxis plot={plot} y="0" labelClass={labelClass} />
      </svg>
    </div>
  );
}
