import type { ReactNode } from "react";

type PhoneProps = { className?: string; children: ReactNode };

/** A drawn telephone with something on its screen, dark as telephones are at night. */
export function Phone({ className = "", children }: PhoneProps) {
  return (
    <div className={`phone dark ${className}`}>
      <div className="phone-screen">{children}</div>
    </div>
  );
}
