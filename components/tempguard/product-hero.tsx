import { alert, clock, night } from "@/components/charts/night-data";
import { Amount } from "@/components/ui/amount";
import { Caption } from "@/components/ui/caption";
import { ProductPicture } from "@/components/ui/product-picture";
import { anchors, pictures } from "@/lib/images";
import { HEADLINE_PRICE } from "@/lib/pricing";
import { company } from "@/lib/site";
import { Air, Band, Plot } from "./night-plot";

/** The product's name beside the device, and the night running into the probe's tip. */
export function ProductHero() {
  return (
    <section className="relative grid grid-cols-1 overflow-x-clip [--device:112vw] md:block md:h-[min(56vw,max(720px,100svh-108px),1080px)] md:min-h-160 md:[--device:min(64vw,1240px)] print:block print:[zoom:.49]">
      <div className="relative z-1 container-page w-full">
        <h1 className="-ml-[.05em] text-[17.4vw] leading-[.95] tracking-[-.052em] whitespace-nowrap md:pt-[clamp(8px,2vw,36px)] md:text-[clamp(7rem,15.6vw,19rem)] md:leading-[.84] print:text-[4rem]!">
          Temp <br className="max-md:hidden" />
          Guard
        </h1>
      </div>
      <div className="relative z-1 container-page w-full pt-5 max-sm:order-2 md:pt-[clamp(16px,2.6vw,44px)]">
        <p className="text-lead">The night shift for your cold room.</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-10 gap-y-3">
          <p className="text-price text-[2.5rem]">
            <Amount price={HEADLINE_PRICE} />
          </p>
          <p className="not-print:hidden">{company.phone}</p>
          <p className="actions print:hidden">
            <a href="/demo" className="button">
              Request Demo
            </a>
            <a href="/pricing" className="py-2.5 text-link">
              See pricing
            </a>
          </p>
        </div>
        <p className="mt-2 text-label">Your quotation sets out what it covers.</p>
      </div>
      <figure className="relative -mt-[2vw] max-sm:order-1 md:absolute md:inset-x-0 md:bottom-0 md:mt-0 print:hidden">
        <div className="relative pb-[calc(var(--device)*.0107)] pl-[calc(122.5vw-var(--device))] md:pl-[calc(100vw+min(4vw,130px-var(--gutter))-var(--device))]">
          <div className="relative w-(--device)">
            <NightIntoProbe />
            <ProductPicture
              picture={pictures.hero}
              sizes="(max-width: 56.25rem) 112vw, min(64vw, 1240px)"
              className="relative h-auto w-full"
            />
          </div>
        </div>
        <div className="container-page sm:absolute sm:right-0 sm:bottom-3">
          <Caption figure="1">{clock(alert.minute)}. Rendering, with a simulated line.</Caption>
        </div>
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
    <svg className="absolute inset-0 size-full" overflow="visible" aria-hidden="true">
      <svg
        x={`${tip.x - 100}%`}
        y={`${tip.y}%`}
        width="100%"
        height={`${(alert.air - night.low) * PERCENT_PER_DEGREE}%`}
        overflow="visible"
      >
        <Plot to={alert.minute} top={alert.air} bottom={night.low}>
          <Band bleed={2000} />
          <clipPath id="before-alert">
            <path d={`M-9-99H${alert.minute}V99H-9z`} />
          </clipPath>
          <g clipPath="url(#before-alert)">
            <Air />
          </g>
        </Plot>
      </svg>
    </svg>
  );
}
