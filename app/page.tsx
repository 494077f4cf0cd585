import type { Metadata } from "next";
import { Hero } from "@/components/home/hero";
import { HeroNight } from "@/components/home/hero-night";
import { ThreeParts } from "@/components/home/three-parts";
import { Closing } from "@/components/layout/closing";
import { VisionAndMission } from "@/components/layout/vision-and-mission";
import { Main } from "@/components/layout/main";
import { formatPrice, HEADLINE_PRICE, priceRange } from "@/lib/pricing";
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
      <Hero>
        <Island
          name="hero-night"
          component={HeroNight}
          fallback="The interactive cold room could not be loaded."
        />
      </Hero>
      <section aria-labelledby="parts" className="container-page pt-(--section)">
        <h2 id="parts" className="text-title">
          Three parts. <br />
          One clear warning.
        </h2>
        <ThreeParts />
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 md:mt-12">
          <div className="flex flex-[1_1_20rem] flex-wrap items-baseline gap-x-4">
            <h3 className="text-section">{formatPrice(HEADLINE_PRICE)}</h3>
            <p className="flex-[1_1_15rem]">{`Your quotation says what it covers. Plans: ${priceRange()}.`}</p>
          </div>
          <p className="actions">
            <a href="/iot/tempguard" className="button-size button-outline">
              View Product
            </a>
            <a href="/pricing" className="action-link">
              Pricing
            </a>
          </p>
        </div>
      </section>
      <section aria-label="The company" className="container-page py-(--section)">
        <p className="border-t border-border pt-6 text-pretty md:pr-[45%]">
          We are the startup behind {product.name}. We build{" "}
          <a href="/iot" className="text-link">
            smart solutions, automation systems and robotics platforms
          </a>
          , for industrial and educational use.
        </p>
        <VisionAndMission className="mt-8 tab:grid-cols-2" />
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
