import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { InlineScript } from "@/components/ui/inline-script";
import { outcomeNight } from "./outcome-night";
import { OutcomeTrace } from "./outcome-trace";
import { showResult } from "./show-result";

type ResultPageProps = {
  path: string;
  name: string;
  outcome: "success" | "error";
  /** In our own words; the specification's sentence stands below, no larger than what is around it. */
  title: ReactNode;
  sentence: string;
  children: ReactNode;
};

/** What became of a request that was posted without a script. */
export function ResultPage({ path, name, outcome, title, sentence, children }: ResultPageProps) {
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { href: "/contact-us", label: "Contact Us" },
          { href: path, label: name },
        ]}
      />
      <div className="relative container-page pt-[clamp(24px,4vw,64px)]">
        <h1 className="max-w-[13em] text-display">{title}</h1>
        <div className="mt-6 max-w-[27em] space-y-3 text-lead">
          <p className={`font-medium ${outcome === "error" ? "text-warm" : "text-ink"}`}>
            {sentence}
          </p>
          {children}
        </div>
      </div>
      <OutcomeTrace
        night={outcomeNight}
        outcome={outcome}
        className="mt-10 h-52 w-[calc(100%-var(--gutter)-5px)] md:-mt-[9.5vw] md:h-[clamp(300px,34vw,620px)]"
      />
      <InlineScript run={showResult} />
    </>
  );
}
