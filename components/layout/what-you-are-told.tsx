import { duration } from "@/lib/simulation/clock";
import { ESCALATION_SECONDS } from "@/lib/simulation/alert";
import { alertMessage, clock, internetLoss, powerCut } from "@/components/charts/night-data";

const { lost, told, back } = internetLoss.events;
const { cut, alert } = powerCut.events;
const lines = [
  { question: "What you are told", answer: `“${alertMessage}”` },
  {
    question: "Who is told",
    answer: `The person on call; after ${duration(ESCALATION_SECONDS)} unanswered, the next on the list.`,
  },
  {
    question: "When the internet goes",
    answer: `Lost at ${clock(lost.minute)}, told at ${clock(told.minute)}. Missing readings follow at ${clock(back.minute)}.`,
  },
  {
    question: "When the power goes",
    answer: `Cut at ${clock(cut.minute)}, you are told at ${clock(alert.minute)}, if the sensor and its connection have power.`,
  },
];

/** What a buyer asks first, in a line each, answered by what the simulated room does. */
export function WhatYouAreTold({ className = "" }: { className?: string }) {
  return (
    <dl
      className={`ruled-rows container-page grid gap-x-6 sm:grid-cols-2 desk:grid-cols-4 ${className}`}
    >
      {lines.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
