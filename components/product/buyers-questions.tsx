import { answers } from "@/lib/answers";
import { Questions } from "@/components/ui/questions";
import { facts } from "@/lib/facts";
import { company } from "@/lib/site";
import { CURRENCY, formatAmount, formatPrice, HEADLINE_PRICE, plans } from "@/lib/pricing";

/** What a buyer wants to know before he asks for a quotation. */
export function BuyersQuestions() {
  return (
    <div className="container-page mt-(--head)">
      <Questions items={questions} />
    </div>
  );
}

const yearlyPrices = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
  plans.map(({ annually }) => formatAmount(annually)),
);

const questions = [
  { question: "Who is told", answer: answers.whoIsTold },
  { question: "How the alert reaches you", answer: facts.alertChannel },
  { question: "When the internet goes down", answer: answers.whenTheInternetGoesDown },
  { question: "When the power goes out", answer: answers.whenThePowerGoesOut },
  { question: "Installation", answer: facts.installation },
  {
    question: "What it costs",
    answer: (
      <>
        {CURRENCY}&nbsp;{yearlyPrices} per device, per year, depending on how many you take. Billed
        yearly.{" "}
        <a href="/pricing" className="text-link">
          Pricing
        </a>
      </>
    ),
  },
  {
    question: `What ${formatPrice(HEADLINE_PRICE)} covers`,
    answer: facts.headlinePriceCovers,
  },
  { question: "What a quotation says", answer: answers.whatAQuotationSays },
  { question: "Warranty", answer: facts.warranty },
  {
    question: "Something else",
    answer: (
      <>
        Call us on{" "}
        <a href={company.phoneHref} className="text-link">
          {company.phone}
        </a>
        , or write it into the request.
      </>
    ),
  },
];
