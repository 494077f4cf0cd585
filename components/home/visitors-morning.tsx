"use client";

import { useRef } from "react";
import { Morning } from "@/components/layout/morning";
import { morningWords } from "@/lib/cold-room/morning-words";
import { dispatch, useNightByMinute } from "./hero/night-store";

/** How the home page ends: with the night that the visitor has made or, as long as he has made none, with its own. */
export function VisitorsMorning() {
  const { look, time, title, line } = morningWords(useNightByMinute());
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <Morning look={look}>
      <h2 ref={headingRef} id="closing" tabIndex={-1} className="text-display outline-none">
        <span className="tracking-[-.008em]">{time}</span> <br />
        {title[0]} <br className="sm:hidden" />
        {title[1]}
      </h2>
      <p className="morning-slot text-ink" data-sight="panel">
        {line ?? (
          <button
            type="button"
            className="button min-w-46"
            onClick={() => {
              headingRef.current?.focus({ preventScroll: true });
              dispatch({ type: "close" });
            }}
          >
            Close the door
          </button>
        )}
      </p>
    </Morning>
  );
}
