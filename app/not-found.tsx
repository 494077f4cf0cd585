import type { Metadata } from "next";
import { ErrorLayout } from "@/components/layout/error-layout";
import { Main } from "@/components/layout/main";

export const metadata: Metadata = {
  title: "No page at this address",
  robots: { index: false },
  // The address that the page would have is that of no page.
  alternates: null,
  openGraph: null,
};

export default function NotFound() {
  return (
    <Main>
      <ErrorLayout sign="404" title="No page at this address.">
        <p>The page may have moved, or the address is mistyped.</p>
        <p className="mt-8 actions">
          <a href="/" className="button">
            Go to the home page
          </a>
          <span className="actions">
            {ways.map(({ href, label }) => (
              <a key={href} href={href} className="action-link">
                {label}
              </a>
            ))}
          </span>
        </p>
      </ErrorLayout>
    </Main>
  );
}

const ways = [
  { href: "/iot/tempguard", label: "Temp Guard" },
  { href: "/pricing", label: "Pricing" },
  { href: "/contact-us", label: "Contact Us" },
];
