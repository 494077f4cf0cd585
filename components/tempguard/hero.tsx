import { PlotArea, TemperatureLine } from "@/components/charts/marks";
import { moments, incident } from "@/lib/cold-room/incident";
import { plot, linePath } from "@/components/charts/plot";
import { QuotationActions } from "@/components/layout/quotation-actions";
import { ProductPicture } from "@/components/device/product-picture";
import { pictures } from "@/lib/images";
import { formatPrice, yearlyTotal } from "@/lib/pricing";
import { phone } from "@/lib/site";

/** The product's name and purpose, and the device. The line of the air ends at the tip of its probe. */
export function Hero() {
  return (
    <section className="tempguard-hero relative grid grid-cols-[100%] md:block md:min-h-(--height)">
      <h1 className="relative -left-[.032em] z-1 container-page w-full text-[calc((100vw-2*var(--margin))/5.3)] leading-[.95] tracking-[-.052em] [word-spacing:.05em] md:pt-[clamp(8px,2vw,36px)] md:text-[min(15.6vw,25svh,19rem)] md:leading-[.84] print:text-[4rem]">
        Temp <br className="max-md:hidden" />
        Guard
      </h1>
      <figure className="relative -mt-[2vw] w-full overflow-x-clip tab:[grid-area:2/1] md:absolute md:bottom-0 md:mt-0 print:hidden">
        <div className="relative ml-[calc(100vw+var(--overhang)-var(--device))] w-(--device)">
          <LineIntoProbe />
          <ProductPicture
            picture={pictures.angled}
            sizes="(max-width: 43.75rem) 92vw, (max-width: 56.25rem) 112vw, min(64vw, 1240px)"
            className="absolute top-0 w-(--device)"
          />
        </div>
        <figcaption className="absolute right-(--gutter) bottom-1 text-label max-tab:text-[min(.8125rem,4vw)]">
          Computer image<span className="max-sm:hidden">, example temperature</span>.
        </figcaption>
      </figure>
      {/* On a wide window the text ends above the safe band. */}
      <div className="relative z-1 container-page w-full pt-5 pb-6.5 tab:self-center tab:[grid-area:2/1] tab:*:max-w-[calc(50vw-var(--margin))] md:pt-[clamp(14px,1.8vw,30px)] md:pb-[calc(var(--device)*.12)] md:*:max-w-[31em] print:*:max-w-none">
        <p className="text-[clamp(1.25rem,1rem+.6vw,1.5rem)] leading-tight font-medium tracking-[-.016em] text-balance text-ink">
          The night shift for your cold room.
        </p>
        <p className="mt-1.5 text-balance tab:mt-3">
          Temp Guard watches the temperature of your cold storage and alerts the person on call when
          it stays out of range.
        </p>
        <QuotationActions className="mt-4.5 print:hidden" />
        <p className="mt-2 text-compact tab:mt-4">
          {`Two rooms: ${formatPrice(yearlyTotal(2))} a year.`}{" "}
          <a href="/pricing" className="text-link print:hidden">
            Pricing
          </a>
          <span className="whitespace-nowrap not-print:hidden">{phone}</span>
        </p>
      </div>
    </section>
  );
}

const { width } = pictures.angled;
/** The probe's tip, in pixels of the picture. */
const tip = { x: 153, y: 1220 };
/** The width of the line, in pixels of the picture. It is longer than the widest screen. */
const LINE_WIDTH = 3.2 * width;
/** The height from the lower limit up to the alert's temperature at the tip, in pixels of the picture. */
const LINE_HEIGHT = 295;
/** The line fills the right half. The empty left half makes the safe band wider than the widest screen. */
const untilAlert = plot(
  [-moments.alerted.minute, moments.alerted.minute],
  [incident.low, moments.alerted.air],
);

/** Uses the picture's pixels as units, so that the line ends at the probe at every size of the picture. */
function LineIntoProbe() {
  return (
    <svg viewBox={`0 0 ${width} ${tip.y + LINE_HEIGHT}`} overflow="visible" aria-hidden="true">
      <svg
        x={tip.x - LINE_WIDTH}
        y={tip.y}
        width={LINE_WIDTH}
        height={LINE_HEIGHT}
        overflow="visible"
      >
        <PlotArea plot={untilAlert} limits={[incident.low, incident.high]} overflow="visible" />
        {/* Clips the line at the alert. */}
        <PlotArea plot={untilAlert}>
          <TemperatureLine d={linePath(samples, ({ air }) => air)} beyond="text-warm" />
        </PlotArea>
      </svg>
    </svg>
  );
}

/** Readings every 4 minutes of the incident, and every 10 minutes otherwise, which hides the compressor's ripple. */
const samples = incident.attended.filter(({ minute }) => {
  const isIncident =
    minute > moments.doorOpened.minute - 4 && minute < moments.recovered.minute + 10;
  return minute % (isIncident ? 4 : 10) === 0;
});
