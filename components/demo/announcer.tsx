import { useEffect, useRef, useState } from "react";
import { eventWords, isNews } from "./copy";
import type { DemoStore } from "./demo-store";

/** Tells a screen reader what changed, the latest only and not more often than every few seconds. */
export function Announcer({ store: { run } }: { store: DemoStore }) {
  const [text, setText] = useState("");
  const spokenAt = useRef(-Infinity);
  const event = run.events.findLast(isNews);
  const words = event && eventWords(event, run);
  const news = words ? `${run.room.name}: ${words.name}. ${words.detail}` : "";

  useEffect(() => {
    const speak = () => {
      if (news) spokenAt.current = performance.now();
      setText(news);
    };
    const quiet = spokenAt.current + QUIET_MILLISECONDS - performance.now();
    const timer = setTimeout(speak, Math.max(quiet, 0));
    return () => clearTimeout(timer);
  }, [news]);

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

const QUIET_MILLISECONDS = 4000;
