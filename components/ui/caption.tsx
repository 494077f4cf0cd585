import type { ReactNode } from "react";

type CaptionProps = { figure?: string; className?: string; children: ReactNode };

export function Caption({ figure, className = "", children }: CaptionProps) {
  return (
    <figcaption className={`mt-3.5 text-label ${className}`}>
      {figure && <b className="mr-2">Fig.&nbsp;{figure}</b>}
      {children}
    </figcaption>
  );
}
