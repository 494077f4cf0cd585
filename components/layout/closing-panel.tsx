import type { ReactNode, Ref } from "react";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { QuotationActions } from "./quotation-actions";

type ClosingPanelProps = {
  /** Before the sentence; the end of the night if nothing else is given. */
  time?: string;
  sentence: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Below the sentence, as high with a line of words as with a button. */
  children?: ReactNode;
  /** The sky of the visitor's own night. */
  sky?: "open" | "kept" | "lost";
  /** The second way on. */
  orElse?: { href: string; label: string };
  /** Whether the screen has another filled button. */
  isOutlined?: boolean;
};

/** The end of a page: the sky at the end of the night, a sentence, and two ways on. */
export function ClosingPanel({
  time = clock(NIGHT_MINUTES),
  sentence,
  headingRef,
  children,
  sky,
  orElse,
  isOutlined,
}: ClosingPanelProps) {
  return (
    <section aria-labelledby="closing" className="dawn" data-sky={sky}>
      <div className="container-page grid items-end gap-x-6 gap-y-7 pt-[clamp(72px,9vw,152px)] pb-[clamp(56px,7vw,112px)] md:grid-cols-[2fr_1fr]">
        <div>
          <h2 id="closing" ref={headingRef} tabIndex={-1} className="text-display outline-none">
            {/* As close as letters stand, two zeros would touch. */}
            <span translate="no" className="block tracking-[-.008em]">{`${time}. `}</span>
            {sentence}
          </h2>
          {children}
        </div>
        <QuotationActions orElse={orElse} isOutlined={isOutlined} />
      </div>
    </section>
  );
}
