import type { ReactNode } from "react";
import { AlertSign } from "./icon";

type AlertCardProps = {
  title: string;
  /** At the right of the title: the time, or what the night does. */
  aside: string;
  /** The reading, and the rule that it breaks. */
  sentences: readonly [reading: string, rule: string];
  className?: string;
  /** What the person on call can do. */
  children?: ReactNode;
};

/** A notification on white paper, in both themes: an alert as the phone of the person on call shows it. */
export function AlertCard({
  title,
  aside,
  sentences: [reading, rule],
  className = "",
  children,
}: AlertCardProps) {
  return (
    <div
      className={`paper rounded-[14px] px-3.5 py-3 text-compact leading-snug text-body slip ${className}`}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-label">
        <AlertSign className="size-4 text-warm" />
        <b className="flex-1">{title}</b> <span translate="no">{aside}</span>
      </p>
      <p className="mt-1">
        <b>{reading}</b> <span>{rule}</span>
      </p>
      {children}
    </div>
  );
}
