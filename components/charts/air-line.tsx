import { type SVGProps, useId } from "react";

/** A line's colour within its limits. */
type Calm = "text-ink" | "text-cold";

type AirLineProps = {
  /** Above it the line is warm. */
  limit: number;
  calm?: Calm;
} & (
  | {
      /** In degrees upwards, as `tracePath` writes it. */
      d: string;
      trace?: undefined;
    }
  | {
      /** A path that stands elsewhere, without a colour of its own: `#night-air`. */
      trace: string;
      d?: undefined;
    }
);

/** A line of air temperatures in a stretched chart. */
export function AirLine({ limit, calm, d, trace }: AirLineProps) {
  const paint = useId();
  return (
    <>
      <WarmBeyond calm={calm} id={paint} x2="0" y1={1 - limit} y2={-1 - limit} />
      <g fill="none" stroke={`url(#${paint})`} strokeWidth="1.6" strokeLinejoin="round">
        {trace ? <use href={trace} /> : <path d={d} />}
      </g>
    </>
  );
}

/** A paint for lines: calm until halfway from the first to the second point of it, warm from there. */
export function WarmBeyond({
  calm,
  ...ends
}: SVGProps<SVGLinearGradientElement> & { calm?: Calm }) {
  return (
    <linearGradient gradientUnits="userSpaceOnUse" {...ends}>
      <InkThenWarm calm={calm} />
    </linearGradient>
  );
}

/** A gradient without a transition: where it is half over, the limit is crossed. */
export function InkThenWarm({ at = 0.5, calm = "text-ink" }: { at?: number; calm?: Calm }) {
  return (
    <>
      <stop offset={at} stopColor="currentColor" className={calm} />
      <stop offset={at} stopColor="currentColor" className="text-warm" />
    </>
  );
}
