import type { Metadata } from "next";
import { BrokenLine } from "@/components/charts/broken-line";
import { ErrorLayout } from "@/components/layout/error-page";
import { InRange } from "@/components/layout/in-range";
import { Main } from "@/components/layout/main";
import { company } from "@/lib/site";

export const metadata: Metadata = { title: "No reading at this address", robots: { index: false } };

export default function NotFound() {
  return (
    <Main>
      <ErrorLayout label="404" title="No reading at this address." aside={<InRange />}>
        <p>The page may have moved, or the address is mistyped. Everything else is in range.</p>
        <p className="mt-8 actions">
          <a href="/" className="button">
            Go to the home page
          </a>
          <span>
            or call{" "}
            <a href={company.phoneHref} className="inline-block py-3 text-link">
              {company.phone}
            </a>
          </span>
        </p>
      </ErrorLayout>
      <BrokenLine />
    </Main>
  );
}
