import type { ReactNode } from "react";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { QuotationActions, type SecondaryLink } from "./quotation-actions";

type ClosingPanelProps = {
  /** Before the sentence; 06:00 by default. */
  time?: string;
  sentence: ReactNode;
  /** Below the sentence. */
  children?: ReactNode;
  /** The state of the home page's simulation, shown by the sky. */
  sky?: "open" | "kept" | "lost";
  secondary?: SecondaryLink;
  /** Whether another button on the screen is filled. */
  isOutlined?: boolean;
};

/** The end of a page: a morning sky, a sentence, and two links. */
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
            {/* With the heading's letter spacing two zeros would touch. */}
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
