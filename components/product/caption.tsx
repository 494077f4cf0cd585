import type { ReactNode } from "react";

export function Caption({ className = "", children }: { className?: string; children: ReactNode }) {
  return <figcaption className={`mt-3.5 text-label ${className}`}>{children}</figcaption>;
}
