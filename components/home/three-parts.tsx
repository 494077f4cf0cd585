import type { ReactNode } from "react";
import { formatDegrees } from "@/lib/format";
import { clock, events, night, room } from "@/lib/cold-room/night";
import { AlertSign } from "@/components/ui/icon";
import { DeviceFront, QUIET_MINUTE } from "@/components/ui/device-face";
import { Phone } from "@/components/ui/phone";
import { Dashboard } from "./dashboard";
import { NightSparkline } from "./night-sparkline";

/** While the cloud counts. */
const COUNTING_MINUTE = events.crossed.minute + 5;

/** The product's three parts, each at its moment of the night. */
export function ThreeParts() {
  return (
    <div className="three-parts">
      <div className="three-parts-row container-page">
        <Part
          minute={QUIET_MINUTE}
          dot="bg-cold"
          label="Sensor"
          title="It measures"
          text="A sensor in the cold room reads the temperature."
        >
          <div className="three-parts-device">
            <DeviceFront sizes="(min-width: 62.5rem) min(540px, 42vw), 420px" />
          </div>
        </Part>
        <Part
          minute={COUNTING_MINUTE}
          dot="bg-amber"
          label="Cloud platform"
          title="It decides"
          text="Every reading is checked against its room’s limits, and every room is on one page."
        >
          <Dashboard minute={COUNTING_MINUTE} />
        </Part>
        <Part
          minute={events.alert.minute}
          dot="bg-warm-dot"
          label="Mobile web app"
          title="It tells you"
          text="On the phone you already have, in Chrome, Safari, Firefox or MS Edge."
        >
          <AlertPhone />
        </Part>
      </div>
    </div>
  );
}

type PartProps = {
  minute: number;
  dot: string;
  label: string;
  title: string;
  text: string;
  children: ReactNode;
};

/** Below a desktop's width a stop on a rail; on a tablet with its picture beside the words. */
function Part({ minute, dot, label, title, text, children }: PartProps) {
  return (
    <article className="three-parts-part relative grid gap-4">
      <p className="three-parts-moment flex flex-wrap items-baseline text-compact">
        <i className={dot} />
        <b className="text-heading">{clock(minute)}</b>
        <span className="text-muted">{label}</span>
      </p>
      <div className="three-parts-words">
        <h3 className="text-heading">{title}</h3>
        <p className="mt-1 max-w-[26em] text-base">{text}</p>
      </div>
      <div className="three-parts-thing">{children}</div>
    </article>
  );
}

/** The phone of the on-call person at the minute of the alert, dark as phones are at night. */
function AlertPhone() {
  const { minute, air } = events.alert;
  return (
    <Phone className="min-h-[538px] w-[272px] max-w-full desk:mx-auto">
      <p className="flex justify-between gap-3 text-label">
        <span>{clock(minute)}</span>
        <span>Temp Guard</span>
      </p>
      <p className="mt-4.5 font-medium text-ink">{room.name}</p>
      <p className="text-[3.5rem] leading-none font-medium tracking-[-.045em] text-warm">
        {formatDegrees(air)}
        <span className="text-[1.5rem] tracking-normal">&nbsp;°C</span>
      </p>
      <p className="text-label">Limit {room.limit}</p>
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
        Above limit for {night.delayMinutes}&nbsp;min.
      </p>
      <p className="pointer-events-none button">Acknowledge</p>
    </Phone>
  );
}
