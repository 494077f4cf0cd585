import { Fragment, type ReactNode } from "react";
import { pictures } from "@/lib/images";
import { product } from "@/lib/site";
import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { events, incident, room } from "@/lib/cold-room/incident";
import { QuotationActions } from "@/components/layout/quotation-actions";
import { ProductPicture } from "@/components/ui/product-picture";
import { Door } from "./door";
import { NightAtRest } from "./night-at-rest";
import { nightPlot, PHONE_FROM } from "./night-line";

/** The first screen: one night with its two ends. `children` let the visitor play it. */
export function NightHero({ children }: { children: ReactNode }) {
  return (
    <>
      {/* Where the alert follows the visitor: see PlayedNight. */}
      <div id="alert-place" />
      <div className="night">
        <style href="night-places" precedence="default">
          {places}
        </style>
        <div className="night-copy container-page">
          <h1 className="text-display text-[min(12vw,46px)] sm:text-[min(10vw,5rem)] desk:text-[min(9.7vw-46px,5.4vw,5.75rem,max(2.75rem,19svh-88px))]">
            {product.headline.map((line) => (
              <Fragment key={line}>
                {line} <br />
              </Fragment>
            ))}
          </h1>
          <p className="mt-3 text-lead max-tab:text-base max-tab:leading-snug max-tab:text-pretty tab:mt-[clamp(11px,2.4svh,24px)] tab:max-w-[min(86vw,34em)] desk:max-w-[min(40vw,36em)] desk:max-xl:max-w-[36vw] desk:max-xl:text-md">
            Temp Guard watches your cold storage all night and tells you before the fish, vaccines
            or ice cream in it warm up.
          </p>
          <QuotationActions className="mt-3.5 tab:mt-[clamp(14px,2.8svh,28px)]" />
        </div>
        <div className="night-stage">
          <div className="night-plot">
            <div className="absolute inset-0">
              <NightAtRest />
              <p className="night-limits night-detail text-xs text-cold">Limits {room.limits}</p>
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
            {children}
          </div>
        </div>
      </div>
    </>
  );
}

const share = (part: number) => +part.toFixed(5);
const minute = (at: number) => share(at / NIGHT_MINUTES);
const degree = (celsius: number) =>
  share((nightPlot.high - celsius) / (nightPlot.high - nightPlot.low));
const limit = degree(incident.high);

/** Where the night's events are in the drawing, as shares of it, for what the style sheet places. */
const places = `.night{${Object.entries({
  door: minute(events.doorOpened.minute),
  alert: minute(events.alerted.minute),
  tip: degree(events.alerted.air),
  limit,
  // Above 1, as smaller shares would leave a part of the room unused.
  rows: `${(100 * limit).toFixed(3)}fr ${(100 - 100 * limit).toFixed(3)}fr`,
  stretch: share(1 / (1 - PHONE_FROM / NIGHT_MINUTES)),
})
  .map(([name, value]) => `--${name}:${value}`)
  .join(";")}}`;
