import type { ReactNode } from "react";
import { clock } from "@/lib/cold-room/clock";
import { AlertSign } from "./icon";

type AlertCardProps = {
  /** When the alert was raised, in minutes since 18:00. */
  minute: number;
  /** The reading, and the rule that it breaks. */
  sentences: readonly [reading: string, rule: string];
  className?: string;
  children?: ReactNode;
};

/** An alert as the phone of the person on call shows it. */
export function AlertCard({
  minute,
  sentences: [reading, rule],
  className = "",
  children,
}: AlertCardProps) {
  return (
    <div
      className={`rounded-[22px] bg-canvas px-4 pt-3.5 pb-4 text-base leading-snug text-body ${className}`}
    >
      <p className="flex items-center gap-2 text-label">
        <AlertSign className="size-4 text-warm" />
        <b className="flex-1">Temp Guard</b> <span translate="no">{clock(minute)}</span>
      </p>
      <p className="mt-1.5">
        <b className="text-name">{reading}</b> <br />
        {rule}
      </p>
      {children}
    </div>
  );
}
