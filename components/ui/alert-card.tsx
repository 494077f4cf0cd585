import type { ReactNode } from "react";
import { clock } from "@/lib/cold-room/clock";
import { AlertSign } from "./icon";

type AlertCardProps = {
  title?: string;
  /** When the alert was raised, in minutes since 18:00. */
  minute: number;
  /** The reading, and the rule that it breaks. */
  sentences: readonly [reading: string, rule: string];
  isCompact?: boolean;
  className?: string;
  /** What the person on call can do. */
  children?: ReactNode;
};

/** An alert as the phone of the person on call shows it. */
export function AlertCard({
  title = "Temp Guard",
  minute,
  sentences: [reading, rule],
  isCompact = false,
  className = "",
  children,
}: AlertCardProps) {
  return (
    <div
      className={`bg-canvas leading-snug text-body ${isCompact ? "rounded-[14px] px-3 py-[9px] text-compact" : "rounded-[22px] px-4 pt-3.5 pb-4 text-base"} ${className}`}
    >
      <p className="flex items-center gap-2 text-label">
        <AlertSign className="size-4 text-warm" />
        <b className="flex-1">{title}</b> <span translate="no">{clock(minute)}</span>
      </p>
      <p className={isCompact ? undefined : "mt-1.5"}>
        <b className={isCompact ? undefined : "text-name"}>{reading}</b>{" "}
        <span className={isCompact ? undefined : "block"}>{rule}</span>
      </p>
      {children}
    </div>
  );
}
