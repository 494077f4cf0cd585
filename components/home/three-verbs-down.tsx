import { formatTemperature } from "@/lib/format";
import { pictures } from "@/lib/images";
import { WarmBeyond } from "@/components/charts/air-line";
import { alert, clock, crossed, door, night, roomName } from "@/components/charts/night-data";
import { curvedPath, traceValue } from "@/components/charts/trace-path";
import { ProductPicture } from "@/components/ui/product-picture";
import { crossing, summary, Waiting } from "./three-verbs";

const FROM = door.minute - 4;
const HEIGHT = y(alert.minute);
/** The drawing goes on below the probe's tip, for the cable and the words. */
const BELOW_TIP = 88;

const samples = night.attended.filter(
  ({ minute }) => minute >= FROM && minute <= alert.minute && minute % 2 === 0,
);

/** Measure, decide, speak up on a phone: the night comes down from the headline, into the tip of the probe. */
export function ThreeVerbsDown() {
  const limit = x(night.high);
  const measured = x(traceValue(door.minute, samples, ({ air }) => air, 1));
  const crossingY = Math.round(y(crossing));
  return (
    <div className="relative mt-7 overflow-x-clip [--w:min((100vw-96px)*1.4,440px)] sm:hidden">
      <svg
        width="100%"
        height={HEIGHT + BELOW_TIP}
        className="text-xs text-muted"
        role="img"
        aria-label={summary}
      >
        <rect width={limit} height="100%" className="fill-band" />
        <line x1={limit} x2={limit} y2="100%" className="stroke-band-edge" />
        <Waiting x={limit} y={crossingY} width={x(alert.air) - limit} height={HEIGHT - crossingY} />
        <WarmBeyond id="verbs" x1={x(night.high - 1)} x2={x(night.high + 1)} />
        <path
          d={curvedPath(
            samples.map(({ minute, air }) => [x(air), y(minute)]),
            0,
          )}
          fill="none"
          stroke="url(#verbs)"
          strokeWidth="1.6"
        />
        <path
          d={`M${measured} ${y(door.minute)}H90M${limit} ${crossingY}H90`}
          className="stroke-border-strong"
        />
        <path d={`M${x(alert.air)} ${HEIGHT}v39h10`} fill="none" className="stroke-warm-dot" />
        <circle cx={measured} cy={y(door.minute)} r="5" className="fill-ink" />
        <circle cx={limit} cy={crossingY} r="5" className="fill-warm-dot" />
        <text x="98" y={y(door.minute) + 7} className="text-heading font-medium text-ink">
          Measure
        </text>
        <text x="98" y={y(door.minute) + 27}>
          {clock(door.minute)}, {roomName.toLowerCase()} {formatTemperature(door.air)}
        </text>
        <text x={limit + 8} y="20">
          Limit {formatTemperature(night.high, 0)}
        </text>
        <text x="98" y={crossingY + 7} className="text-heading font-medium text-ink">
          Decide
        </text>
        <text x="98" y={crossingY + 27}>
          {clock(crossed.minute)}, wait {night.delayMinutes}&nbsp;min
        </text>
      </svg>
      {/* The probe's tip is at 8 % of the picture's width, and 63.6 % of it below its top; 88 px is BELOW_TIP. */}
      <ProductPicture
        picture={pictures.hero}
        sizes="90vw"
        className="absolute top-[calc(100%-88px-var(--w)*.636)] left-[calc(80px-var(--w)*.08)] w-(--w) max-w-none [mask:linear-gradient(90deg,#000_76%,#0000_87%)]"
      />
      {/* Over the picture, whose light would dim it. */}
      <svg
        width="100%"
        height={HEIGHT + BELOW_TIP}
        className="absolute top-0 text-xs text-muted"
        aria-hidden="true"
      >
        <circle cx={x(alert.air)} cy={HEIGHT} r="5" className="fill-warm-dot" />
        <text x="98" y={HEIGHT + 46} className="text-heading font-medium text-warm">
          Speak up
        </text>
        <text x="98" y={HEIGHT + 66}>
          {clock(alert.minute)}, {formatTemperature(alert.air)}. Alert
        </text>
      </svg>
    </div>
  );
}

/** In CSS pixels from the screen's left edge, and from the drawing's top. */
function x(degrees: number): number {
  return Math.round(80 + (degrees - alert.air) * 12);
}

function y(minute: number): number {
  return (minute - FROM) * 19;
}
