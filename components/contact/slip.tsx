import type { ReactNode } from "react";

type SlipProps = {
  /** How many are drawn; where it is none, their room is kept. */
  devices: number;
  /** How many devices: to be set, or as it was sent. */
  number: ReactNode;
  /** What they come to. */
  price: ReactNode;
  children?: ReactNode;
};

/** A slip of tractor paper: the request while it is written, and the receipt of what was sent. */
export function Slip({ devices, number, price, children }: SlipProps) {
  return (
    <div className="paper slip">
      <div className="flex items-end justify-between gap-x-5 gap-y-2 max-lg:flex-wrap">
        {number}
        <div className="ml-auto flex min-h-12 items-end justify-end text-right text-label max-lg:basis-full">
          {price}
        </div>
      </div>
      {/* One small device for each that is asked for. */}
      <div
        className="slip-devices needs-island max-sm:mb-2"
        suppressHydrationWarning
        aria-hidden="true"
      >
        {Array.from({ length: devices }, (_, i) => (
          <svg key={i} viewBox="0 0 40 40">
            <path d="M8 1h24a7 7 0 0 1 7 7v24a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7zM7 9h26v14H7z" />
            <path d="M9 17.5h5c2 0 2.4-3.5 4.4-3.5s2.4 3.5 4.4 3.5H31m-1 11.5a2 2 0 1 0 .01 0z" />
          </svg>
        ))}
      </div>
      {children}
    </div>
  );
}
