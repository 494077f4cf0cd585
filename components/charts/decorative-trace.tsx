import { line } from "d3-shape";
import { night } from "./night-data";

const EVENING_MINUTES = 450;
const LOW = -0.6;
const HIGH = 6;

const evening = night.attended.filter(
  ({ minute }) => minute <= EVENING_MINUTES && minute % 2 === 0,
);
const trace = line<(typeof evening)[number]>()
  .x(({ minute }) => minute)
  .y(({ air }) => -air)
  .digits(1)(evening);

/** A few ordinary hours inside the band, across the whole page. */
export function DecorativeTrace() {
  return (
    <svg
      viewBox={`0 ${-HIGH} ${EVENING_MINUTES} ${HIGH - LOW}`}
      preserveAspectRatio="none"
      className="block h-[clamp(110px,12vw,168px)] w-full"
      fill="none"
      aria-hidden="true"
    >
      <rect y={-night.high} width={EVENING_MINUTES} height="9" className="fill-band" />
      <path
        d={`M0 ${-night.high}H${EVENING_MINUTES}`}
        vectorEffect="non-scaling-stroke"
        className="stroke-band-edge"
      />
      <path
        d={trace ?? ""}
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink"
      />
    </svg>
  );
}
