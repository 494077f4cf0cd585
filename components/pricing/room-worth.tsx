import { type ReactNode, useEffect, useRef, useState } from "react";
import { percent } from "@/components/charts/plot";
import { CURRENCY, deviceCount, yearlyTotal } from "@/lib/pricing";
import { percentWords, readAmount } from "@/lib/room-worth";

/**
 * What the year’s price is of the goods that it watches. The sum stays in this component: it has no name, so that no
 * form and no address can carry it, and nothing stores it.
 */
export function RoomWorth({ devices }: { devices: number | undefined }) {
  const [text, setText] = useState("");
  const [isLeft, setLeft] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const worth = readAmount(text);
  const isWrong = isLeft && worth === undefined && text.trim() !== "";
  const share = worth && devices && yearlyTotal(devices) / worth;

  // What was typed before this ran.
  useEffect(() => setText(inputRef.current?.value ?? ""), []);

  function handleBlur() {
    setLeft(true);
    if (worth !== undefined) setText(worth.toLocaleString("en"));
  }

  return (
    <div className="mt-9 flex flex-wrap items-end [grid-area:worth] tab:mt-4.5 tab:self-end desk:max-w-155 print:hidden noscript:hidden!">
      <label
        htmlFor="worth"
        className="min-w-min flex-1 pr-3 pb-[9px] leading-[1.2] font-medium text-balance text-ink"
      >
        What is in the room worth?
      </label>
      {/* It stands on the line that is its sum. */}
      <span className="-mb-[3px] flex items-baseline justify-between gap-1.5 rounded-t-[6px] border border-b-0 border-control bg-surface px-3 text-[1.0625rem] text-muted focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-(--focus) hover:border-ink has-aria-invalid:border-warm">
        <span aria-hidden="true">{CURRENCY}</span>
        <input
          ref={inputRef}
          id="worth"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setLeft(false);
          }}
          onBlur={handleBlur}
          aria-invalid={isWrong || undefined}
          aria-describedby="worth-share"
          // The bar at the bottom of a phone covers neither it nor its words. In forced colours its own outline is the focus.
          className="min-h-12.5 w-[min(6.4em,46vw)] scroll-mb-[150px] bg-transparent text-right text-[1.625rem] leading-none font-medium tracking-[-.022em] text-ink outline-2 outline-transparent"
        />
      </span>
      {/* The sum, and in it the year's price, which is never too thin to be seen. */}
      <svg className="w-full fill-ink" height="6" aria-hidden="true">
        <rect
          y="3"
          width="100%"
          height="3"
          className={isWrong ? "fill-warm" : "fill-border-strong"}
        />
        {share && (
          <>
            <rect width="2" height="6" />
            <rect
              width={percent(Math.min(1, share))}
              height="6"
              className="[transition:width_300ms_var(--ease-out)]"
            />
          </>
        )}
      </svg>
      <p
        id="worth-share"
        role="status"
        className={`min-h-13.5 w-full pt-[9px] text-[1.0625rem] leading-[1.32] tab:min-h-10 ${isWrong ? "text-warm" : ""}`}
      >
        {isWrong ? "Enter a sum in figures, such as 40,000." : says(devices, share)}
      </p>
    </div>
  );
}

function says(devices = 0, share: number | undefined): ReactNode {
  if (!share) return "Type a sum. It stays on this page: it is neither sent nor kept.";
  const year = `A year of ${deviceCount(devices)}`;
  return (
    <b className="text-[1.1875rem] tracking-[-.014em] desk:text-[1.375rem] desk:leading-[1.2] desk:tracking-[-.016em]">
      {share > 1
        ? `${year} costs more than that.`
        : `${year} is ${percentWords(share)}\u00a0% of it.`}
    </b>
  );
}
