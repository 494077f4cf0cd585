import { formatTemperature, formatDegrees } from "@/lib/format";
import { NightSparkline } from "./night-sparkline";
import { alert, clock, night, roomName } from "@/components/charts/night-data";
import { AlertSign } from "@/components/ui/alert-sign";

/** The phone of the on-call person, dark as phones are at night. On a phone only what it says: the phone is at hand. */
export function AlertPhone() {
  return (
    <div className="dark rounded-[40px] border-border-strong bg-surface-2 text-body max-sm:rounded-[10px] max-sm:border max-sm:bg-surface sm:mx-auto sm:h-140 sm:w-68 sm:border sm:p-[9px] sm:[box-shadow:0_30px_60px_-24px_#000a] desk:mt-19.5">
      <div className="relative flex h-full flex-col p-4 sm:rounded-[31px] sm:bg-canvas sm:p-5">
        <p className="flex justify-between text-label">
          <span>{clock(alert.minute)}</span>
          <span>Temp Guard</span>
        </p>
        <p className="mt-2 font-medium text-ink sm:mt-5.5">{roomName}</p>
        <p className="mt-1 text-[2.75rem] leading-none font-medium tracking-[-.045em] text-warm sm:text-[3.5rem]">
          {formatDegrees(alert.air)}
          <span className="text-2xl tracking-normal">&nbsp;°C</span>
        </p>
        <p className="mt-1.5 text-label">Limit {formatTemperature(night.high, 0)}</p>
        <NightSparkline
          from={alert.minute - 180}
          to={alert.minute + 10}
          range={[-1.8, 8.2]}
          className="absolute inset-x-0 top-47.25 h-47.5 w-full max-sm:hidden"
        />
        <p className="mt-auto flex items-center gap-1.5 pt-4 font-medium text-warm">
          <AlertSign className="size-4" />
          Alert
        </p>
        <p className="mt-0.5 mb-3.5 font-medium text-ink sm:text-sm">
          Above limit for {night.delayMinutes}&nbsp;min.
        </p>
        <p className="pointer-events-none button">Acknowledge</p>
      </div>
    </div>
  );
}
