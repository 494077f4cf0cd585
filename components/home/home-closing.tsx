"use client";

import { useRef } from "react";
import { ClosingPanel } from "@/components/layout/closing-panel";
import { closeDoor, useDrawnHomeView } from "./home-session";
import { closingWords } from "./home-words";

/** The closing panel of the home page: the result of the simulation or, before it is started, of the reference incident. */
export function HomeClosing() {
  const { sky, time, title, line } = closingWords(useDrawnHomeView());
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <ClosingPanel
      sky={sky}
      time={time}
      headingRef={headingRef}
      isOutlined={!line}
      sentence={
        <>
          <span>{title[0]}</span> <br className="sm:hidden" />
          <span>{title[1]}</span>
        </>
      }
    >
      {/* The height is the same with a sentence and with a button. */}
      <p
        className="mt-3.5 flex min-h-13 items-center text-[clamp(1.1875rem,1rem+.7vw,1.5rem)] leading-[1.2] font-medium tracking-[-.014em] text-ink"
        data-sight="panel"
      >
        {line ? (
          <span>{line}</span>
        ) : (
          <button
            type="button"
            className="button min-w-46"
            onClick={() => {
              headingRef.current?.focus({ preventScroll: true });
              closeDoor();
            }}
          >
            Close the door
          </button>
        )}
      </p>
    </ClosingPanel>
  );
}
