import type { ReactNode } from "react";
import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { events, room } from "@/lib/cold-room/incident";
import { aboveLimitFor } from "@/lib/cold-room/words";
import { AlertSign } from "@/components/ui/icon";
import { DeviceFront } from "@/components/ui/device-face";
import { Phone } from "@/components/ui/phone";
import { Dashboard } from "./dashboard";
import { NightSparkline } from "./night-sparkline";

/** While the cloud counts. */
const COUNTING_MINUTE = events.limitExceeded.minute + 5;

/** The product's three parts: words, and under them, or on a tablet beside them, the thing. */
export function ThreeParts() {
  return (
    <div className="three-parts container-page">
      <Part
        label="Sensor"
        title="It measures"
        text="A sensor in the cold room reads the temperature."
      >
        <div className="three-parts-device">
          <DeviceFront sizes="(min-width: 62.5rem) min(540px, 36vw), min(540px, 106vw)" />
        </div>
      </Part>
      <Part
        label="Cloud platform"
        title="It decides"
        text="Every reading is checked against its room’s limits, and every room is on one page."
      >
        <Dashboard minute={COUNTING_MINUTE} />
      </Part>
      <Part
        label="Mobile web app"
        title="It tells you"
        text="On the phone you already have, in Chrome, Safari, Firefox or MS Edge."
      >
        <AlertPhone />
      </Part>
    </div>
  );
}

type PartProps = { label: string; title: string; text: string; children: ReactNode };

function Part({ label, title, text, children }: PartProps) {
  return (
    <article>
      <div className="three-parts-words">
        <p className="text-label">{label}</p>
        <h3 className="mt-1 text-heading">{title}</h3>
        <p className="mt-1 max-w-[26em] text-base">{text}</p>
      </div>
      <div>{children}</div>
    </article>
  );
}

/** The phone of the on-call person at the minute of the alert, dark as phones are at night. */
function AlertPhone() {
  const { minute, air } = events.alerted;
  return (
    <Phone className="min-h-[538px] w-[272px] max-w-full">
      <p className="text-label">{clock(minute)}</p>
      <p className="mt-4.5 font-medium text-ink">{room.name}</p>
      <p className="text-[3.5rem] leading-none font-medium tracking-[-.045em] text-warm">
        {formatTemperature(air)}
      </p>
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
        {aboveLimitFor(minute - events.limitExceeded.minute)}
      </p>
      <p className="pointer-events-none button">Acknowledge</p>
    </Phone>
  );
}
