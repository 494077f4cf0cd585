import { formatTemperature } from "@/lib/format";
import { duration } from "@/lib/simulation/clock";
import { ESCALATION_SECONDS } from "@/lib/simulation/alert";
import { alertMessage, clock, internetLoss, night, powerCut } from "@/components/charts/night-data";

/** What a buyer asks first, answered by what the simulated room does; on the home page and on the product's. */
export function WhatYouAreTold() {
  const { lost, told, back } = internetLoss.events;
  const { cut, limitCrossed, alert, morning: powerless } = powerCut.events;
  const answers = [
    {
      question: "What you are told",
      answer: `Which room, how warm, and for how long: “${alertMessage}”`,
    },
    {
      question: "Who is told",
      answer: `The person on call, on their phone. If nobody acknowledges within ${duration(ESCALATION_SECONDS)}, the next person on the list.`,
    },
    {
      question: "When the internet goes",
      answer: `No reading arrives, so no temperature alert can. You are told that readings are missing: down at ${clock(lost.minute)}, told at ${clock(told.minute)}. What the sensor measured meanwhile arrives at ${clock(back.minute)}, when the line is back.`,
    },
    {
      question: "When the power goes",
      answer: `The cooling stops, and a closed, full room warms slowly. Cut at ${clock(cut.minute)}, past the limit at ${clock(limitCrossed.minute)}, alert at ${clock(alert.minute)}. At ${clock(night.lengthMinutes)} the stock is ${formatTemperature(powerless.stock)}. In this example the sensor and its line stay on.`,
    },
  ];
  return (
    <section aria-label="What you are told" className="container-page">
      <dl className="border-b border-border">
        {answers.map(({ question, answer }) => (
          <div
            key={question}
            className="grid-12 gap-y-1 border-t border-border py-4 md:py-5 print:break-inside-avoid"
          >
            <dt className="col-span-4 font-medium text-ink max-md:col-span-full">{question}</dt>
            <dd className="col-span-8 max-w-[44em] text-pretty max-md:col-span-full max-md:text-base">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
