import type { Metadata } from "next";
import { BrokenLine } from "@/components/charts/broken-line";
import { ErrorLayout } from "@/components/layout/error-page";
import { Main } from "@/components/layout/main";

export const metadata: Metadata = { title: "No reading at this address", robots: { index: false } };

export default function NotFound() {
  return (
    <Main>
      <ErrorLayout label="404" title="No reading at this address.">
        <p>The page may have moved, or the address is mistyped.</p>
        <p className="mt-8 actions">
          <a href="/" className="button">
            Go to the home page
          </a>
          {ways.map(({ href, label }) => (
            <a key={href} href={href} className="action-link">
              {label}
            </a>
          ))}
        </p>
      </ErrorLayout>
      <BrokenLine />
    </Main>
  );
}

const ways = [
  { href: "/iot/tempguard", label: "View Product" },
  { href: "/pricing", label: "Pricing" },
  { href: "/contact-us", label: "Contact Us" },
];
