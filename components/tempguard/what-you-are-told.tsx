import { formatTemperature } from "@/lib/format";
import { duration } from "@/lib/simulation/clock";
import { ESCALATION_SECONDS } from "@/lib/simulation/alert";
import { alertMessage, clock, internetLoss, night, powerCut } from "@/components/charts/night-data";

/** What a buyer asks first, answered by what the simulated room does. */
export function WhatYouAreTold() {
  const { lost, told, back } = internetLoss.events;
  const { cut, alert, morning: powerless } = powerCut.events;
  const answers = [
    {
      question: "What you are told",
      answer: `“${alertMessage}”`,
    },
    {
      question: "Who is told",
      answer: `The person on call. If nobody acknowledges within ${duration(ESCALATION_SECONDS)}, the next person on the list.`,
    },
    {
      question: "When the internet goes",
      answer: `Until it is back, no readings or temperature alerts reach you. If the line drops at ${clock(lost.minute)}, you are told at ${clock(told.minute)}; the missing readings follow at ${clock(back.minute)}.`,
    },
    {
      question: "When the power goes",
      answer: `A closed, full room warms slowly: cut at ${clock(cut.minute)}, you are told at ${clock(alert.minute)}, stock at ${formatTemperature(powerless.stock)} by ${clock(night.lengthMinutes)}. In this example the sensor and its connection keep their power.`,
    },
  ];
  return (
    <section aria-label="What you are told" className="container-page">
      <dl className="ruled-rows border-b border-border">
        {answers.map(({ question, answer }) => (
          <div key={question} className="md:grid-12 print:break-inside-avoid">
            <dt className="col-span-4">{question}</dt>
            <dd className="col-span-8">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
