import type { ReactNode } from "react";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { QuotationActions, type SecondaryLink } from "./quotation-actions";

type ClosingPanelProps = {
  /** The clock time before the sentence. */
  time?: string;
  sentence: ReactNode;
  /** Rendered below the sentence. */
  children?: ReactNode;
  /** The state of the home page's simulation, which sets the colours of the sky. */
  sky?: "open" | "kept" | "lost";
  secondary?: SecondaryLink;
  /** Outlines the quotation link, for a screen on which another button is filled. */
  isOutlined?: boolean;
};

/** The last section of a page: a sentence and two links in front of a morning sky. */
export function ClosingPanel({
  time = clock(NIGHT_MINUTES),
  sentence,
  children,
  sky,
  secondary,
  isOutlined,
}: ClosingPanelProps) {
  return (
    <section aria-labelledby="closing" className="dawn" data-sky={sky}>
      <div className="container-page grid items-end gap-x-6 gap-y-7 pt-[clamp(72px,6vw,104px)] pb-[clamp(48px,5vw,88px)] md:grid-12">
        <div className="md:col-span-9">
          <h2 id="closing" className="text-display">
            {/* Its letter spacing is wider than the heading's, with which two zeros would touch. */}
            <span translate="no" className="block tracking-[-.008em]">{`${time}. `}</span>
            {sentence}
          </h2>
          {children}
        </div>
        <QuotationActions
          secondary={secondary}
          isOutlined={isOutlined}
          className="md:col-span-3 md:gap-x-4"
        />
      </div>
    </section>
  );
}
