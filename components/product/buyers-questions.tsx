import { minutesUntilCall } from "@/lib/cold-room/incident";

/** Questions that the page does not answer elsewhere. */
const questions = [
  { question: "Who is told", answer: "The person on call." },
  {
    question: "When the internet goes down",
    answer: `You are told that the readings have stopped: in our simulated night, ${minutesUntilCall("internet")}\u00a0min after. Until it is back there are no temperature alerts; then the missing readings follow.`,
  },
  {
    question: "When the power goes out",
    answer: `The room warms, and you are alerted: in our simulated night, ${minutesUntilCall("power")}\u00a0min after the cut. If the sensor or its connection loses power too, the readings stop, and you are told that instead.`,
  },
];

export function BuyersQuestions() {
  return (
    <dl className="container-page ruled-rows mt-(--head) grid gap-x-6 md:grid-cols-3">
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd className="text-pretty">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
