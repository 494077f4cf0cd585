import { company } from "@/lib/site";
import { DecorativeTrace } from "@/components/charts/decorative-trace";
import { ClockAxis } from "@/components/charts/clock-axis";

/** The end of the story that opened at 18:00, in the other theme's colours. */
export function CallToAction() {
  return (
    <section aria-labelledby="closing" className="inverse bg-canvas text-body">
      <div className="container-page">
        <ClockAxis fromHour={6} toHour={18} />
        <div className="grid-12 gap-y-7 py-[clamp(64px,8vw,112px)]">
          <h2 id="closing" className="col-span-8 text-display max-md:col-span-full">
            06:00. <br />
            Nothing to&nbsp;report.
          </h2>
          <div className="col-span-4 self-end max-md:col-span-full">
            <p>Tell us how many doors you’re watching, and we’ll send you a quotation.</p>
            <a
              href={company.phoneHref}
              className="mt-3 inline-block py-1 text-[1.75rem] font-medium tracking-[-.02em] text-ink [word-spacing:.08em]"
            >
              {company.phone}
            </a>
            <p className="mt-5 actions">
              <a href="/contact-us" className="button">
                Get a quotation
              </a>
              <a href="/demo" className="py-2.5 text-link">
                Try the demo
              </a>
            </p>
          </div>
        </div>
      </div>
      <DecorativeTrace />
    </section>
  );
}
