import type { ReactNode } from "react";

type PhoneProps = { className?: string; children: ReactNode };

/** A drawing of a phone with `children` on its screen. Its colours are dark in both themes. */
export function Phone({ className = "", children }: PhoneProps) {
  return (
    <div className={`phone dark ${className}`}>
      <div className="phone-screen">{children}</div>
    </div>
  );
}
