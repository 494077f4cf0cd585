import { formatTemperature } from "@/lib/format";
import { clockTime } from "@/lib/simulation/clock";
import { Caption } from "@/components/ui/caption";
import type { DemoStore } from "./demo-store";

export function TraceCaption({ store }: { store: DemoStore }) {
  const { run } = store;
  const { setPoint, outside } = run.room.model;
  // One text: each piece of its own would cost the page a comment of React's.
  const text = [
    `Simulated: a ${run.room.name.toLowerCase()} set to ${formatTemperature(setPoint, 0)}, ${formatTemperature(outside, 0)} outside, one reading every 5\u00a0min.`,
    "Ink: air at the probe. Blue: stock. Dotted: if nobody acts.",
    store.isExample ? exampleStory(store) : "",
  ];
  return (
    <Caption figure="1" className="max-w-[76em]">
      {text.join(" ")}
    </Caption>
  );
}

function exampleStory({ run }: DemoStore): string {
  const at = (kind: string) => clockTime(run.events.find((event) => event.kind === kind)?.at ?? 0);
  return `The door was left open at ${at("broken")}, the limit was crossed at ${at("crossed")}, and at ${at("alert")} the phone was told.`;
}
