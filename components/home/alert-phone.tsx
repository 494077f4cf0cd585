import { formatTemperature, formatDegrees } from "@/lib/format";
import { NightSparkline } from "./night-sparkline";
import { clock, crossed, night, roomName, sampleAt } from "@/components/charts/night-data";
import { AlertSign } from "@/components/ui/alert-sign";

/** The phone of the on-call person at the minute of the alert, dark as phones are at night. */
export function AlertPhone({ minute }: { minute: number }) {
  return (
    <div className="three-parts-phone dark text-body">
      <div className="three-parts-screen flex flex-col bg-canvas p-5">
        <p className="flex justify-between gap-3 text-label">
          <span>{clock(minute)}</span>
          <span>Temp Guard</span>
        </p>
        <p className="mt-4.5 font-medium text-ink">{roomName}</p>
        <p className="text-[3.5rem] leading-none font-medium tracking-[-.045em] text-warm">
          {formatDegrees(sampleAt(minute).air)}
          <span className="text-[1.5rem] tracking-normal">&nbsp;°C</span>
        </p>
        <p className="text-label">Limit {formatTemperature(night.high, 0)}</p>
        <NightSparkline
          from={minute - 180}
          minute={minute}
          range={[-1.8, 8.2]}
          className="-mx-5 mt-4 h-40 w-[calc(100%+40px)]"
        />
        <p className="mt-auto flex items-center gap-1.5 pt-4 font-medium text-warm">
          <AlertSign className="size-4" />
          Alert
        </p>
        <p className="mb-3 text-compact font-medium text-ink">
          Above limit for {minute - crossed.minute}&nbsp;min.
        </p>
        <p className="pointer-events-none button">Acknowledge</p>
      </div>
    </div>
  );
}
