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
    <div className="mt-9 [grid-area:worth] tab:mt-0 tab:self-end desk:max-w-155 print:hidden noscript:hidden!">
      <div className="grid items-center gap-x-5 gap-y-2 tab:grid-cols-2">
        <label htmlFor="worth" className="leading-tight font-medium text-balance text-ink">
          What is in the room worth?
        </label>
        <div className="worth-field relative field flex items-center gap-x-3">
          <span aria-hidden="true" className="pt-1 text-muted">
            {CURRENCY}
          </span>
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
          {share && (
            <svg aria-hidden="true">
              {/* Never too thin to be seen. */}
              <rect width="2" height="4" />
              <rect width={percent(Math.min(1, share))} height="4" />
            </svg>
          )}
        </div>
      </div>
      <p
        id="worth-share"
        role="status"
        className={`min-h-13.5 pt-2.5 text-md leading-[1.35] tab:min-h-10 ${isWrong ? "text-warm" : ""}`}
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
    <b className="text-name desk:text-heading">
      {share > 1
        ? `${year} costs more than that.`
        : `${year} is ${percentWords(share)}\u00a0% of it.`}
    </b>
  );
}
