import { setting } from "@/components/charts/night-data";
import { QuotationActions } from "@/components/layout/quotation-actions";
import { AlertOnYourPhone } from "./alert-on-your-phone";
import { NightPlot } from "./night-plot";

/** One night, two outcomes: the device's probe lies on the line at the minute of the alert. On a phone the device alone. */
export function NightHero() {
  return (
    <figure className="relative max-sm:flex max-sm:min-h-[calc(100svh-56px)] max-sm:flex-col max-sm:overflow-clip desk:h-[calc(100svh-64px)] desk:max-h-[1040px] desk:min-h-[640px] print:[zoom:.8]">
      <div className="relative z-2 container-page w-full pt-4 sm:pt-[clamp(28px,3.8svh,64px)]">
        <h1 className="text-hero">
          Hear about it <br />
          while the stock <br />
          is still cold.
        </h1>
        <p className="mt-3.5 max-w-[24em] text-base leading-snug text-balance sm:mt-[clamp(11px,2.4svh,24px)] sm:text-lead desk:max-xl:max-w-[34vw] desk:max-xl:text-md">
          Temp Guard watches <span className="max-sm:hidden">the temperature in </span>your cold
          storage<span className="max-sm:hidden"> all night</span> and tells you if it stays out of
          range.
        </p>
        <QuotationActions className="mt-4.5 sm:mt-[clamp(14px,2.8svh,28px)]" />
      </div>
      <AlertOnYourPhone />
      <NightPlot />
      <figcaption className="container-page flex flex-col gap-x-6 gap-y-5 pt-16 max-sm:hidden desk:absolute desk:inset-x-0 desk:bottom-0 desk:h-16 desk:flex-row desk:items-center desk:justify-between desk:pt-0">
        <Key />
        <p className="text-label desk:whitespace-nowrap">
          <b className="mr-2">Fig.&nbsp;1</b>
          {setting}
        </p>
      </figcaption>
    </figure>
  );
}

function Key() {
  const lines = [
    { what: "Air", when: "as it was", look: "stroke-ink" },
    { what: "Stock", when: "as it was", look: "stroke-cold" },
    { what: "Air", when: "if nobody is told", look: "stroke-warm", dashes: "6 5" },
    { what: "Stock", when: "if nobody is told", look: "stroke-warm", dashes: "1.5 6" },
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 text-xs">
      {lines.map(({ what, when, look, dashes }) => (
        <li key={what + when} className="flex items-center gap-2 whitespace-nowrap">
          <svg width="20" height="8" fill="none" strokeWidth="1.6" aria-hidden="true">
            <path d="M0 4H20" strokeDasharray={dashes} className={look} />
          </svg>
          <span>
            <b>{what}</b> {when}
          </span>
        </li>
      ))}
    </ul>
  );
}
