import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { Main } from "@/components/layout/main";
import { InlineScript } from "@/components/ui/inline-script";
import { company } from "@/lib/site";
import type { Crumb } from "@/lib/structured-data";
import { outcomeGrid } from "./next-steps";

type ResultPageProps = {
  crumb: Crumb;
  headline: ReactNode;
  children: ReactNode;
  next: ReactNode;
  /** For a page that can name what was sent. */
  receipt?: ReactNode;
};

/** What became of a request that was posted without a script; and what was sent, where this tab still knows it. */
export function ResultPage({ crumb, headline, children, next, receipt }: ResultPageProps) {
  return (
    <Main>
      <div className="print:hidden">
        <Breadcrumbs crumbs={[{ href: "/contact-us", label: "Contact Us" }, crumb]} />
      </div>
      <div className={`group container-page min-h-[calc(100svh-330px)] ${outcomeGrid}`}>
        <div className="md:col-span-6">
          <h1 className="text-outcome">{headline}</h1>
          {children}
        </div>
        <div className="md:col-span-5 md:col-start-8 md:group-has-data-[receipt=shown]:col-span-6 md:group-has-data-[receipt=shown]:col-start-1 md:group-has-data-[receipt=shown]:mt-11 print:group-has-data-[receipt=shown]:hidden">
          {next}
        </div>
        {receipt}
        <p className="hidden print:block">{`${company.name}, ${company.phone}`}</p>
      </div>
      <InlineScript run={showResult} />
    </Main>
  );
}

/**
 * Shows of the address the reference, or the fields that were refused; and of the request with that reference what the
 * form has kept in this tab. It is printed as source text, so it must not refer to anything outside itself.
 */
export function showResult() {
  const asked = new URLSearchParams(location.search);
  const reference = asked.get("ref") ?? "";
  const place = document.querySelector("[data-reference]");
  if (place && /^TG-\w{4}-\w{4}$/.test(reference)) place.textContent = `Reference ${reference}`;
  const refused = asked.get("fields")?.split(",") ?? [];
  for (const item of document.querySelectorAll<HTMLElement>("[data-field]")) {
    item.hidden = !refused.includes(item.dataset.field ?? "");
  }
  try {
    const kept = JSON.parse(sessionStorage.getItem("receipt") ?? "null");
    if (!kept || (kept.reference ?? "") !== reference) return;
    for (const place of document.querySelectorAll<HTMLElement>("[data-sent]")) {
      place.textContent = String(kept.facts[place.dataset.sent ?? ""] ?? "");
    }
    document.querySelector("[data-receipt]")?.setAttribute("data-receipt", "shown");
  } catch {}
}
