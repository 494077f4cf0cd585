import { Hatch } from "@/components/charts/hatch";
import { Label, Sheet, Trace } from "@/components/charts/marks";
import { clock, events, night, room, nightCaption } from "@/lib/night/night";
import { curve, plot, tracePath } from "@/components/charts/plot";
import { ProductPicture } from "@/components/ui/product-picture";
import { formatTemperature } from "@/lib/format";
import { pictures } from "@/lib/images";
import { crossing, Verb, verbs } from "./verbs";

/** Measure, decide, speak up: the line of the night runs into the tip of the device's probe. */
export function ThreeVerbs() {
  return (
    <div className="three-verbs">
      <ProductPicture
        picture={pictures.hero}
        sizes="(min-width: 62.5rem) min(50vw, 920px), (min-width: 36rem) 56vw, 110vw"
      />
      <Across />
      <Down />
      <p className="container-page mt-2.5 flex justify-between text-label max-sm:hidden">
        <span className="text-cold">Limits {room.limits}</span>
        <span>{nightCaption}</span>
      </p>
    </div>
  );
}

type Reading = { minute: number; air: number };

const description = `${clock(events.ajar.minute)}, ${room.name.toLowerCase()} ${formatTemperature(events.ajar.air)}. ${clock(events.crossed.minute)}, above ${room.limit}: wait ${night.delayMinutes} min. ${clock(events.alert.minute)}, ${formatTemperature(events.alert.air)}: Alert.`;

/** The line's first minute on a phone, and the one after its last. */
const [FROM, UNTIL] = [events.ajar.minute - 4, events.alert.minute + 1];

/** From the page's left edge to the tip, from the lower limit up to the alert. */
const acrossPlot = plot(
  [events.ajar.minute - 16, events.alert.minute],
  [night.low, events.alert.air],
);

function Across() {
  const start = acrossPlot.air(crossing);
  const readings = night.attended.slice(acrossPlot.from, UNTIL);
  return (
    <svg
      overflow="visible"
      className="text-label max-sm:hidden"
      role="img"
      aria-label={description}
    >
      <Sheet plot={acrossPlot} limits={[night.low, night.high]} overflow="visible">
        <Trace d={tracePath(readings, ({ air }) => air)} warmAbove={night.high} />
      </Sheet>
      <Hatch
        x={start.x}
        width={acrossPlot.across(events.alert.minute - crossing.minute)}
        height={start.y}
      />
      {verbs.map((verb) => (
        <Verb key={verb.name} {...verb} dot={acrossPlot.air(verb.reading)} />
      ))}
    </svg>
  );
}

/** On a phone the line comes down into the tip: degrees go to the right, from the page's left edge, minutes downwards. */
const downPlot = plot([events.alert.air - 6.7, events.alert.air], [-events.alert.minute, -FROM]);

function Down() {
  const place = ({ minute, air }: Reading) => downPlot.at(air, -minute);
  const path = (readings: Reading[]) =>
    curve(
      readings.map(({ minute, air }) => [air, minute]),
      2,
    );
  const start = place(crossing);
  return (
    <svg overflow="visible" className="text-label sm:hidden" role="img" aria-label={description}>
      <rect width={start.x} height="200%" className="fill-band" />
      <rect x={start.x} width="1" height="200%" className="fill-band-edge" />
      <Label at={{ x: start.x, y: "0" }} dx="8" dy="1.4em">
        {`Limit ${room.limit}`}
      </Label>
      <Hatch
        {...start}
        width={downPlot.across(events.alert.air - night.high)}
        height={downPlot.down(events.alert.minute - crossing.minute)}
      />
      <Sheet plot={downPlot}>
        <Trace d={path([...night.attended.slice(FROM, events.crossed.minute), crossing])} />
        <Trace
          tone="warm"
          d={path([crossing, ...night.attended.slice(events.crossed.minute, UNTIL)])}
        />
      </Sheet>
      <svg x="100%" y="100%" overflow="visible">
        <path d="M0 0v39h9" fill="none" className="stroke-warm-dot" />
      </svg>
      {verbs.map((verb) => (
        <Verb key={verb.name} {...verb} {...verb.down} dot={place(verb.reading)} />
      ))}
    </svg>
  );
}
