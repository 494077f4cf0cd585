import { WhatYouAreTold } from "@/components/layout/what-you-are-told";

/** What it is: a statement, the largest thing of its section, so that the heading is small; then what a buyer asks first. */
export function Introduction() {
  return (
    <section id="introduction" aria-labelledby="introduction-name" className="section">
      <div className="container-page grid-12 items-baseline gap-y-4">
        <h2 id="introduction-name" className="col-span-4 text-heading max-md:col-span-full">
          Introduction
        </h2>
        <div className="col-span-8 max-md:col-span-full">
          <p className="text-statement font-medium text-ink max-sm:text-[min(6.6vw,1.75rem)] lg:text-title">
            A sensor in the cold room, <br />a cloud that remembers, <br />
            and a web app in your pocket.
          </p>
          <p className="mt-4 text-lead text-muted max-sm:hidden">
            Temp Guard monitors the temperature of your cold storage and warns you early.
          </p>
        </div>
      </div>
      <WhatYouAreTold className="mt-(--head)" />
    </section>
  );
}
