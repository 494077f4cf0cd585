import type { ReactNode } from "react";
import { pictures } from "@/lib/images";
import { AlertPhone } from "./alert-phone";
import { Dashboard } from "./dashboard";
import { ProductPicture } from "@/components/ui/product-picture";

/** The product's three parts side by side on chart paper. */
export function ProductTeaser() {
  return (
    <figure className="mt-[clamp(40px,4.4vw,64px)] grid gap-y-9 sm:max-md:grid-cols-2 sm:max-md:gap-x-6 md:grid-cols-3">
      <Part
        figure="2a"
        label="Sensor"
        title="It measures"
        text="A sensor in the cold room reads its temperature."
      >
        <ProductPicture
          picture={pictures.front}
          sizes="22rem"
          className="absolute inset-x-0 top-12 mx-auto h-[27.5rem] w-auto"
        />
      </Part>
      <Part
        figure="2b"
        label="Cloud platform"
        title="It records"
        text="Every unit on one page: what it reads now, and what it has read."
      >
        <Dashboard />
      </Part>
      <Part
        figure="2c"
        label="Mobile web app"
        title="It tells you"
        text="In Chrome, Safari, Firefox or MS Edge, on the phone you already have."
        className="items-end gap-x-6 sm:max-md:col-span-2 sm:max-md:grid sm:max-md:grid-cols-2"
      >
        <AlertPhone />
      </Part>
    </figure>
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

function Part({ figure, label, title, text, className = "", children }: PartProps) {
  return (
    <div className={`md:not-first:-ml-px ${className}`}>
      <div className="relative h-[504px] overflow-hidden border border-border chart-paper">
        <p className="absolute top-4 left-5 text-label">
          <b className="mr-2">{figure}</b>
          {label}
        </p>
        {children}
      </div>
      <div className="md:px-5">
        <h3 className="mt-4 text-[1.0625rem]">{title}</h3>
        <p className="mt-1 max-w-[25em] text-base">{text}</p>
      </div>
    </div>
  );
}
