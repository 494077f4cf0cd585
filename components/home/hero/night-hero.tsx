import { Fragment } from "react";
import { pictures } from "@/lib/images";
import { product } from "@/lib/site";
import { events, incident, room } from "@/lib/cold-room/incident";
import { QuotationActions } from "@/components/layout/quotation-actions";
import { Island } from "@/islands/island";
import { ProductPicture } from "@/components/ui/product-picture";
import { Door } from "./door";
import { NightAtRest } from "./night-at-rest";
import { nightPlot, PHONE_FROM } from "./night-line";
import { PlayedNight } from "./played-night";

/** The first screen: one night with its two ends, which the visitor may play. */
export function NightHero() {
  return (
    <>
      {/* Where the alert follows the visitor: see PlayedNight. */}
      <div id="alert-place" />
      <div className="night">
        <style href="night-places" precedence="default">
          {places}
        </style>
        <div className="night-copy relative container-page pt-4">
          <h1 className="night-headline text-display">
            {product.headline.map((line) => (
              <Fragment key={line}>
                {line} <br />
              </Fragment>
            ))}
          </h1>
          <p className="night-lead text-lead max-tab:text-base max-tab:leading-snug">
            Temp Guard watches your cold storage all night and tells you before the fish, vaccines
            or ice cream in it warm up.
          </p>
          <QuotationActions className="mt-3.5 tab:mt-[clamp(14px,2.8svh,28px)]" />
        </div>
        <div className="night-stage">
          <div className="night-plot">
            <div className="absolute inset-0">
              <NightAtRest />
              <p className="night-limits night-detail absolute text-xs text-cold">
                Limits {room.limits}
              </p>
              <i className="night-alert-line" />
              <div className="night-device">
                <ProductPicture
                  picture={pictures.body}
                  sizes="(min-width: 62.5rem) 23vw, (min-width: 43.75rem) 34vw, 52vw"
                  isFirst
                  className="night-body"
                />
              </div>
            </div>
            <Door />
            <Island
              name="played-night"
              component={PlayedNight}
              props={{}}
              fallback="The night could not be loaded."
            />
          </div>
        </div>
      </div>
    </>
  );
}

const share = (minute: number) => +(minute / incident.lengthMinutes).toFixed(5);

const tip = (nightPlot.high - events.alerted.air) / (nightPlot.high - nightPlot.low);
const limit = (nightPlot.high - incident.high) / (nightPlot.high - nightPlot.low);

/** Where the night's events are in the drawing, as shares of it, for what the styles place. */
const places = `.night{${Object.entries({
  door: share(events.doorOpened.minute),
  alert: share(events.alerted.minute),
  tip: +tip.toFixed(5),
  limit: +limit.toFixed(5),
  // Above 1, as smaller shares would leave a part of the room unused.
  rows: `${(100 * limit).toFixed(3)}fr ${(100 - 100 * limit).toFixed(3)}fr`,
  stretch: +(1 / (1 - share(PHONE_FROM))).toFixed(4),
})
  .map(([name, value]) => `--${name}:${value}`)
  .join(";")}}`;
