import { QuotationActions } from "./quotation-actions";

type ClosingProps = {
  /** Stands before the title. */
  time?: string;
  title?: string;
  line?: string;
  links?: ("demo" | "pricing")[];
  /** Sets the section in front of a morning sky. */
  isMorning?: boolean;
};

/** The last section of a page: a sentence, and where to go from here. */
export function Closing({
  time,
  title = "Tell us what must stay cold.",
  line,
  links = ["demo", "pricing"],
  isMorning,
}: ClosingProps) {
  return (
    <section
      aria-labelledby="closing"
      className={isMorning ? "dawn" : "border-t border-border print:hidden"}
    >
      <div
        className={`container-page flex flex-wrap items-end justify-between gap-x-6 gap-y-4 ${isMorning ? "py-[clamp(56px,6vw,104px)]" : "py-[clamp(28px,3.4vw,52px)]"}`}
      >
        <div>
          <h2 id="closing" className={isMorning ? "text-display" : "text-section tab:leading-13"}>
            {/* Its letter spacing is wider than the heading's, with which two zeros would touch. */}
            {time && <span className="block tracking-[-.008em]">{`${time}. `}</span>}
            {title}
          </h2>
          {line && <p className="mt-3.5 text-lead font-medium text-ink">{line}</p>}
        </div>
        <QuotationActions links={links} isOutlined={!isMorning} />
      </div>
    </section>
  );
}
