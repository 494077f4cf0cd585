import { formatTemperature } from "@/lib/format";
import { UPLOAD_SECONDS } from "@/lib/simulation/alert";
import { duration } from "@/lib/simulation/clock";
import { Caption } from "@/components/ui/caption";
import type { DemoStore } from "./demo-store";

export function TraceCaption({ store }: { store: DemoStore }) {
  const { name, model } = store.run.room;
  // One text: each piece of its own would cost the page a comment of React's.
  const text = [
    `Simulated: a ${name.toLowerCase()} set to ${formatTemperature(model.setPoint, 0)}, ${formatTemperature(model.outside, 0)} outside, one reading every ${duration(UPLOAD_SECONDS)}.`,
    "Ink: air at the probe. Blue: stock. Dashed: the air to come, dotted: the stock to come, if nobody acts.",
  ];
  return (
    <Caption figure="1" className="[grid-area:caption]">
      {text.join(" ")}
    </Caption>
  );
}
