import type { RoomRun } from "@/lib/simulation/room-run";
import type { DemoStore } from "./demo-store";

export function AcknowledgeButton({ store, run }: { store: DemoStore; run: RoomRun }) {
  return (
    <button type="button" onClick={() => store.acknowledge(run)} className="button w-full">
      Acknowledge
    </button>
  );
}

export function isUnanswered({ alert: { condition } }: RoomRun): boolean {
  return condition.status === "alert" && condition.acknowledgedAt === undefined;
}
