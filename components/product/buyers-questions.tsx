import { answers } from "@/lib/answers";
import { facts } from "@/lib/facts";

const questions = [
  { question: "Who is told", answer: answers.whoIsTold, fact: facts.alertChannel },
  { question: "When the internet goes down", answer: answers.whenTheInternetGoesDown },
  { question: "When the power goes out", answer: answers.whenThePowerGoesOut },
];

/** What a buyer wants to know before he asks for a quotation, and reads nowhere else on the page. */
export function BuyersQuestions() {
  return (
    <dl className="ruled-rows container-page mt-(--head) grid gap-x-6 md:grid-cols-3">
      {questions.map(({ question, answer, fact }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd className="text-pretty">
            {answer} {fact}
          </dd>
        </div>
      ))}
    </dl>
  );
}
