import type { Metadata } from "next";
import { Main } from "@/components/layout/main";
import { answers } from "@/lib/answers";
import { NightBand } from "@/components/contact/night-band";
import { QuotationForm } from "@/components/contact/quotation-form";
import { MorningAir, MorningHours } from "@/components/contact/small-hours-sky";
import { InlineScript } from "@/components/ui/inline-script";
import { Island } from "@/islands/island";
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
      <div data-sky className="group">
        <div className="hidden group-has-data-receipt:block">
          <MorningHours />
        </div>
        <div className="contact-grid container-page">
          <div className="contact-head group-has-data-receipt:hidden">
            <hgroup className="contents">
              <h1 className="text-base font-medium">Contact Us</h1>
              <p className="contact-line">Tell us how many devices you need.</p>
            </hgroup>
            <p className="contact-call">
              <span className="text-lg max-md:hidden">A call is fine. So is the form.</span>
              <a href={company.phoneHref}>{company.phone}</a>
            </p>
          </div>
          <Island
            name="quotation-form"
            component={QuotationForm}
            props={{ phone: company.phone }}
            offline="You are offline. Your answers are still here: send them when you are back online."
          />
          <InlineScript run={prefill} />
          <OtherWays />
        </div>
        <NightBand />
        <div className="hidden group-has-data-receipt:block print:hidden">
          <MorningAir />
        </div>
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
    <dl className="col-span-5 mt-6 *:border-t *:border-border *:py-3 group-has-data-receipt:hidden">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-label">{name}</dt>
          <dd className="text-lg wrap-anywhere text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const prices = plans.map((plan) => `${formatPrice(plan.annually)} for ${planRange(plan)}`);

const questions = [
  {
    question: "What happens next",
    answer: "We reply to the e-mail address you give.",
  },
  { question: "What a quotation says", answer: answers.whatAQuotationSays },
  {
    question: "What it costs",
    answer: `Billed yearly, per device: ${prices.join(", ")}. The estimate beside your number is the total for a year.`,
  },
  { question: "Installation", answer: facts.installation },
  { question: "Warranty", answer: facts.warranty },
  { question: `What ${formatPrice(HEADLINE_PRICE)} covers`, answer: facts.headlinePriceCovers },
  {
    question: "What you need on the phone",
    answer: "A browser: Chrome, Safari, Firefox or MS Edge. Nothing to install.",
  },
];
