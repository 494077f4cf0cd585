import { formatTemperature } from "@/lib/format";
import { UPLOAD_SECONDS } from "@/lib/simulation/alert";
import { duration } from "@/lib/simulation/clock";
import { Caption } from "@/components/ui/caption";
import { isAtRest } from "./demo-store";
import { useDemo } from "./use-demo";

export function ChartCaption() {
  const { state, run } = useDemo();
  const { name, model } = run.room;
  const lines: Line[] = [
    { text: "Air at the probe", className: "text-ink" },
    { text: "Stock", className: "text-cold" },
    { text: "If nobody acts", className: isAtRest(state) ? "" : "text-ink", dash: "6 5" },
    { text: "Delay running", className: "text-amber", path: "M0 8 8 0M5 8l8-8m-3 8 8-8" },
  ];
  return (
    <Caption figure="1" className="[grid-area:caption]">
      {`Simulated: a ${name.toLowerCase()} set to ${formatTemperature(model.setPoint, 0)}, ${formatTemperature(model.outside, 0)} outside, one reading every ${duration(UPLOAD_SECONDS)}.`}
      <span className="mt-2 flex flex-wrap gap-x-6">
        {lines.map(({ text, className, dash, path = "M0 4H18" }) => (
          <span key={text} className="flex items-center gap-2">
            <svg
              width="18"
              height="8"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              className={className}
              aria-hidden="true"
            >
              <path d={path} strokeDasharray={dash} />
            </svg>
            {text}
          </span>
        ))}
      </span>
    </Caption>
  );
}

type Line = { text: string; className: string; dash?: string; path?: string };
