import { duration } from "@/lib/simulation/clock";
import { ESCALATION_SECONDS } from "@/lib/simulation/alert";

const answers = [
  {
    question: "Who is told",
    answer: `The person on call. After ${duration(ESCALATION_SECONDS)} without an answer, the next on the list.`,
  },
  {
    question: "If internet or power goes",
    answer:
      "You are told that too; in a power cut, while the sensor and its connection have power.",
  },
];

/** What a buyer asks first. What the alert says and when stands further down. */
export function WhatYouAreTold() {
  return (
    <dl className="container-page mt-(--head) ruled-rows">
      {answers.map(({ question, answer }) => (
        <div key={question} className="md:grid-12 print:break-inside-avoid">
          <dt className="col-span-4">{question}</dt>
          <dd className="col-span-8">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
