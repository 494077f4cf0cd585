import type { Metadata } from "next";
import { Demo } from "@/components/demo/demo";
import { ClosingOffer } from "@/components/demo/closing-offer";
import { clock, events, morning, night } from "@/lib/cold-room/night";
import { Main } from "@/components/layout/main";
import { Morning } from "@/components/layout/morning";
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
      <div className="container-page grid-12 items-baseline-last gap-y-3 py-4 md:py-9 low:py-3 md:[@media(height<48rem)]:py-4">
        <div className="col-span-8 flex flex-wrap items-center justify-between gap-2 max-md:col-span-full">
          <h1 className="text-display whitespace-nowrap max-sm:text-[6vw] low:text-title">
            Break our cold room.
          </h1>
          <p className="text-label whitespace-nowrap md:hidden">Simulated data</p>
        </div>
        <p className="col-span-4 text-base max-md:col-span-full max-sm:hidden md:text-lead">
          One cold room, one night. Break it, watch the line, and see when you are told.
        </p>
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
      <section aria-labelledby="leaves-out" className="container-page py-14 sm:pt-20 print:hidden">
        <div className="grid-12 gap-y-6 border-t border-control pt-5">
          <h2 id="leaves-out" className="col-span-3 text-heading max-md:col-span-full">
            What this leaves out
          </h2>
          <ul className="col-span-9 grid gap-x-6 gap-y-4 text-sm text-balance max-md:col-span-full sm:grid-cols-3">
            <li>
              <b>Ice.</b> Freezing and thawing hold most food near −2&nbsp;°C for a while. The
              simulation ignores it.
            </li>
            <li>
              <b>No internet, no alert.</b> Until it is back, nobody knows how warm the room is. You
              are told that readings are missing; they arrive afterwards.
            </li>
            <li>
              <b>Your own room.</b> Here a room is three numbers: air, stock and walls. Yours warms
              faster or slower.
            </li>
          </ul>
        </div>
      </section>
      <div className="print:hidden">
        <Morning
          labelledBy="real"
          heading={
            <h2 id="real" className="text-display">
              Want to see it in your own cold room?
            </h2>
          }
        >
          <p className="mb-5 text-balance">
            Tell us how many devices you need, and we’ll send you a quotation.
          </p>
          <Island name="closing-offer" component={ClosingOffer} props={{ phone: company.phone }} />
        </Morning>
      </div>
    </Main>
  );
}

/** Where no script runs, the demo's figure stands still; this is what it would have shown. */
function TheNight() {
  return (
    <div className="container-page hidden pb-8 noscript:block">
      <p>Breaking the room yourself needs JavaScript. This is the night that begins here:</p>
      <ol className="my-4">
        {Object.values(events).map(({ name, minute, air }) => (
          <li key={name}>{`${clock(minute)} ${name}: ${formatTemperature(air)}`}</li>
        ))}
      </ol>
      <p>
        {`At ${clock(night.lengthMinutes)} the stock is ${formatTemperature(morning.attended.stock)}. Had nobody been told, it would be ${formatTemperature(morning.unattended.stock)}.`}
      </p>
    </div>
  );
}
