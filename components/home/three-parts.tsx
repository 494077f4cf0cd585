import type { ReactNode } from "react";
import { clock } from "@/lib/cold-room/clock";
import { alertSentences, incident, moments } from "@/lib/cold-room/incident";
import { AlertCard } from "@/components/ui/alert-card";
import { DeviceFront } from "@/components/device/device-face";
import { Dashboard } from "./dashboard";

const alertTime = clock(moments.alerted.minute);

/** The product's three parts, each with a text and a picture below or beside it. */
export function ThreeParts() {
  return (
    <div className="mt-[clamp(36px,4vw,56px)] grid gap-x-6 gap-y-14 md:grid-cols-3 md:grid-rows-[auto_1fr]">
      <Part
        label="Sensor"
        title="It measures"
        text="Its probe hangs in the room’s air, which warms before the stock does."
      >
        {/* The box clips the cable. */}
        <div className="relative -mt-3 -mb-28 w-80 self-start justify-self-center md:-mt-2 md:-mb-160 md:w-[min(112%,31rem)]">
          <DeviceFront sizes="(min-width: 56.25rem) 31rem, 20rem" />
        </div>
      </Part>
      <Part
        label="Cloud platform"
        title="It decides"
        text={`It alerts when a room is beyond its limit for ${incident.delay}\u00a0min, not at every delivery.`}
      >
        <Dashboard />
      </Part>
      <Part
        label="Mobile web app"
        title="It tells you"
        text="On the phone you already have, in Chrome, Safari, Firefox or MS Edge."
      >
        {/* A phone, dark in both themes. The box clips its lower end. */}
        <div className="dark mx-auto mt-5 -mb-7 grid w-[300px] max-w-[calc(100%-32px)] grid-cols-[100%] rounded-[42px] border border-border-strong bg-(--surface-2) p-2 [box-shadow:0_30px_60px_-24px_#000a] md:mt-8 md:-mb-12">
          <div className="rounded-[34px] bg-[linear-gradient(var(--canvas)_40%,var(--band))] p-5 text-body">
            <p className="pt-2 pb-4 text-center text-[min(64px,16vw)] leading-none font-medium tracking-[-.03em] text-ink [font-variant-numeric:lining-nums] md:pt-9 md:pb-7">
              {alertTime}
            </p>
            <AlertCard
              title="Alert"
              aside={alertTime}
              sentences={alertSentences}
              className="-mx-2 mb-6"
            />
          </div>
        </div>
      </Part>
    </div>
  );
}

type PartProps = { label: string; title: string; text: string; children: ReactNode };

function Part({ label, title, text, children }: PartProps) {
  return (
    <article className="grid break-inside-avoid grid-cols-1 gap-x-6 gap-y-7 border-t border-border pt-4.5 tab:grid-cols-[2fr_3fr] md:row-span-2 md:grid-cols-1 md:grid-rows-subgrid">
      <div>
        <p className="text-label">{label}</p>
        <h3 className="mt-1 text-heading">{title}</h3>
        <p className="mt-1 max-w-[26em] text-base">{text}</p>
      </div>
      <div className="relative grid grid-cols-1 self-start overflow-clip rounded-[10px] border border-border-strong md:min-h-[25rem] md:self-stretch">
        {children}
      </div>
    </article>
  );
}
