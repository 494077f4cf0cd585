import { SectionHead } from "@/components/layout/section";
import { ProductPicture } from "@/components/ui/product-picture";
import { pictures } from "@/lib/images";

const benefits = [
  { name: "Real-time monitoring", text: "The reading now, not last night’s clipboard." },
  { name: "Operational efficiency", text: "No thermometer rounds. Look when it matters." },
  { name: "Early warning alerts", text: "The air warms first, and you are told then." },
  { name: "Regulatory compliance", text: "Readings on record support your inspections." },
  { name: "Improved product quality", text: "Kept as it should be, delivery to dispatch." },
  { name: "Reduce waste", text: "Catch a drift early, and keep the stock." },
];

/** The six benefits on ruled lines, beside the probe. */
export function Benefits() {
  return (
    <section id="benefits" aria-labelledby="benefits-name" className="py-(--section)">
      <div className="container-page grid gap-y-5 tab:grid-12 tab:grid-rows-[auto_1fr]">
        <SectionHead
          id="benefits"
          name="Benefits"
          line={
            <span className="max-sm:hidden">The probe feels the warmth before the stock does.</span>
          }
          className="col-span-4 max-tab:col-span-full"
        />
        <div className="dark relative col-span-4 mr-6 overflow-hidden bg-surface max-tab:hidden print:hidden">
          <ProductPicture
            picture={pictures.probe}
            sizes="960px"
            className="absolute size-full object-cover object-[31%_60%]"
          />
        </div>
        <dl className="col-span-8 border-b border-border max-tab:col-span-full tab:col-start-5 tab:row-span-2 tab:row-start-1">
          {benefits.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-6 border-t border-border py-3 tab:py-5 md:grid-cols-2 md:items-baseline md:py-6"
            >
              <dt className="text-heading font-medium text-ink md:text-[1.5rem]">{name}</dt>
              <dd className="text-base text-balance md:text-lg">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
