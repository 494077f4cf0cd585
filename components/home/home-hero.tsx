import { Fragment, type ReactNode } from "react";
import { product } from "@/lib/site";
import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { moments, incident } from "@/lib/cold-room/incident";
import { QuotationActions } from "@/components/layout/quotation-actions";
import { ProductPicture } from "@/components/ui/product-picture";
import { pictures } from "@/lib/images";
import { heroPlot } from "./hero-plot";

/** The first screen: the headline above the drawing. `children` is the simulation, drawn over the housing. */
export function HomeHero({ children }: { children: ReactNode }) {
  return (
    <div className="hero">
      {/* `DoorSimulation` renders the alert here, first in the tab order of the page's content. */}
      <div id="floating-alert-place" className="contents" />
      <style href="hero-places" precedence="default">
        {places}
      </style>
      <div className="hero-copy pointer-events-none relative z-4 container-page w-full pt-4 [transition:color_.4s] *:pointer-events-auto *:w-fit tab:pt-[clamp(20px,3.8svh,64px)] desk:pb-3 desk:[grid-area:1/1]">
        <h1 className="text-display text-[min(12vw,46px,max(6.25svh-4px,2.25rem))] sm:text-[min(11vw,5.25rem)] desk:max-w-[calc((100vw-var(--gutter)-var(--edge))*var(--alert)-var(--w)*1.29-8px)] desk:text-[min(9.7vw-46px,5.4vw,5.75rem,max(3.125rem,19svh-88px))] flat:text-[2.5rem]">
          {product.headline.map((line) => (
            <Fragment key={line}>
              {line} <br />
            </Fragment>
          ))}
        </h1>
        <p className="mt-3 text-lead max-tab:text-base max-tab:leading-snug max-tab:text-pretty tab:mt-[clamp(11px,2.4svh,24px)] tab:max-w-[min(86vw,34em)] desk:max-w-[min(40vw,36em)] desk:max-xl:max-w-[36vw] desk:max-xl:text-md low:mt-2.5 low:text-md flat:mt-2.5 flat:max-w-none flat:text-base">
          Temp Guard watches your cold storage all night and tells you before the fish, vaccines or
          ice cream in it warm up.
        </p>
        <QuotationActions className="mt-3.5 tab:mt-[clamp(14px,2.8svh-3px,28px)] low:mt-3.5 flat:mt-3.5" />
      </div>
      <div className="hero-plot">
        {/* The housing. `DoorSimulation` draws the display on it. */}
        <div className="hero-device">
          <i className="hero-face device-placeholder w-full" />
          <ProductPicture
            picture={pictures.body}
            sizes="(min-width: 62.5rem) 23vw, (min-width: 43.75rem) 34vw, 52vw"
            isFirst
            className="hero-body"
          />
        </div>
        {children}
      </div>
    </div>
  );
}

const share = (part: number) => +part.toFixed(5);
const downTo = (celsius: number) => (heroPlot.high - celsius) / (heroPlot.high - heroPlot.low);
const limit = 100 * downTo(incident.high);

/** Custom properties for home.css: places in the drawing, as shares of its width and height. */
const places = `.hero{${[
  `--door:${share(moments.doorOpened.minute / NIGHT_MINUTES)}`,
  `--alert:${share(moments.alerted.minute / NIGHT_MINUTES)}`,
  `--tip:${share(downTo(moments.alerted.air))}`,
  // Multiplied by 100, because `fr` units with a sum below 1 do not fill the grid.
  `--rows:${limit}fr ${100 - limit}fr`,
].join(";")}}`;
