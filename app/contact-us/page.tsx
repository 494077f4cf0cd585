import type { Metadata } from "next";
import { fillIn } from "@/components/ui/fill-in";
import { InlineScript } from "@/components/ui/inline-script";
import { Island } from "@/components/ui/island";
import { outcomeNight } from "@/components/quotation/outcome-night";
import { QuotationForm } from "@/components/quotation/quotation-form";
import { formatPrice, planRange, plans } from "@/lib/pricing";
import { company } from "@/lib/site";

export const metadata: Metadata = {
  title: "Contact Us",
  description: "Call us, or ask for a quotation: tell us how many devices you need.",
};

export default function ContactUsPage() {
  return (
    <div className="group container-page grid-12 pt-0.5 pb-12 md:grid-rows-[auto_1fr] md:pt-[clamp(48px,5vw,80px)] md:pb-16">
      <div className="col-span-5 group-has-data-sent:hidden max-md:col-span-full max-md:pb-3 sm:max-md:pb-6">
        <div className="grid grid-cols-[1fr_auto] items-center gap-y-2 md:block">
          <hgroup className="contents">
            <h1 className="text-base font-medium">Contact Us</h1>
            <p className="text-[1.8125rem] leading-[1.04] font-medium tracking-[-.03em] text-balance text-ink max-md:col-span-full max-md:row-start-2 sm:text-[clamp(2.75rem,5.5vw-.3rem,4.75rem)] md:mt-3.5">
              Tell us how many doors you’re watching.
            </p>
          </hgroup>
          <p className="mt-6 max-w-[22em] text-lead max-md:hidden">
            A call is fine. So is the form.
          </p>
          <p className="md:mt-[clamp(32px,4vw,56px)]">
            <span className="block text-label max-md:hidden">Call us</span>
            <a
              href={company.phoneHref}
              className="inline-flex min-h-11 items-center font-medium whitespace-nowrap text-ink max-md:text-link md:text-[clamp(2rem,1rem+2.6vw,3.25rem)] md:leading-tight md:tracking-normal md:[word-spacing:.06em]"
            >
              {company.phone}
            </a>
          </p>
        </div>
      </div>
      <div
        id="quotation"
        className="col-span-6 col-start-7 group-has-data-sent:contents max-md:col-span-full md:row-span-2 md:row-start-1 md:max-lg:col-span-7 md:max-lg:col-start-6"
      >
        <Island
          name="quotation-form"
          component={QuotationForm}
          props={{ phone: company.phone, phoneHref: company.phoneHref, night: outcomeNight }}
          offline="You are offline. Your answers are still here: send them when you are back online."
        />
        <InlineScript run={fillIn} />
      </div>
      <table className="col-span-5 mt-[clamp(32px,4vw,56px)] w-full self-start text-left text-sm group-has-data-sent:hidden max-md:col-span-full md:max-lg:w-[calc(100%-24px)]">
        <caption className="pb-2.5 text-left text-label">
          Price per device, per year, by number of devices
        </caption>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.title} className="border-t border-border">
              <th scope="row" className="py-3 font-medium text-ink">
                {plan.title}
              </th>
              <td>{planRange(plan)}</td>
              <td className="text-right">{formatPrice(plan.annually, plan.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
