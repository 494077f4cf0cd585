import type { ReactNode } from "react";

/** What a page is about: where "Skip to content" leads. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}
