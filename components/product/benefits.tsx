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

/** The six benefits, the weight on their sentences; the probe comes in beside them. */
export function Benefits() {
  return (
    <section id="benefits" aria-labelledby="benefits-name" className="relative py-(--section)">
      <div className="container-page">
        <h2 id="benefits-name" className="text-heading">
          Benefits
        </h2>
        <dl className="mt-5 grid gap-4 tab:mt-7 tab:gap-6.5 tab:pr-[36vw] desk:pr-[31vw]">
          {benefits.map(({ name, text }) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="mt-1 text-label">{name}</dt>
              <dd className="text-heading font-medium text-balance text-ink sm:text-statement">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className="dark absolute inset-y-(--section) right-0 w-[35vw] max-tab:hidden desk:w-[31vw] print:hidden">
        <ProductPicture
          picture={pictures.probe}
          sizes="(max-width: 62.5rem) 80vw, 36vw"
          className="size-full object-cover object-[20%_60%]"
        />
        <figcaption className="absolute inset-x-4 bottom-3 text-right text-compact text-balance text-body">
          The probe feels the warmth before the stock does. Rendering.
        </figcaption>
      </figure>
    </section>
  );
}
