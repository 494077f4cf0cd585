import { formatDegrees, formatTemperature } from "@/lib/format";
import { alert, clock, door, night } from "@/components/charts/night-data";
import { Sparkline } from "@/components/charts/sparkline";

/** The phone of the person on call at the moment of the alert; always dark, as phones are at night. */
export function AlertPhone() {
  const [message, above] = [
    `Limit ${formatTemperature(night.high, 0)}`,
    `Above limit for ${night.delayMinutes}\u00a0min.`,
  ];
  const readings = night.attended.filter(
    ({ minute }) => minute >= door.minute - 45 && minute <= alert.minute,
  );
  return (
    <div className="dark absolute top-16 bottom-7 left-1/2 aspect-[.5] [translate:-50%] rounded-[30px] border border-border-strong bg-surface-2 p-[7px] [box-shadow:0_24px_48px_-20px_#0007]">
      <div className="flex h-full flex-col overflow-hidden rounded-[23px] bg-canvas px-3 py-3.5 text-[.6875rem] leading-snug text-body">
        <p className="mb-3 flex justify-between text-muted">
          <span>{clock(alert.minute)}</span>
          <span>Temp Guard</span>
        </p>
        <p className="text-[.8125rem] font-medium text-ink">Walk-in chiller</p>
        <p className="mt-1 text-[2.5rem] leading-none font-medium tracking-[-.045em] text-warm">
          {formatDegrees(alert.air)}
          <span className="ml-1 align-[.95em] text-base tracking-normal">°C</span>
        </p>
        <p className="mt-1">{message}</p>
        <Sparkline
          readings={readings}
          band={[night.low, night.high]}
          range={[-0.6, 8.4]}
          className="-mx-3 mt-3 min-h-20 w-[calc(100%+24px)] flex-1"
        />
        <p className="mt-3 flex items-center gap-1.5 text-xs font-medium text-warm">
          <svg width="12" height="12" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M6 1 11.4 10.5H.6z" strokeWidth="1.2" strokeLinejoin="round" />
            <path d="M6 4.5v3m0 .8v.9" />
          </svg>
          Alert
        </p>
        <p className="text-xs text-ink">{above}</p>
        <p className="mt-2.5 grid h-9 place-items-center rounded-[7px] bg-ink text-[.8125rem] font-medium text-canvas">
          Acknowledge
        </p>
      </div>
    </div>
  );
}
