import { Fragment, type ReactNode } from "react";
import { heroFrame, nightPlot } from "@/components/charts/night-chart";
import { QuotationActions } from "@/components/layout/quotation-actions";
import { incident, moments } from "@/lib/cold-room/incident";
import { product } from "@/lib/site";

/** The first screen: the headline above, over or beside the night, which is its `children`. */
export function HomeHero({ children }: { children: ReactNode }) {
  return (
    <div className="hero">
      <style href="hero-places" precedence="default">
        {places}
      </style>
      <div className="hero-copy px-(--gutter) pt-4 tab:pt-[clamp(20px,3.4svh,64px)] desk:pb-3">
        <h1 className="text-display text-[min(11.5vw,46px,max(5.6svh,2.25rem))] sm:text-[min(11vw,5.25rem)] desk:text-[min(5.7vw,5.75rem,max(2.25rem,min(13.5svh-46px,19svh-90px)))] flat:text-[2.25rem]">
          {product.headline.map((line) => (
            <Fragment key={line}>
              {line} <br />
            </Fragment>
          ))}
        </h1>
        <p className="mt-3 max-w-[34em] text-lead max-tab:text-base max-tab:leading-snug max-tab:text-pretty max-[22rem]:text-compact tab:mt-[clamp(10px,2.2svh,24px)] desk:max-w-[40vw] desk:text-[clamp(1.0625rem,1.35vw,1.25rem)] flat:mt-2.5 flat:text-base flat:leading-snug">
          Temp Guard watches your cold storage all night and tells you before the fish, vaccines or
          ice cream in it warm up.
        </p>
        <QuotationActions className="mt-3.5 tab:mt-[clamp(12px,2.2svh,28px)] flat:gap-x-4" />
      </div>
      {children}
    </div>
  );
}

const plot = nightPlot(incident.attended, heroFrame);
const { x, y } = plot.air(moments.alerted);
const limit = parseFloat(plot.y(incident.high));

/** Custom properties for home.css: the place of the alert in the chart, and the heights above and below the limit. */
const places = `.hero{--alert:${x};--tip:${y};--rows:${limit}fr ${100 - limit}fr}`;
