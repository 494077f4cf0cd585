import type { ReactNode } from "react";
import { clock } from "@/lib/cold-room/clock";
import { alertSentences, moments } from "@/lib/cold-room/incident";
import { AlertCard } from "@/components/ui/alert-card";
import { DeviceFront } from "@/components/ui/device-face";
import { Phone } from "@/components/ui/phone";
import { Dashboard } from "./dashboard";

/** A minute during the delay: the limit is exceeded and the alert is not yet due. */
const DELAY_MINUTE = moments.limitExceeded.minute + 5;

/** The product's three parts, each with a text and a picture below or beside it. */
export function ThreeParts() {
  return (
    <div className="container-page mt-[clamp(36px,4vw,56px)] grid gap-x-6 gap-y-14 desk:grid-cols-3 desk:grid-rows-[auto_1fr]">
      <Part
        label="Sensor"
        title="It measures"
        text="Its probe hangs in the room’s air, which warms before the stock does."
      >
        {/* The box clips the cable. */}
        <div className="relative -mt-3 -mb-37 w-80 self-start justify-self-center desk:-mt-2 desk:-mb-160 desk:w-[min(112%,31rem)]">
          <DeviceFront sizes="(min-width: 62.5rem) 31rem, 20rem" />
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
      <div className="relative grid grid-cols-1 self-start overflow-clip rounded-[10px] border border-border-strong desk:min-h-[25rem] desk:self-stretch">
        {children}
      </div>
    </article>
  );
}

/** The lock screen of the phone on call at the minute of the alert. The box clips the lower end of the phone. */
function AlertScreen() {
  const time = clock(moments.alerted.minute);
  return (
    <Phone className="mx-auto mt-5 -mb-7 w-[300px] max-w-[calc(100%-32px)] desk:mt-8 desk:-mb-12">
      <p className="pt-2 pb-4 text-center text-[min(4rem,16vw)] leading-none font-medium tracking-[-.03em] text-ink [font-variant-numeric:lining-nums] desk:pt-9 desk:pb-7">
        {time}
      </p>
      <AlertCard title="Alert" aside={time} sentences={alertSentences} className="-mx-2 mb-6" />
    </Phone>
  );
}
