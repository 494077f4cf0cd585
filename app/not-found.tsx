import type { Metadata } from "next";
import { BrokenLine } from "@/components/charts/broken-line";
import { ErrorLayout } from "@/components/layout/error-page";
import { Main } from "@/components/layout/main";

export const metadata: Metadata = { title: "No reading at this address", robots: { index: false } };

export default function NotFound() {
  return (
    <Main>
      <ErrorLayout label="404" title="No reading at this address.">
        <p>The page may have moved, or the address is mistyped. Everything else is in range.</p>
        <p className="mt-8 actions">
          <a href="/" className="button">
            Go to the home page
          </a>
          <a href="/iot/tempguard" className="action-link">
            View Product
          </a>
          <a href="/contact-us" className="action-link">
            Contact Us
          </a>
        </p>
      </ErrorLayout>
      <BrokenLine />
    </Main>
  );
}
