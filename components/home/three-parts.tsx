import type { ReactNode } from "react";
import { pictures } from "@/lib/images";
import { ProductPicture } from "@/components/ui/product-picture";
import { AlertPhone } from "./alert-phone";
import { Dashboard } from "./dashboard";

/** The product's three parts at the minute of the alert, which one line runs through. */
export function ThreeParts() {
  return (
    <div className="relative mt-14">
      <div className="absolute inset-x-0 top-0 h-171 border-y border-border chart-paper max-desk:hidden" />
      <i className="absolute inset-x-0 top-75 z-2 border-t border-warm opacity-75 max-desk:hidden" />
      <div className="container-page desk:grid desk:grid-cols-3 desk:gap-x-6">
        <Part
          figure="2a"
          label="Sensor"
          title="It measures"
          text="A sensor in the cold room reads the temperature."
        >
          <div className="h-[calc(var(--w)*1.09)] [--w:clamp(360px,52vw,400px)] desk:[--w:min(500px,42vw)]">
            <ProductPicture
              picture={pictures.front}
              sizes="(min-width: 62.5rem) min(500px, 42vw), 400px"
              className="absolute top-[calc(var(--w)*-.089)] left-[calc(50%-var(--w)*.504)] w-(--w) max-w-none desk:top-[calc(300px-var(--w)*.394)]"
            />
          </div>
        </Part>
        <Part
          figure="2b"
          label="Cloud platform"
          title="It decides"
          text="Every reading is checked against its room’s limits, and every room is on one page."
        >
          <Dashboard />
        </Part>
        <Part
          figure="2c"
          label="Mobile web app"
          title="It tells you"
          text="On the phone you already have, in Chrome, Safari, Firefox or MS Edge."
        >
          <AlertPhone />
        </Part>
      </div>
    </div>
  );
}

type PartProps = {
  figure: string;
  label: string;
  title: string;
  text: string;
  children: ReactNode;
};

/** Below a desktop's width a stop on a rail, which begins at the first dot; on a tablet with its picture beside it. */
function Part({ figure, label, title, text, children }: PartProps) {
  return (
    <div className="relative break-inside-avoid max-desk:ml-[5px] max-desk:border-l max-desk:border-warm max-desk:pb-10 max-desk:pl-6.5 first:max-desk:[border-image:linear-gradient(#0000_10px,var(--warm)_0)_1] last:max-desk:pb-0 sm:max-desk:grid sm:max-desk:grid-cols-[2fr_3fr] sm:max-desk:gap-6 desk:flex desk:flex-col desk:border-border desk:not-first:-ml-6 desk:not-first:border-l desk:not-first:pl-6 desk:not-last:pr-6">
      <div className="max-desk:relative max-sm:mb-4 desk:order-last desk:pt-4.5">
        <p className="mb-1 text-label desk:absolute desk:top-4.5">
          <b className="mr-2">{figure}</b>
          {label}
        </p>
        <span className="absolute top-1 -left-8 size-[11px] rounded-full bg-warm-dot desk:hidden" />
        <h3 className="text-md sm:max-desk:text-heading">{title}</h3>
        <p className="mt-0.5 max-w-[26em] text-base text-balance desk:mt-1">{text}</p>
      </div>
      <div className="relative z-2 desk:h-171 desk:overflow-y-clip">{children}</div>
    </div>
  );
}
