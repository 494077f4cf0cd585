import type { ReactNode } from "react";

type CaptionProps = { figure: string; children: ReactNode };

export function Caption({ figure, children }: CaptionProps) {
  return (
    <figcaption className="mt-3.5 text-label">
      <b className="mr-2">Fig.&nbsp;{figure}</b>
      {children}
    </figcaption>
  );
}
