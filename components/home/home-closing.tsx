"use client";

import { ClosingPanel } from "@/components/layout/closing-panel";
import { useDrawnHomeView } from "./home-session";
import { closingWords } from "./home-words";

/** The closing panel of the home page: the result of the simulation or, while it is idle, of the reference incident. */
export function HomeClosing() {
  const { sky, time, title, line } = closingWords(useDrawnHomeView());
  return (
    <ClosingPanel
      sky={sky}
      time={time}
      sentence={<span className="block max-sm:max-w-[7em]">{title}</span>}
    >
      <p className="mt-3.5 text-[clamp(1.1875rem,1rem+.7vw,1.5rem)] leading-[1.2] font-medium tracking-[-.014em] text-balance text-ink">
        <span>{line}</span>
      </p>
    </ClosingPanel>
  );
}
