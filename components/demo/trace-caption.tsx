import { formatTemperature } from "@/lib/format";
import { UPLOAD_SECONDS } from "@/lib/simulation/alert";
import { duration } from "@/lib/simulation/clock";
import type { Room } from "@/lib/simulation/rooms";
import { Caption } from "@/components/ui/caption";

export function TraceCaption({ room: { name, model } }: { room: Room }) {
  return (
    <Caption figure="1" className="[grid-area:caption]">
      {`Simulated: a ${name.toLowerCase()} set to ${formatTemperature(model.setPoint, 0)}, ${formatTemperature(model.outside, 0)} outside, one reading every ${duration(UPLOAD_SECONDS)}.`}
      <span className="mt-1 flex flex-wrap gap-x-5">
        {lines.map(({ text, className, dash }) => (
          <span key={text} className="flex items-center gap-2">
            <svg
              width="28"
              height="2"
              stroke="currentColor"
              className={className}
              aria-hidden="true"
            >
              <path d="M0 1H28" strokeWidth="1.75" strokeDasharray={dash} />
            </svg>
            {text}
          </span>
        ))}
      </span>
    </Caption>
  );
}

const lines = [
  { text: "Air at the probe", className: "text-ink" },
  { text: "Stock", className: "text-cold" },
  { text: "Air if nobody acts", dash: "6 5" },
  { text: "Stock if nobody acts", dash: "1.5 4" },
];
