import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { InlineScript } from "@/components/ui/inline-script";
import { company } from "@/lib/site";
import { NextSteps } from "./next-steps";
import { outcomeNight } from "./outcome-night";
import { OutcomeTrace } from "./outcome-trace";
import { showResult } from "./show-result";

type ResultPageProps = {
  path: string;
  name: string;
  outcome: "success" | "error";
  /** In our own words. */
  title: ReactNode;
  /** The specification's; that of a failure no larger than what is around it. */
  sentence: string;
  children: ReactNode;
  /** What the visitor can count on, or do. */
  next: string[];
  callUs?: string;
  actions: ReactNode;
};

/** What became of a request that was posted without a script. */
export function ResultPage({
  path,
  name,
  outcome,
  title,
  sentence,
  children,
  next,
  callUs,
  actions,
}: ResultPageProps) {
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { href: "/contact-us", label: "Contact Us" },
          { href: path, label: name },
        ]}
      />
      <div className="container-page grid-12 gap-y-10 pt-[clamp(24px,4vw,64px)]">
        <div className="col-span-6 max-md:col-span-full">
          <h1 className="text-display max-w-[13em]">{title}</h1>
          <div className="mt-6 max-w-[27em] space-y-3 text-lead">
            <p className={outcome === "error" ? "font-medium text-warm" : "text-sent"}>
              {sentence}
            </p>
            {children}
          </div>
        </div>
        <div className="col-span-6 col-start-7 max-md:col-span-full md:pt-3">
          <NextSteps
            steps={next}
            callUs={callUs}
            phone={company.phone}
            phoneHref={company.phoneHref}
          />
          <p className="mt-4 actions max-sm:gap-x-4">{actions}</p>
        </div>
      </div>
      <OutcomeTrace
        night={outcomeNight}
        outcome={outcome}
        className="mt-10 h-[clamp(208px,26vw,460px)] w-[calc(100%-var(--gutter)-5px)] lg:text-base"
      />
      <InlineScript run={showResult} />
    </>
  );
}
