import { QuotationActions, type SecondaryLink } from "./quotation-actions";

type ClosingPanelProps = {
  /** The clock time before the title. */
  time: string;
  title: string;
  /** The sentence below the title. */
  line: string;
  /** The state of the page's simulation, which sets the colours of the sky. */
  sky: "open" | "kept" | "lost";
  secondary?: SecondaryLink;
  /** Outlines the quotation link, for a screen on which another button is filled. */
  isOutlined?: boolean;
};

/** The last section of a page with a simulation: its result and two links in front of a morning sky. */
export function ClosingPanel({ time, title, line, sky, secondary, isOutlined }: ClosingPanelProps) {
  return (
    <section aria-labelledby="closing" className="dawn" data-sky={sky}>
      <div className="container-page flex flex-wrap items-end justify-between gap-x-6 gap-y-7 pt-[clamp(72px,6vw,104px)] pb-[clamp(48px,5vw,88px)]">
        <div>
          <h2 id="closing" className="text-display">
            {/* Its letter spacing is wider than the heading's, with which two zeros would touch. */}
            <span translate="no" className="block tracking-[-.008em]">{`${time}. `}</span>
            <span className="block max-sm:max-w-[7em]">{title}</span>
          </h2>
          <p className="mt-3.5 text-[clamp(1.1875rem,1rem+.7vw,1.5rem)] leading-[1.2] font-medium tracking-[-.014em] text-balance text-ink max-sm:min-h-[2.4em]">
            <span>{line}</span>
          </p>
        </div>
        <QuotationActions secondary={secondary} isOutlined={isOutlined} />
      </div>
    </section>
  );
}
