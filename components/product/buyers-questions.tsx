import { minutesUntilCall } from "@/lib/cold-room/incident";

/** Questions that the page does not answer elsewhere. */
const questions = [
  {
    question: "When the internet goes down",
    answer: `You are told that the readings have stopped, in our demo after ${minutesUntilCall("internet")}\u00a0min. There are no temperature alerts until it is back. Then the missing readings follow.`,
  },
  {
    question: "When the power goes out",
    answer: `The room warms, and you are alerted, in our demo after ${minutesUntilCall("power")}\u00a0min. If the sensor or its connection loses power too, the readings stop, and you are told that instead.`,
  },
];

export function BuyersQuestions() {
  return (
    <dl className="container-page ruled-rows mt-(--head) grid gap-x-6 md:grid-cols-2">
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd className="text-pretty">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
