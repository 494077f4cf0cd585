import type { ReactNode } from "react";
import { InlineScript } from "./inline-script";

/** A question without an answer is left out, so that a fact that nobody has given leaves no gap. */
type Question = { question: string; answer?: ReactNode };

/** Questions with their answers, open in two columns; on a narrow screen in one, where a press unfolds each. */
export function Questions({ items }: { items: Question[] }) {
  return (
    <>
      <div className="questions">
        {items.map(
          ({ question, answer }) =>
            answer && (
              <details key={question} open suppressHydrationWarning>
                <summary tabIndex={-1} suppressHydrationWarning>
                  <h3 className="text-name">{question}</h3>
                </summary>
                <div>{answer}</div>
              </details>
            ),
        )}
      </div>
      <InlineScript run={foldWhereNarrow} />
    </>
  );
}

/** Runs before the list above it is painted. On paper, and without script, everything stays open. */
function foldWhereNarrow() {
  const list = document.currentScript?.previousElementSibling;
  const narrowScreen = matchMedia("screen and (width < 48rem)");
  function fold() {
    for (const details of list?.querySelectorAll("details") ?? []) {
      details.open = !narrowScreen.matches;
      details.querySelector("summary")?.setAttribute("tabindex", narrowScreen.matches ? "0" : "-1");
    }
  }
  fold();
  narrowScreen.addEventListener("change", fold);
}
