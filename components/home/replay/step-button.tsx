import type { ReactNode } from "react";
import { nextStep } from "./copy";
import type { NightProps } from "./use-replay";

/** One button through the whole night, so that it never takes the focus away with it. */
export function StepButton({ replay, dispatch }: NightProps) {
  const { label, type } = nextStep(replay);
  const isQuiet = replay.phase === "over" || !type;
  return (
    <>
      <button
        type="button"
        aria-disabled={!type}
        onClick={() => type && dispatch({ type })}
        className={`min-h-12 aria-disabled:opacity-60 noscript:hidden ${isQuiet ? "button-outline px-5 font-medium" : "button"}`}
      >
        {label}
      </button>
      <DemoLink className="button">{label}</DemoLink>
    </>
  );
}

/** Where the replay cannot run, the demo is the next best; that page says what it needs. */
export function DemoLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <a href="/demo?unit=chiller&break=door" className={`hidden noscript:inline-flex ${className}`}>
      {children}
    </a>
  );
}
