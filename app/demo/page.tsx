import type { Metadata } from "next";
import { Demo } from "@/components/demo/demo";
import { Closing } from "@/components/layout/closing";
import { Main } from "@/components/layout/main";
import { Island } from "@/islands/island";
import { phone, phoneUrl, product } from "@/lib/site";

export const metadata: Metadata = {
  title: "Break our cold room: the demo",
  description: `A simulated ${product.name} to break: leave a door open, cut the power, drop the internet, see when you are told.`,
};

export default function DemoPage() {
  return (
    <Main>
      <div className="container-page flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-4 pb-3 sm:py-[clamp(6px,3.4svh-6px,24px)]">
        <h1 className="text-display max-sm:text-[max(2rem,9.2vw)] sm:text-[min(5.25rem,1.4rem+4.4vw,max(2rem,9.4svh))]">
          Break our cold room.
        </h1>
        <p className="max-tab:text-compact no-js:hidden">Choose what breaks. Wait for the alert.</p>
      </div>
      <p className="container-page hidden pb-4 no-js:block">Breaking it needs JavaScript.</p>
      <Island
        name="demo"
        component={Demo}
        fallback={
          <>
            The simulation could not be loaded. Call us on{" "}
            <a href={phoneUrl} className="text-link">
              {phone}
            </a>
            , or
          </>
        }
      />
      <p className="container-page pt-4 pb-12 text-label text-balance md:pb-14">
        Simulated data. Your own room warms at its own speed.
      </p>
      <Closing links={["pricing"]} />
    </Main>
  );
}
