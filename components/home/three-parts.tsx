import type { ReactNode } from "react";
import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { aboveLimitFor, events, incidentRoom, NIGHT_AIR } from "@/lib/cold-room/incident";
import { TemperatureStrip } from "@/components/charts/temperature-strip";
import { DeviceFront } from "@/components/ui/device-face";
import { AlertSign } from "@/components/ui/icon";
import { Phone } from "@/components/ui/phone";
import { Dashboard } from "./dashboard";

/** A minute during the delay: the limit is exceeded and the alert is not yet due. */
const DELAY_MINUTE = events.limitExceeded.minute + 5;

/** The product's three parts: words and, under or beside them, a picture. */
export function ThreeParts() {
  return (
    <div className="container-page mt-[clamp(36px,4vw,56px)] grid gap-x-6 gap-y-14 desk:grid-cols-3 desk:grid-rows-[auto_1fr]">
      <Part
        label="Sensor"
        title="It measures"
        text="A sensor in the cold room reads the temperature."
      >
        {/* Without the picture's margins, the housing is aligned with the column or, from three columns on, centred. */}
        <div className="relative mt-[-10%] mb-[-14%] w-[min(540px,118%)] max-desk:-ml-[21.8%] desk:left-1/2 desk:-translate-x-1/2">
          <DeviceFront sizes="(min-width: 62.5rem) min(540px, 36vw), min(540px, 106vw)" />
        </div>
      </Part>
      <Part
        label="Cloud platform"
        title="It decides"
        text="Every reading is checked against its room’s limits, and every room is on one page."
      >
        <Dashboard minute={DELAY_MINUTE} />
      </Part>
      <Part
        label="Mobile web app"
        title="It tells you"
        text="On the phone you already have, in Chrome, Safari, Firefox or MS Edge."
      >
        <AlertScreen />
      </Part>
    </div>
  );
}

type PartProps = { label: string; title: string; text: string; children: ReactNode };

function Part({ label, title, text, children }: PartProps) {
  return (
    <article className="grid break-inside-avoid grid-cols-1 gap-x-6 gap-y-7 border-t border-border pt-4.5 tab:grid-cols-[2fr_3fr] desk:row-span-2 desk:grid-cols-1 desk:grid-rows-subgrid">
      <div>
        <p className="text-label">{label}</p>
        <h3 className="mt-1 text-heading">{title}</h3>
        <p className="mt-1 max-w-[26em] text-base">{text}</p>
      </div>
      <div>{children}</div>
    </article>
  );
}

/** The phone of the person on call at the minute of the alert. */
function AlertScreen() {
  const { minute, air } = events.alerted;
  return (
    <Phone className="min-h-[538px] w-[272px] max-w-full desk:mx-auto">
      <p className="text-label">{clock(minute)}</p>
      <p className="mt-4.5 font-medium text-ink">{incidentRoom.name}</p>{" "}
      <p className="text-[min(3.5rem,16vw)] leading-none font-medium tracking-[-.045em] text-warm">
        {formatTemperature(air)}
      </p>
      <TemperatureStrip
        from={minute - 180}
        to={minute + 8}
        until={minute}
        degrees={[-1.8, 8.2]}
        href={`#${NIGHT_AIR}`}
        overLimit="text-warm"
        className="-mx-5 mt-4 h-auto w-[calc(100%+40px)] flex-1"
      />
      <p className="flex items-center gap-1.5 pt-5 font-medium text-warm">
        <AlertSign className="size-4" />
        Alert
      </p>
      <p className="pb-2 font-medium text-ink">
        {aboveLimitFor(minute - events.limitExceeded.minute)}
      </p>
    </Phone>
  );
}
