import { useEffect, useRef, useState } from "react";
import type { RunEvent } from "@/lib/simulation/room-run";
import type { DemoStore } from "./demo-store";
import { eventWords } from "./copy";

/** Tells a screen reader what changed, the latest only and not more often than every few seconds. */
export function Announcer({ store }: { store: DemoStore }) {
  const [text, setText] = useState("");
  const spoken = useRef({ at: -Infinity, id: -1, run: store.run });
  const { run } = store;
  const event = run.events.findLast(isNews);

  useEffect(() => {
    const before = spoken.current;
    if (before.run !== run) spoken.current = { ...before, id: -1, run };
    if (!event || event.id <= spoken.current.id) return;
    const speak = () => {
      spoken.current = { at: performance.now(), id: event.id, run };
      const { name, detail } = eventWords(event, run);
      setText(`${run.room.name}: ${name}. ${detail}`);
    };
    const timer = setTimeout(
      speak,
      Math.max(before.at + QUIET_MILLISECONDS - performance.now(), 0),
    );
    return () => clearTimeout(timer);
  }, [event, run]);

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

const QUIET_MILLISECONDS = 4000;

// What the visitor has done is told by the button that did it.
function isNews({ kind }: RunEvent): boolean {
  return !["started", "defrost", "backfilled", "broken", "repaired"].includes(kind);
}
