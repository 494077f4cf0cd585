import { Sheet, Trace } from "@/components/charts/marks";
import { events, incident, NIGHT_AIR } from "@/lib/cold-room/incident";
import { plot, tracePath } from "@/components/charts/plot";
import { Caption } from "@/components/ui/caption";
import { ProductPicture } from "@/components/ui/product-picture";
import { anchors, pictures } from "@/lib/images";
import { priceRange } from "@/lib/pricing";
import { company } from "@/lib/site";

/** The product's name and what it does, beside the device with the night that runs into its probe. */
export function ProductHero() {
  return (
    <section className="product-hero">
      <h1 className="container-page">
        Temp <br className="max-md:hidden" />
        Guard
      </h1>
      <figure className="print:hidden">
        <div className="device">
          <NightIntoProbe />
          <ProductPicture
            picture={pictures.hero}
            sizes="(max-width: 56.25rem) 112vw, min(64vw, 1240px)"
          />
        </div>
        <Caption>Rendering, with a simulated line.</Caption>
      </figure>
      <div className="words container-page">
        <p className="text-[clamp(1.25rem,1rem+.6vw,1.5rem)] leading-tight font-medium tracking-[-.016em] text-ink">
          The night shift for your cold room.
        </p>
        <p className="mt-1.5 tab:mt-3">
          Temp Guard watches the temperature of your cold storage and alerts the person on call when
          it stays out of range.
        </p>
        <p className="mt-4.5 actions print:hidden">
          <a href="/contact-us" data-cta className="button min-h-13">
            Get a quotation
          </a>
          <a href="/demo" className="action-link">
            Try the demo
          </a>
        </p>
        <p className="mt-2 text-compact tab:mt-4">
          {priceRange()}.{" "}
          <a href="/pricing" className="text-link print:hidden">
            Pricing
          </a>
          <span className="not-print:hidden">{company.phone}</span>
        </p>
      </div>
    </section>
  );
}

const { width, height } = pictures.hero;
const tip = { x: (anchors.hero.tip.x / 100) * width, y: (anchors.hero.tip.y / 100) * height };
/** So wide that the line comes in from beyond the left edge of the widest screen. */
const LINE_WIDTH = 2.2 * width;
/** From the alert's temperature, at the tip, down to the lower limit; in the picture's pixels. */
const LINE_HEIGHT = 295;
// The line takes the second half. The first one lets the band, which is as long again, reach both sides of any screen.
const untilAlertPlot = plot(
  [-events.alerted.minute, events.alerted.minute],
  [incident.low, events.alerted.air],
);

/** In the picture's own pixels, so that the line ends at the probe however large the picture is. */
function NightIntoProbe() {
  return (
    <svg viewBox={`0 0 ${width} ${tip.y + LINE_HEIGHT}`} overflow="visible" aria-hidden="true">
      <svg
        x={tip.x - LINE_WIDTH}
        y={tip.y}
        width={LINE_WIDTH}
        height={LINE_HEIGHT}
        overflow="visible"
      >
        <Sheet plot={untilAlertPlot} limits={[incident.low, incident.high]} overflow="visible" />
        {/* Ends where the sheet does. */}
        <Sheet plot={untilAlertPlot}>
          <Trace id={NIGHT_AIR} d={tracePath(drawn, ({ air }) => air)} warmAbove={incident.high} />
        </Sheet>
      </svg>
    </svg>
  );
}

/** Few readings in quiet hours, more from before the door is left ajar until the air is back. */
const drawn = incident.attended.filter(
  ({ minute }) =>
    minute %
      (minute > events.doorOpened.minute - 4 && minute < events.recovered.minute + 10 ? 4 : 10) ===
    0,
);
