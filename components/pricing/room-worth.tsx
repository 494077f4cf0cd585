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
    <div className="room-worth print:hidden noscript:hidden">
      <label htmlFor="worth">What is in the room worth?</label>
      <span className="room-worth-field">
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
      <p id="worth-share" role="status" className={isWrong ? "text-warm" : undefined}>
        {isWrong ? "Enter a sum in figures, such as 40,000." : says(devices, share)}
      </p>
    </div>
  );
}

function says(devices = 0, share: number | undefined): ReactNode {
  if (!share) return "Type a sum. It stays on this page: it is neither sent nor kept.";
  const year = `A year of ${deviceCount(devices)}`;
  return (
    <b>
      {share > 1
        ? `${year} costs more than that.`
        : `${year} is ${percentWords(share)}\u00a0% of it.`}
    </b>
  );
}
