import type { ReactNode } from "react";
import { pictures } from "@/lib/images";
import { ProductPicture } from "@/components/ui/product-picture";
import { AlertPhone } from "./alert-phone";
import { Dashboard } from "./dashboard";

/** The product's three parts at the minute of the alert, which one line runs through. */
export function ThreeParts() {
  return (
    <div className="relative mt-[clamp(28px,4vw,56px)] grid desk:grid-cols-[1.02fr_1.25fr_1fr]">
      <div className="absolute inset-x-0 top-0 h-171 border-y border-border chart-paper max-desk:hidden" />
      <i className="absolute inset-x-0 top-75 border-t border-warm opacity-75 max-desk:hidden" />
      <Part
        figure="2a"
        label="Sensor"
        title="It measures"
        text="A sensor in the cold room reads the temperature."
      >
        <div className="relative h-[calc(var(--w)*1.09)] overflow-hidden [--w:min(500px,42vw)] [mask:linear-gradient(90deg,#0000,#000_10%,#000_90%,#0000)] max-desk:[--w:clamp(360px,52vw,400px)] desk:h-full">
          <ProductPicture
            picture={pictures.front}
            sizes="(min-width: 62.5rem) min(500px, 42vw), 400px"
            className="absolute top-[calc(300px-var(--w)*.394)] left-[calc(50%-var(--w)*.504)] w-(--w) max-w-none max-desk:top-[calc(var(--w)*-.089)]"
          />
        </div>
      </Part>
      <Part
        figure="2b"
        label="Cloud platform"
        title="It decides"
        text="Every reading is checked against its room’s limits, and every room is on one page."
        className="desk:border-l desk:[--inset:24px]"
      >
        <Dashboard />
      </Part>
      <Part
        figure="2c"
        label="Mobile web app"
        title="It tells you"
        text="On the phone you already have, in Chrome, Safari, Firefox or MS Edge."
        className="desk:border-l desk:[--inset:24px]"
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

/** Below a desktop's width a stop on a rail; on a tablet with its picture beside it. */
function Part({ figure, label, title, text, className = "", children }: PartProps) {
  return (
    <div
      className={`relative break-inside-avoid border-border [--inset:var(--gutter)] max-desk:ml-[calc(var(--margin)+5px)] max-desk:border-l max-desk:border-warm max-desk:pr-(--margin) max-desk:pb-10 max-desk:pl-6.5 last:max-desk:border-transparent last:max-desk:pb-0 sm:max-desk:grid sm:max-desk:grid-cols-[2fr_3fr] sm:max-desk:gap-6 desk:flex desk:flex-col ${className}`}
    >
      <div className="max-sm:mb-4 desk:order-last desk:pt-4.5 desk:pr-6 desk:pl-(--inset)">
        <p className="mb-1 text-label desk:absolute desk:top-4.5 desk:left-(--inset)">
          <b className="mr-2">{figure}</b>
          {label}
        </p>
        <span className="absolute top-1 -left-1.5 size-[11px] rounded-full bg-warm-dot desk:hidden" />
        <h3 className="text-md sm:max-desk:text-heading">{title}</h3>
        <p className="mt-0.5 max-w-[26em] text-base desk:mt-1">{text}</p>
      </div>
      <div className="relative desk:h-171">{children}</div>
    </div>
  );
}
