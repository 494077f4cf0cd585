import { formatTemperature } from "@/lib/format";
import { UPLOAD_SECONDS } from "@/lib/simulation/alert";
import { duration } from "@/lib/simulation/clock";
import { Caption } from "@/components/ui/caption";
import type { DemoStore } from "./demo-store";
import { aheadText } from "./tone";

export function TraceCaption({ store }: { store: DemoStore }) {
  const { name, model } = store.run.room;
  return (
    <Caption figure="1" className="[grid-area:caption]">
      {`Simulated: a ${name.toLowerCase()} set to ${formatTemperature(model.setPoint, 0)}, ${formatTemperature(model.outside, 0)} outside, one reading every ${duration(UPLOAD_SECONDS)}.`}
      <span className="mt-2 grid max-w-[44em] grid-cols-[auto_1fr] gap-x-6 sm:grid-flow-col sm:grid-cols-none sm:grid-rows-2">
        {linesOf(store).map(({ text, className = "text-muted", dash, path = "M0 4H18" }) => (
          <span key={text} className="flex items-center gap-1.5">
            <svg
              width="18"
              height="8"
              fill="none"
              stroke="currentColor"
              className={className}
              aria-hidden="true"
            >
              <path d={path} strokeWidth="1.75" strokeDasharray={dash} />
            </svg>
            {text}
          </span>
        ))}
      </span>
    </Caption>
  );
}

type Line = { text: string; className?: string | undefined; dash?: string; path?: string };

function linesOf(store: DemoStore): Line[] {
  return [
    { text: "Air at the probe", className: "text-ink" },
    { text: "Air if nobody acts", className: aheadText(store, "text-ink"), dash: "6 5" },
    { text: "Stock", className: "text-cold" },
    { text: "Stock if nobody acts", className: aheadText(store, "text-cold"), dash: "1.5 4" },
    { text: "Beyond a limit", className: "text-warm" },
    { text: "Delay running", className: "text-amber", path: "M0 8 8 0M5 8l8-8m-3 8 8-8" },
  ];
}
