"use client";

import { ClosingPanel } from "@/components/layout/closing-panel";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { verdict } from "@/lib/cold-room/verdict";
import { useDemoSession } from "./demo-store";

const question = {
  sky: "open",
  title: "Is the stock still\u00a0cold?",
  line: "That depends on who is told, and when.",
} as const;

/** The closing panel of the demo: a question until 06:00, then the outcome of the night. */
export function DemoClosing() {
  const { phase, night } = useDemoSession();
  return (
    <ClosingPanel
      time={clock(NIGHT_MINUTES)}
      {...(phase === "finished" ? verdict(night) : question)}
      secondary={{ href: "/pricing", label: "See the prices" }}
      isOutlined
    />
  );
}
