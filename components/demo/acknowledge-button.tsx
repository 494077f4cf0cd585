import type { RoomRun } from "@/lib/simulation/room-run";
import type { DemoStore } from "./demo-store";
import { REPAIR_ID } from "./run-controls";

type AcknowledgeButtonProps = { store: DemoStore; run: RoomRun; className: string };

export function AcknowledgeButton({ store, run, className }: AcknowledgeButtonProps) {
  return (
    <button
      ref={handOverFocus}
      type="button"
      onClick={() => store.acknowledge(run)}
      className={`button ${className}`}
    >
      Acknowledge
    </button>
  );
}

// The button goes when it is pressed, and also when the room recovers by itself: never with the focus.
function handOverFocus(button: HTMLButtonElement) {
  return () => {
    if (document.activeElement === button) document.getElementById(REPAIR_ID)?.focus();
  };
}
