import type { Metadata } from "next";
import { DecorativeTrace } from "@/components/charts/decorative-trace";
import { Island } from "@/components/ui/island";
import { QuotationForm } from "@/components/quotation/quotation-form";
import { formatPrice, planRange, plans } from "@/lib/pricing";
import { company } from "@/lib/site";

export const metadata: Metadata = {
  title: "Contact Us",
  description:
    "Call us, or ask for a quotation: tell us how many cold rooms, freezers and fridges you want to watch.",
};

export default function ContactUsPage() {
  return (
    <>
      <div className="container-page grid-12 gap-y-16 pt-[clamp(48px,6.4vw,96px)] pb-[clamp(72px,9vw,128px)]">
        <div className="col-span-5 max-md:col-span-full">
          <p className="mb-5 text-[.9375rem] font-medium text-ink">Contact Us</p>
          <h1 className="text-[clamp(2.5rem,1.4rem+3.3vw,4.25rem)] leading-none tracking-[-.032em] [word-spacing:.05em]">
            Tell us how many doors you’re watching.
          </h1>
          <p className="mt-6 max-w-[24em] text-lead">
            A call is fine. So is the form: it asks only for what a quotation needs.
          </p>
          <p className="mt-[clamp(40px,5vw,72px)]">
            <span className="block text-label">Call us</span>
            <a
              href={company.phoneHref}
              className="inline-block py-1 text-[clamp(2.125rem,1.4rem+2.1vw,3rem)] leading-tight font-medium tracking-[-.026em] text-ink [word-spacing:.08em]"
            >
              {company.phone}
            </a>
          </p>
          <table className="mt-[clamp(40px,5vw,72px)] w-full max-w-[27rem] text-left text-[.9375rem]">
            <caption className="pb-2.5 text-left text-label">Price per device, per year</caption>
            <tbody>
              {plans.map((plan) => (
                <tr key={plan.title} className="border-t border-border">
                  <th scope="row" className="py-3 font-medium text-ink">
                    {plan.title}
                  </th>
                  <td>{planRange(plan)} devices</td>
                  <td className="text-right">{formatPrice(plan.annually, plan.currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="col-span-6 col-start-7 max-md:col-span-full">
          <Island
            name="quotation-form"
            component={QuotationForm}
            props={{ phone: company.phone, phoneHref: company.phoneHref }}
            offline="You are offline. Your answers are still here: send them once you are connected again."
          />
        </div>
      </div>
      <DecorativeTrace />
    </>
  );
}
