import { Fragment, type ReactNode } from "react";
import { heroFrame, nightPlot } from "@/components/charts/night-plot";
import { QuotationActions } from "@/components/layout/quotation-actions";
import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { incident, moments, outcomes } from "@/lib/cold-room/incident";
import { product } from "@/lib/site";

/** The first screen: the headline above or over the night, which is its `children`. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <div className="group hero">
      <style href="hero-places" precedence="default">
        {places}
      </style>
      <div className="z-1 pt-4 pl-(--gutter) tab:pt-(--top) md:col-start-1 md:row-span-2 md:row-start-1 md:pb-3">
        <h1 className="text-display text-[min(10.4vw,5.25rem,max(2.25rem,8svh))] md:text-[min(5.7vw,5.75rem,max(2.25rem,18.5svh-63px))]">
          {product.headline.map((line) => (
            <Fragment key={line}>
              {line} <br />
            </Fragment>
          ))}
        </h1>
        <p className="mt-3 max-w-[34em] text-lead max-tab:text-base max-tab:leading-snug max-tab:text-pretty max-[22rem]:text-compact tab:mt-[clamp(10px,2.2svh,24px)] md:max-w-[38vw]">
          Temp Guard watches your cold storage all night and tells you before the fish, vaccines or
          ice cream in it warm up.
        </p>
        {/* During an alert, the only filled button is the one that ends it. */}
        <QuotationActions className="mt-3.5 group-has-data-alerted:*:first:button-outline group-has-data-alerted:*:first:bg-transparent tab:mt-[clamp(12px,2.2svh,28px)]" />
      </div>
      {children}
    </div>
  );
}

const plot = nightPlot(incident.attended, heroFrame);
const { y } = plot.air(moments.alerted);
const sky = parseFloat(plot.air(outcomes.unattended).y);
const limit = parseFloat(plot.y(incident.high));

/** For home.css: the place of the alert, and the heights above every line, from there to the limit, and below it. */
const places = `.hero{--alert:${moments.alerted.minute / NIGHT_MINUTES};--tip:${y};--rows:${sky}fr ${limit - sky}fr ${100 - limit}fr}`;
