import { formatTemperature } from "@/lib/format";
import { alert, alertReason, clock, room } from "@/components/charts/night-data";
import { AlertSign } from "@/components/ui/alert-sign";
import { BodyPicture } from "./body-picture";

/** The hero of a phone: the line leaves the device's display and ends in an alert on the visitor's own screen. */
export function AlertOnYourPhone() {
  return (
    <div className="relative mt-4 min-h-[calc(var(--w)+20px)] flex-1 [--w:clamp(220px,min(95.5vw,calc(100svh-409px)),420px)] sm:hidden">
      <div className="relative mx-auto size-(--w)">
        <BodyPicture
          isFirst
          className="absolute top-[calc(var(--w)*-.055)] left-[calc(var(--w)*-.1)] w-[calc(var(--w)*1.222)] max-w-none [mask-composite:intersect] [mask:linear-gradient(90deg,#000_90%,#0000_92%),linear-gradient(#000_89%,#0000_94%)]"
        />
      </div>
      <span className="absolute top-[calc(var(--w)*.461)] right-[calc(50%-var(--w)*.464)] bottom-10 left-[calc(50%+var(--w)*.317)] rounded-tr-lg border-t-2 border-r-2 border-warm-dot" />
      <a
        href="#night"
        className="inverse absolute inset-x-3 bottom-3 flex items-center gap-3 rounded-[10px] bg-canvas px-3.5 py-3 text-base leading-snug text-body [box-shadow:0_2px_14px_-4px_#000a]"
      >
        <AlertSign className="size-[22px] text-warm" />
        <span className="flex-1">
          <b>
            {room} is {formatTemperature(alert.air)}.
          </b>
          <br />
          {alertReason}
        </span>
        <span className="text-right text-label leading-snug">
          <b className="text-warm">Alert</b>
          <br />
          {clock(alert.minute)}
        </span>
      </a>
    </div>
  );
}
