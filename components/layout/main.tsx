import type { ReactNode } from "react";

/** The content of a page, and the target of "Skip to content". */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}
