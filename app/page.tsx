import type { Metadata } from "next";
import { HomeHero } from "@/components/home/home-hero";
import { HeroNight } from "@/components/home/hero-night";
import { ThreeParts } from "@/components/home/three-parts";
import { Closing } from "@/components/layout/closing";
import { VisionAndMission } from "@/components/layout/vision-and-mission";
import { Main } from "@/components/layout/main";
import { Amount } from "@/components/pricing/amount";
import { QuotationActions } from "@/components/layout/quotation-actions";
import { formatPrice, HEADLINE_PRICE } from "@/lib/pricing";
import { JsonLd } from "@/components/layout/json-ld";
import { Island } from "@/islands/island";
import { clock, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { moments, outcomes } from "@/lib/cold-room/incident";
import { formatTemperature } from "@/lib/format";
import { company, product } from "@/lib/site";
import { organization, productWithPlans } from "@/lib/structured-data";

export const metadata: Metadata = {
  description: `${product.name} watches the temperature in your cold storage all night and tells you while there is still time to act. From ${company.name}.`,
};

export default function HomePage() {
  return (
    <Main>
      <JsonLd data={organization} />
      <JsonLd data={productWithPlans} />
      <HomeHero>
        <Island
          name="hero-night"
          component={HeroNight}
          props={{}}
          fallback="The interactive cold room could not be loaded."
        />
      </HomeHero>
      <section aria-labelledby="parts" className="pt-(--section)">
        <div className="container-page items-end justify-between desk:flex">
          <h2 id="parts" className="text-title">
            Three parts. <br />
            One clear warning.
          </h2>
          <a
            href="/iot/tempguard"
            className="inline-flex min-h-12 items-center button-outline px-5.5 font-medium max-desk:mt-6"
          >
            View Product
          </a>
        </div>
        <ThreeParts />
      </section>
      <section
        aria-labelledby="price"
        className="container-page flex flex-wrap items-baseline gap-x-6 gap-y-2 pt-[clamp(56px,6.4vw,112px)]"
      >
        <h2 id="price" className="text-[max(1.75rem,min(4.4vw,4.5rem))] leading-tight">
          <span className="text-lead font-normal text-body">{product.name}</span>{" "}
          <Amount price={HEADLINE_PRICE} />
        </h2>
        <p className="mr-auto text-lead">
          {`What ${formatPrice(HEADLINE_PRICE)} covers is in your quotation.`}
        </p>
        <QuotationActions links={["pricing"]} isOutlined />
      </section>
      <section
        aria-label="The company"
        className="container-page pt-(--section) pb-[calc(var(--section)*.9)]"
      >
        <p className="max-w-[24em] text-statement font-medium text-ink">
          We are the startup behind {product.name}. We build smart solutions, automation systems and
          robotics platforms, for industrial and educational use.
        </p>
        <a href="/iot" className="mt-2 mb-[clamp(20px,2.6vw,44px)] action-link">
          What we build
        </a>
        <VisionAndMission className="tab:grid-cols-2" />
      </section>
      <Closing
        isMorning
        time={clock(NIGHT_MINUTES)}
        title={"The stock is still\u00a0cold."}
        line={`The door was closed at ${clock(moments.doorClosed.minute)}. At ${clock(NIGHT_MINUTES)} the stock is ${formatTemperature(outcomes.attended.stock)}.`}
      />
    </Main>
  );
}
