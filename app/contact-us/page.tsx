import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { answers } from "@/lib/answers";
import { QuietHours } from "@/components/quotation/quiet-hours";
import { QuotationForm } from "@/components/quotation/quotation-form";
import { InlineScript } from "@/components/ui/inline-script";
import { Island } from "@/components/ui/island";
import { prefill } from "@/components/ui/prefill";
import { Questions } from "@/components/ui/questions";
import { facts } from "@/lib/facts";
import { formatPrice, HEADLINE_PRICE, planRange, plans } from "@/lib/pricing";
import { company } from "@/lib/site";

export const metadata: Metadata = {
  title: "Contact Us",
  description: "Call us, or ask for a quotation: tell us how many devices you need.",
};

export default function ContactUsPage() {
  return (
    <Main>
      <div className="group">
        <div className="container-page pt-0.5 pb-12 group-has-data-receipt:pb-0 md:grid-12 md:grid-rows-[auto_1fr] md:pt-[clamp(48px,5vw,80px)] md:pb-16 md:group-has-data-receipt:pt-0">
          <div className="col-span-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3 group-has-data-receipt:hidden sm:pb-6 md:block">
            <hgroup className="contents">
              <h1 className="text-base font-medium">Contact Us</h1>
              <p className="order-1 w-full text-[min(1.8125rem,11vw)] leading-[1.04] font-medium tracking-[-.03em] text-balance text-ink [word-spacing:.05em] sm:text-[clamp(2.75rem,5.5vw-.3rem,4.75rem)] md:mt-3.5">
                Tell us how many devices you need.
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
          <div
            id="quotation"
            className="col-span-6 col-start-7 group-has-data-receipt:contents md:row-span-2 md:row-start-1 md:max-lg:col-span-7 md:max-lg:col-start-6"
          >
            <Island
              name="quotation-form"
              component={QuotationForm}
              props={{ phone: company.phone }}
              offline="You are offline. Your answers are still here: send them when you are back online."
            />
            <InlineScript run={prefill} />
          </div>
          <div className="col-span-5 self-start group-has-data-receipt:hidden md:max-lg:mr-6">
            <OtherWays />
            <PriceTable />
          </div>
        </div>
        <QuietHours />
        <section
          aria-labelledby="before"
          className="border-t border-border bg-surface py-[clamp(40px,4.4vw,64px)] group-has-data-receipt:hidden print:hidden"
        >
          <div className="container-page">
            <h2
              id="before"
              className="mb-[clamp(18px,2.2vw,30px)] text-[clamp(1.5rem,1.1rem+1.4vw,2.125rem)] leading-[1.04] tracking-[-.027em]"
            >
              Before you ask
            </h2>
            <Questions items={questions} />
          </div>
        </section>
        <p className="container-page hidden print:group-has-data-receipt:block">{`${company.name}, ${company.phone}`}</p>
      </div>
    </Main>
  );
}

/** What the owner has given besides the telephone. */
function OtherWays() {
  const { email, address, replyTime } = facts;
  const rows = [
    { name: "E-mail", value: email && <a href={`mailto:${email}`}>{email}</a> },
    { name: "Address", value: address },
    { name: "We reply", value: replyTime && `within ${replyTime}` },
  ].filter(({ value }) => value);
  if (rows.length === 0) return null;
  return (
    <dl className="mt-6 *:border-t *:border-border *:py-3">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-label">{name}</dt>
          <dd className="text-lg wrap-anywhere text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PriceTable() {
  return (
    <table className="mt-[clamp(32px,4vw,56px)] w-full text-left text-sm">
      <caption className="pb-2.5 text-left text-label">
        Price per device, per year, by number of devices
      </caption>
      <tbody className="max-[16rem]:*:flex max-[16rem]:*:flex-wrap max-[16rem]:*:justify-between">
        {plans.map((plan) => (
          <tr key={plan.title} className="border-t border-border">
            <th scope="row" className="py-3 font-medium text-ink">
              {plan.title}
            </th>
            <td className="py-3">{planRange(plan)}</td>
            <td className="py-3 text-right">{formatPrice(plan.annually, plan.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const questions = [
  {
    question: "What happens next",
    answer: "Our sales staff reply to the e-mail address you give.",
  },
  { question: "What a quotation says", answer: answers.whatAQuotationSays },
  {
    question: "What it costs",
    answer:
      "Billed yearly, per device. The estimate beside your number of devices is the total for a year.",
  },
  { question: "Installation", answer: facts.installation },
  { question: "Warranty", answer: facts.warranty },
  { question: `What ${formatPrice(HEADLINE_PRICE)} covers`, answer: facts.headlinePriceCovers },
  {
    question: "What you need on the phone",
    answer: "A browser: Chrome, Safari, Firefox or MS Edge. Nothing to install.",
  },
];
