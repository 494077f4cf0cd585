import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { PageHero } from "@/components/layout/page-hero";
import { company } from "@/lib/site";

export const metadata: Metadata = { title: "Request sent", robots: { index: false } };

export default function RequestSentPage() {
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { href: "/contact-us", label: "Contact Us" },
          { href: "/contact-us/sent", label: "Request sent" },
        ]}
      />
      <PageHero title="Your request was sent successfully">
        <p>
          A mail server has taken it over for our sales staff, with your number of devices and how
          to reach you. Something to add? Call{" "}
          <a href={company.phoneHref} className="text-link whitespace-nowrap">
            {company.phone}
          </a>
          .
        </p>
        <p data-reference="" className="mt-3 text-label" />
        <p className="mt-8 actions">
          <a href="/demo" className="button">
            Try the demo
          </a>
          <a href="/" className="text-link">
            Go to the home page
          </a>
        </p>
      </PageHero>
    </>
  );
}
