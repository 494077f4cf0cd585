import type { ReactNode } from "react";
import type { MorningLook } from "@/lib/cold-room/morning-words";
import { QuotationActions } from "./quotation-actions";

type MorningProps = {
  /** Its heading, whose `id` is "closing". */
  children: ReactNode;
  /** The sky of a night that a visitor has made. */
  look?: MorningLook;
  orElse?: { href: string; label: string };
};

/** How a page ends: the sky at the end of the night, a sentence, and the next step. */
export function Morning({ children, look, orElse }: MorningProps) {
  return (
    <section aria-labelledby="closing" className="morning" data-look={look}>
      <div className="morning-words container-page">
        <div>{children}</div>
        <QuotationActions orElse={orElse} />
      </div>
    </section>
  );
}
