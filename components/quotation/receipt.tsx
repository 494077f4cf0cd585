import { estimateFor } from "@/lib/pricing";
import { type Quotation, quotationFields } from "@/lib/quotation/fields";
import { shownFields } from "./form-fields";

/** What is shown of a request that was sent: each of its fields, and the parts of its estimate. */
type ReceiptFacts = Record<keyof Quotation | "total" | "sum" | "advice", string>;

export function receiptFacts(quotation: Quotation): ReceiptFacts {
  const { total, sum, advice = "" } = estimateFor(quotation.qty);
  return { ...quotation, qty: String(quotation.qty), total, sum, advice };
}

/** What was sent, in the form's order, and what it would cost. Without `facts` hidden until `showResult` fills them in. */
export function Receipt({ facts }: { facts?: ReceiptFacts }) {
  const place = (name: keyof ReceiptFacts) => ({
    "data-sent": name,
    children: facts ? facts[name] : " ",
    suppressHydrationWarning: true,
  });
  return (
    <section
      data-receipt={facts ? "shown" : ""}
      suppressHydrationWarning
      aria-labelledby="receipt"
      className="receipt hidden self-start border-t-2 border-cold bg-surface px-[clamp(20px,2.2vw,32px)] pt-5.5 pb-6.5 data-[receipt=shown]:block md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1"
    >
      <h2 id="receipt" className="text-heading leading-normal">
        What you sent
      </h2>
      <dl className="mt-3 *:flex *:flex-wrap *:justify-between *:gap-x-4 *:border-t *:border-border *:py-2.5 *:leading-[1.4]">
        {shownFields.map((name) => (
          <div key={name}>
            <dt>{quotationFields[name].label}</dt>
            <dd
              dir="auto"
              className="ml-auto text-right font-medium wrap-anywhere text-ink"
              {...place(name)}
            />
          </div>
        ))}
        <div>
          <dt>Yearly estimate</dt>
          <dd className="ml-auto text-right text-label">
            <b className="block text-heading" {...place("total")} />
            <span className="block" {...place("sum")} />
            <span className="block text-cold" {...place("advice")} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
