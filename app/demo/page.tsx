import type { Metadata } from "next";
import { Demo } from "@/components/demo/demo";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { moments, outcomes } from "@/lib/cold-room/incident";
import { Closing } from "@/components/layout/closing";
import { Main } from "@/components/layout/main";
import { Island } from "@/islands/island";
import { formatTemperature } from "@/lib/format";
import { company, product } from "@/lib/site";

export const metadata: Metadata = {
  title: "Break our cold room: the demo",
  description: `A simulated ${product.name} to break: leave a door open, cut the power, drop the internet, see when you are told.`,
};

export default function DemoPage() {
  return (
    <Main>
      <div className="container-page flex flex-wrap items-baseline justify-between gap-x-3 pt-3.5 pb-2 sm:py-4 desk:py-7 low:py-3 flat:py-1.5">
        <h1 className="text-display max-sm:text-[6.2vw] low:text-title flat:text-heading">
          Break our cold room.
        </h1>
        <p className="text-label">Simulated data</p>
      </div>
      <TheNight />
      <Island
        name="demo"
        component={Demo}
        props={{}}
        fallback={
          <>
            The simulation could not be loaded. Call us on{" "}
            <a href={company.phoneHref} className="text-link">
              {company.phone}
            </a>
            , or
          </>
        }
      />
      <p className="container-page pt-4 pb-(--section) text-label text-balance print:hidden">
        A simple model. Your own room warms at its own speed.
      </p>
      <Closing links={["pricing"]} />
    </Main>
  );
}

/** The reference incident as a list, for browsers without JavaScript. */
function TheNight() {
  return (
    <div className="container-page hidden pb-8 no-js:block">
      <p>Breaking the room yourself needs JavaScript. This is the night that begins here:</p>
      <ol className="my-4">
        {Object.values(moments).map(({ name, minute, air }) => (
          <li key={name}>{`${clock(minute)} ${name}: ${formatTemperature(air)}`}</li>
        ))}
      </ol>
      <p>
        {`At ${clock(NIGHT_MINUTES)} the stock is ${formatTemperature(outcomes.attended.stock)}. Had nobody been told, it would be ${formatTemperature(outcomes.unattended.stock)}.`}
      </p>
    </div>
  );
}
