import type { ReactNode } from "react";

/** The main content of a page. It is the target of "Skip to content". */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}
