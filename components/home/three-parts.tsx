import type { ReactNode } from "react";
import { pictures } from "@/lib/images";
import { ProductPicture } from "@/components/ui/product-picture";
import { AlertPhone } from "./alert-phone";
import { Dashboard } from "./dashboard";

/** The product's three parts at the minute of the alert, which one line runs through. */
export function ThreeParts() {
  return (
    <div className="relative mt-[clamp(28px,4vw,56px)] grid sm:max-desk:grid-cols-2 desk:grid-cols-[1.02fr_1.25fr_1fr]">
      <div className="absolute inset-x-0 top-0 h-171 overflow-hidden border-y border-border chart-paper max-desk:h-full max-sm:hidden" />
      <i className="absolute inset-x-0 top-75 border-t border-warm opacity-75 max-sm:hidden" />
      <Part
        figure="2a"
        label="Sensor"
        title="It measures"
        text="A sensor in the cold room reads the temperature."
      >
        <div className="relative h-98 overflow-hidden [--w:min(500px,42vw)] [mask:linear-gradient(90deg,#0000,#000_10%,#000_90%,#0000)] max-desk:[--w:min(440px,66vw)] max-sm:[--w:360px] sm:h-full">
          <ProductPicture
            picture={pictures.front}
            sizes="(min-width: 62.5rem) min(500px, 42vw), 400px"
            className="absolute top-[calc(300px-var(--w)*.394)] left-[calc(50%-var(--w)*.504)] w-(--w) max-w-none max-sm:-top-8"
          />
        </div>
      </Part>
      <Part
        figure="2b"
        label="Cloud platform"
        title="It decides"
        text="Every reading is checked against its room’s limits, and every room is on one page."
        className="sm:border-l desk:[--inset:24px]"
      >
        <Dashboard />
      </Part>
      <Part
        figure="2c"
        label="Mobile web app"
        title="It tells you"
        text="On the phone you already have, in Chrome, Safari, Firefox or MS Edge."
        className="sm:max-desk:col-span-2 sm:max-desk:grid sm:max-desk:grid-cols-2 sm:max-desk:items-center desk:border-l desk:[--inset:24px]"
      >
        <AlertPhone />
      </Part>
    </div>
  );
}

type PartProps = {
  figure: string;
  label: string;
  title: string;
  text: string;
  className?: string;
  children: ReactNode;
};

/** On a phone a stop on a rail. */
function Part({ figure, label, title, text, className = "", children }: PartProps) {
  return (
    <div
      className={`relative flex flex-col border-border [--inset:var(--gutter)] max-sm:ml-6.5 max-sm:pb-9 max-sm:pl-6.5 max-sm:not-last:border-l max-sm:not-last:border-warm ${className}`}
    >
      <span className="absolute top-1.5 -left-[6px] size-[11px] rounded-full bg-warm-dot sm:hidden" />
      <p className="absolute top-4.5 left-(--inset) text-label max-sm:hidden">
        <b className="mr-2">{figure}</b>
        {label}
      </p>
      <div className="max-sm:mb-4 max-sm:pr-5 sm:order-last sm:pt-4.5 sm:pr-6 sm:pb-9 sm:pl-(--inset) desk:pb-0">
        <h3 className="text-md">{title}</h3>
        <p className="mt-0.5 max-w-[26em] text-base sm:mt-1">{text}</p>
      </div>
      <div className="relative max-sm:pr-5 sm:h-171">{children}</div>
    </div>
  );
}
