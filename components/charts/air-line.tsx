import { type SVGProps, useId } from "react";

type AirLineProps = {
  /** Above it the line is warm. */
  limit: number;
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
export function AirLine({ limit, d, trace }: AirLineProps) {
  const paint = useId();
  return (
    <>
      <WarmBeyond id={paint} x2="0" y1={1 - limit} y2={-1 - limit} />
      <g fill="none" stroke={`url(#${paint})`} strokeWidth="1.6" strokeLinejoin="round">
        {trace ? <use href={trace} /> : <path d={d} />}
      </g>
    </>
  );
}

/** A paint for lines: ink until halfway from the first to the second point of it, warm from there. */
export function WarmBeyond(ends: SVGProps<SVGLinearGradientElement>) {
  return (
    <linearGradient gradientUnits="userSpaceOnUse" {...ends}>
      <InkThenWarm />
    </linearGradient>
  );
}

/** A gradient without a transition: where it is half over, the limit is crossed. */
export function InkThenWarm({ at = 0.5 }: { at?: number }) {
  return (
    <>
      <stop offset={at} stopColor="currentColor" className="text-ink" />
      <stop offset={at} stopColor="currentColor" className="text-warm" />
    </>
  );
}
