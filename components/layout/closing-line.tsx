import { QuotationActions, type SecondaryLink } from "./quotation-actions";

type ClosingLineProps = { sentence?: string; secondary?: SecondaryLink };

/** The last section of a page: a sentence and two links. */
export function ClosingLine({
  sentence = "Tell us what must stay cold.",
  secondary,
}: ClosingLineProps) {
  return (
    <section aria-labelledby="closing-line" className="container-page w-full print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-border py-[clamp(28px,3.4vw,52px)]">
        <h2 id="closing-line" className="text-section">
          {sentence}
        </h2>
        <QuotationActions secondary={secondary} isOutlined />
      </div>
    </section>
  );
}
