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
    // The border is visible in forced colours.
    <div
      className={`paper rounded-[14px] border border-transparent bg-[#fff] px-[13px] py-[11px] text-compact leading-snug text-body shadow-[0_18px_44px_-14px_#000a,0_0_0_1px_#00000024] ${className}`}
    >
      <p className="flex items-center gap-2 text-label">
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
