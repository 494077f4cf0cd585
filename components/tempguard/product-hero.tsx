import { alert, clock, night } from "@/components/charts/night-data";
import { Amount } from "@/components/ui/amount";
import { Caption } from "@/components/ui/caption";
import { ProductPicture } from "@/components/ui/product-picture";
import { anchors, pictures } from "@/lib/images";
import { HEADLINE_PRICE } from "@/lib/pricing";
import { company } from "@/lib/site";
import { Air, NightBand, Plot } from "./night-plot";

/** The product's name beside the device, and the night running into the probe's tip. */
export function ProductHero() {
  return (
    <section className="product-hero">
      <div className="container-page">
        <h1>
          Temp <br className="max-md:hidden" />
          Guard
        </h1>
      </div>
      <div className="container-page pt-3 pb-3 tab:pr-[50%] md:pt-10">
        <p className="text-lead">The night shift for your cold room.</p>
        <div className="mt-1 actions tab:mt-6 md:gap-x-9">
          <p className="text-title font-medium whitespace-nowrap text-ink max-md:mb-2">
            <Amount price={HEADLINE_PRICE} />
          </p>
          <p className="not-print:hidden">{company.phone}</p>
          <p className="actions print:hidden">
            <a href="/demo" className="button">
              Request Demo
            </a>
            <a href="/pricing" className="action-link">
              See pricing
            </a>
          </p>
        </div>
        <p className="mt-2 text-label">Your quotation sets out what it covers.</p>
      </div>
      <figure className="print:hidden">
        <div>
          <div>
            <NightIntoProbe />
            <ProductPicture
              picture={pictures.hero}
              sizes="(max-width: 56.25rem) 112vw, min(64vw, 1240px)"
              className="relative w-full"
            />
          </div>
        </div>
        <Caption figure="1">{clock(alert.minute)}. Rendering, with a simulated line.</Caption>
      </figure>
    </section>
  );
}

const { tip } = anchors.hero;
/** Of the picture's height. */
const PERCENT_PER_DEGREE = 2.467;

/** In the picture's own measure, so that the line ends at the probe at every width. */
function NightIntoProbe() {
  return (
    <svg className="absolute inset-0 size-full" aria-hidden="true">
      <svg
        x={`${tip.x - 110}%`}
        y={`${tip.y}%`}
        width="110%"
        height={`${(alert.air - night.low) * PERCENT_PER_DEGREE}%`}
      >
        <Plot to={alert.minute} top={alert.air} bottom={night.low}>
          <NightBand bleed={night.lengthMinutes} />
          <Air samples={night.attended.slice(0, alert.minute + 1)} />
        </Plot>
      </svg>
    </svg>
  );
}
