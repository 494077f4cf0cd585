import { formatTemperature } from "@/lib/format";
import { alert, alertReason, clock, roomName } from "@/components/charts/night-data";
import { AlertSign } from "@/components/ui/alert-sign";
import { BodyPicture } from "./body-picture";

/** The hero of a phone: the line leaves the device's display and ends in an alert on the visitor's own screen. */
export function AlertOnYourPhone() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-5 pt-5 pb-3 [--w:clamp(220px,min(100vw-64px,100svh-420px),420px)] sm:hidden">
      <div className="relative size-(--w)">
        <BodyPicture
          isFirst
          className="absolute top-[calc(var(--w)*-.055)] left-[calc(var(--w)*-.1)] w-[calc(var(--w)*1.222)] max-w-none"
        />
        <i className="absolute top-[45.9%] right-[3.6%] bottom-0 left-[82.6%] rounded-tr-lg border-t-2 border-r-2 border-warm-dot" />
      </div>
      <a
        href="#night"
        className="inverse relative -mt-3.5 flex w-full items-center gap-3 rounded-[10px] bg-canvas px-3.5 py-3 text-base leading-snug text-body [box-shadow:0_2px_14px_-4px_#000a]"
      >
        <AlertSign className="size-[22px] text-warm" />
        <span className="flex-1">
          <b>
            {roomName} is {formatTemperature(alert.air)}.
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
