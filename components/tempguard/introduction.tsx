import { WhatYouAreTold } from "./what-you-are-told";

/** What it is, as a statement, and what a buyer asks first. */
export function Introduction() {
  return (
    <section id="introduction" aria-labelledby="introduction-name" className="section">
      <div className="container-page grid-12 gap-y-4 pb-3 md:pb-16">
        <h2 id="introduction-name" className="col-span-4 text-title max-md:col-span-full">
          Introduction
        </h2>
        <p className="col-span-8 text-heading font-medium text-ink max-md:col-span-full md:text-statement">
          A sensor in the cold room, a cloud that remembers, and a web app in your pocket.{" "}
          <span className="text-muted">
            Temp Guard monitors the temperature of your cold storage and warns you early.
          </span>
        </p>
      </div>
      <WhatYouAreTold />
    </section>
  );
}
