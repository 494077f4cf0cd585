import type { ReactNode } from "react";
import { AlertSign } from "./icon";

type AlertCardProps = {
  title: string;
  /** Shown to the right of the title: the time. */
  aside: string;
  /** The reading, and the rule that it violates. */
  sentences: readonly [reading: string, rule: string];
  className?: string;
  /** The buttons for the person on call. */
  children?: ReactNode;
};

/** An alert as the phone of the person on call shows it: a notification on white paper, in both themes. */
export function AlertCard({
  title,
  aside,
  sentences: [reading, rule],
  className = "",
  children,
}: AlertCardProps) {
  return (
    <div
      className={`paper flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-[14px] border border-border bg-[#fff] px-3.5 py-3 text-compact leading-snug text-body [box-shadow:0_18px_44px_-14px_#000a] *:flex-[1_1_15rem] ${className}`}
    >
      <div>
        <p className="flex flex-wrap items-center gap-x-2 text-label">
          <AlertSign className="size-4 text-warm" />
          <b className="flex-1">{title}</b> <span translate="no">{aside}</span>
        </p>
        <p className="mt-1">
          <b>{reading}</b> <span>{rule}</span>
        </p>
      </div>
      {children}
    </div>
  );
}
