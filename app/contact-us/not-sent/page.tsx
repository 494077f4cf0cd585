import type { Metadata } from "next";
import { ErrorLayout } from "@/components/layout/error-layout";
import { Main } from "@/components/layout/main";
import { AlertSign } from "@/components/ui/icon";
import { InlineScript } from "@/components/ui/inline-script";
import { fieldNames, type QuotationFieldName, quotationFields } from "@/lib/quotation/fields";
import { failureReasons, NOT_SENT, SAFE_TO_REPEAT } from "@/lib/quotation/result";
import { phone, phoneUrl } from "@/lib/site";

export const metadata: Metadata = { title: "Error", robots: { index: false } };

/**
 * Shown after a form was posted without script and failed. The fragment of the address is the error code or the first
 * refused field (see `pageFor` in lib/quotation/respond.ts), and `:target` shows its element. The scroll margin keeps
 * the page from scrolling to it.
 */
export default function RequestNotSentPage() {
  return (
    <Main>
      <ErrorLayout
        sign={<AlertSign className="size-[.6em] text-warm" />}
        title={<span className="block max-w-[20em] text-title">{NOT_SENT}</span>}
      >
        <ul className="peer grid gap-2">
          {reasons.map(({ id, label, text }) => (
            <li key={id} id={id} className="hidden scroll-mt-[100vh] wrap-anywhere target:block">
              <b>{label}</b> {text}
            </li>
          ))}
        </ul>
        <p className="peer-has-target:hidden">{SAFE_TO_REPEAT}</p>
        <p className="mt-2 hidden no-js:block">
          Go back in your browser: your answers should still be there.
        </p>
        <p className="mt-6 actions max-sm:gap-x-4">
          <a href="/contact-us" data-back className="button no-js:hidden">
            Back to my answers
          </a>
          <a href={phoneUrl} className="action-link">
            Call {phone}
          </a>
          <a href="/contact-us" className="action-link hidden no-js:inline-flex">
            Open an empty form
          </a>
        </p>
      </ErrorLayout>
      <InlineScript run={goBackToAnswers} />
    </Main>
  );
}

/** Makes the link to the form go back in the history, because the browser keeps the answers there. */
function goBackToAnswers() {
  if (document.referrer.startsWith(`${location.origin}/contact-us`)) {
    document.querySelector("[data-back]")?.addEventListener("click", (event) => {
      event.preventDefault();
      history.back();
    });
  }
}

const reasons = [
  ...Object.entries(failureReasons).map(([id, text]) => ({ id, label: "", text })),
  ...fieldNames.map((name) => ({
    id: name,
    label: `${quotationFields[name].label}.`,
    text: howToFix(name),
  })),
];

function howToFix(name: QuotationFieldName): string {
  const field = quotationFields[name];
  const missing = "missing" in field && field.missing;
  const tooLong =
    "maxLength" in field && `At most ${field.maxLength.toLocaleString("en")} characters.`;
  return [missing, field.malformed, tooLong].filter(Boolean).join(" ");
}
