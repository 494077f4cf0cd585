import { anchors, pictures } from "@/lib/images";
import { formatPrice, HEADLINE_PRICE } from "@/lib/pricing";
import { product } from "@/lib/site";
import { Caption } from "@/components/ui/caption";
import { ProductPicture } from "@/components/ui/product-picture";
import { TraceIntoProbe } from "./trace-into-probe";

export function ProductHero() {
  return (
    <section className="relative overflow-x-clip pb-[clamp(56px,7vw,104px)]">
      <h1 className="text-center text-[18.4vw] leading-[.92] font-medium tracking-[-.055em] whitespace-nowrap text-ink">
        {product.name}
      </h1>
      <div className="relative mx-auto -mt-[7vw] w-[min(118vw,1240px,calc(104svh))] max-md:-ml-[9vw] max-md:w-[118vw]">
        <ProductPicture
          picture={pictures.hero}
          sizes="(max-width: 56.25rem) 118vw, min(1240px, 104svh)"
          className="h-auto w-full"
        />
        <TraceIntoProbe tip={anchors.hero.tip} />
      </div>
      <div className="container-page mt-2 grid-12 gap-y-6 lg:absolute lg:inset-x-0 lg:bottom-[clamp(96px,11vw,170px)]">
        <div className="col-span-3 col-start-10 max-lg:col-span-full">
          <p className="text-lead">The night shift for your freezer.</p>
          <p className="mt-2 text-price text-[2.25rem]">{formatPrice(HEADLINE_PRICE)}</p>
          <p className="mt-5 actions">
            <a href="/demo" className="button">
              Request Demo
            </a>
            <a href="/pricing" className="py-2.5 text-link">
              See pricing
            </a>
          </p>
        </div>
      </div>
      <div className="container-page">
        <figure>
          <Caption figure="1">
            Rendering. A line you can glance at, from the probe to your phone.
          </Caption>
        </figure>
      </div>
    </section>
  );
}
