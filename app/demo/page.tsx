import type { Metadata } from "next";
import { Demo } from "@/components/demo/demo";
import { ClosingOffer } from "@/components/demo/closing-offer";
import { SimulatedData } from "@/components/demo/simulated-data";
import { Island } from "@/components/ui/island";
import { company, product } from "@/lib/site";

export const metadata: Metadata = {
  title: "Break our cold room: the demo",
  description: `A simulated ${product.name} that you can break: leave a door open, cut the power, drop the internet, and see when your phone is told.`,
};

export default function DemoPage() {
  return (
    <>
      <div className="container-page grid-12 items-end gap-y-5 pt-1.5 pb-2 sm:pt-[clamp(36px,3.4vw,48px)] sm:pb-[clamp(28px,2.4vw,36px)] print:hidden">
        <div className="col-span-8 flex items-center justify-between gap-3 max-md:col-span-full">
          <h1 className="text-[1.3125rem] tracking-[-.022em] whitespace-nowrap sm:text-display">
            Break our cold room.
          </h1>
          <SimulatedData className="sm:hidden" />
        </div>
        <p className="col-span-4 max-w-[26em] text-lead max-md:col-span-full max-sm:hidden">
          The same room, the same night. Break it, watch the line, and see when your phone is told.
        </p>
      </div>
      <p className="container-page hidden pb-6 noscript:block">
        The simulation itself needs JavaScript. The picture below is one moment of it: a walk-in
        chiller whose door was left open, when the phone has just been told.
      </p>
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
      <section
        aria-labelledby="leaves-out"
        className="container-page pb-[clamp(72px,9vw,128px)] print:hidden"
      >
        <div className="mb-5 ruler" />
        <div className="grid-12 gap-y-6">
          <h2 id="leaves-out" className="col-span-3 text-[.9375rem] max-md:col-span-full">
            What this leaves out
          </h2>
          <ul className="col-span-9 grid gap-x-6 gap-y-4 text-[.9375rem] max-md:col-span-full sm:grid-cols-3">
            <li>
              <b>Ice.</b> Water takes up heat while it freezes and thaws, near −2&nbsp;°C for most
              food. The simulation ignores that.
            </li>
            <li>
              <b>No internet, no alert.</b> While the line is down nobody can be told how warm it
              is. You hear that readings are missing, and the record is completed afterwards.
            </li>
            <li>
              <b>Your own room.</b> Air, stock and walls are three numbers here. Yours will be
              quicker or slower.
            </li>
          </ul>
        </div>
      </section>
      <section aria-labelledby="real" className="inverse bg-canvas text-body print:hidden">
        <div className="container-page grid-12 gap-y-8 py-[clamp(64px,8vw,112px)]">
          <h2 id="real" className="col-span-8 text-display max-md:col-span-full">
            Want to see it on your own cold room?
          </h2>
          <div className="col-span-4 self-end max-md:col-span-full">
            <p className="mb-5">How many devices would you like a price for?</p>
            <Island
              name="closing-offer"
              component={ClosingOffer}
              props={{ phone: company.phone, phoneHref: company.phoneHref }}
            />
          </div>
        </div>
      </section>
    </>
  );
}
