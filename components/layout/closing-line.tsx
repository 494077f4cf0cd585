import { QuotationActions } from "./quotation-actions";

/** The end of a page: a sentence and two links. */
export function ClosingLine({ sentence = "Tell us what must stay cold." }: { sentence?: string }) {
  return (
    <section aria-labelledby="closing" className="container-page w-full print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-border py-[clamp(28px,3.4vw,52px)]">
        <h2 id="closing" className="text-section">
          {sentence}
        </h2>
        <QuotationActions isOutlined />
      </div>
    </section>
  );
}
