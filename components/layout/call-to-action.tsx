import { company } from "@/lib/site";
import { ClockAxis } from "@/components/charts/clock-axis";
import { QuotationActions } from "./quotation-actions";
import { SmallHoursWithStock } from "@/components/charts/small-hours";
import { PhoneNumber } from "@/components/ui/phone-number";

/** The end of the night that the home page opens with, in the other theme's colours. */
export function CallToAction({ devices }: { devices?: number }) {
  return (
    <section
      aria-labelledby="closing"
      className="inverse relative z-6 overflow-hidden bg-canvas text-body"
    >
      <div className="container-page">
        <ClockAxis fromHour={3} toHour={6} />
        <div className="grid-12 gap-y-5 pt-[clamp(44px,6vw,96px)] pb-[clamp(32px,4vw,64px)]">
          <h2 id="closing" className="col-span-8 text-display max-md:col-span-full">
            <span className="tracking-clock">06:00.</span> <br />
            The stock is still&nbsp;cold.
          </h2>
          <div className="col-span-4 self-end max-md:col-span-full">
            <p className="text-balance">
              Tell us how many devices you need, and we’ll send you a quotation.
            </p>
            <PhoneNumber number={company.phone} href={company.phoneHref} className="mt-1" />
            <QuotationActions devices={devices} className="mt-3" />
          </div>
        </div>
      </div>
      <SmallHoursWithStock />
    </section>
  );
}
