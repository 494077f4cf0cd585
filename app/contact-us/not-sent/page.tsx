import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { PageHero } from "@/components/layout/page-hero";
import { company } from "@/lib/site";

export const metadata: Metadata = { title: "Request not sent", robots: { index: false } };

export default function RequestNotSentPage() {
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { href: "/contact-us", label: "Contact Us" },
          { href: "/contact-us/not-sent", label: "Request not sent" },
        ]}
      />
      <PageHero title="An error occured when trying to send your request. Please try again later.">
        <p>
          We could not confirm that it reached us. Go back with your browser and your answers should
          still be in the form, or call{" "}
          <a href={company.phoneHref} className="text-link whitespace-nowrap">
            {company.phone}
          </a>
          .
        </p>
        <p className="mt-8 actions">
          <a href="/contact-us" className="button">
            Back to the form
          </a>
        </p>
      </PageHero>
    </>
  );
}
