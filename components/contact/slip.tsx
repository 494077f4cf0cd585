import { cheaperLargerCount, estimateFor } from "@/lib/pricing";
import { type Quotation, quotationFields, textFieldNames } from "@/lib/quotation/fields";

type SlipProps = {
  title: string;
  /** Beside the title. */
  note: string;
  /** Left empty where `showResult` fills them in. */
  facts?: SlipFacts;
};

/** A request on a slip of paper: while it is written, and as the receipt of what was sent. */
export function Slip({ title, note, facts }: SlipProps) {
  const place = (name: string) => ({
    "data-sent": name,
    children: facts?.[name] ?? " ",
    suppressHydrationWarning: true,
  });
  return (
    <div className="paper slip">
      <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2">
        <h2 id="slip" className="text-heading">
          {title}
        </h2>
        <p data-reference="" className="text-label" suppressHydrationWarning>
          {note}
        </p>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 pt-3 text-label">
        <p className="text-heading font-normal text-ink">
          <b className="text-[3.25rem] leading-none tracking-[-.03em]" {...place("qty")} />{" "}
          <span {...place("unit")} />
        </p>
        <p className="ml-auto text-right">
          <b
            className="block text-[1.3125rem] leading-tight tracking-[-.02em]"
            {...place("total")}
          />
          <span {...place("sum")} />
        </p>
      </div>
      <Devices count={Number(facts?.qty) || 1} />
      <dl>
        {rows.map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto" {...place(label)} />
          </div>
        ))}
      </dl>
      {(!facts || facts.cheaper) && (
        <p
          data-advice=""
          hidden={!facts}
          suppressHydrationWarning
          className="border-t border-border pt-2.5 text-ink"
        >
          <span {...place("advice")} />{" "}
          <a
            href={`/contact-us?qty=${facts?.cheaper ?? ""}&again#quotation`}
            suppressHydrationWarning
            className="-my-2.5 inline-block py-2.5 text-link print:hidden"
          >
            Ask for <span {...place("cheaper")} /> instead
          </a>
        </p>
      )}
    </div>
  );
}

const rows = [...new Set(textFieldNames.map((name) => quotationFields[name].slipLabel))];

/** What stands in each place of a slip; in a row, under its label. */
export type SlipFacts = Record<string, string>;

/** What a slip says of a request, as far as it is written. */
export function slipFacts(quotation: Partial<Quotation> & { qty: number }): SlipFacts {
  const { qty, company_email = "" } = quotation;
  const { total, sum, advice = "" } = estimateFor(qty);
  const facts: SlipFacts = {
    qty: String(qty),
    unit: qty === 1 ? "device" : "devices",
    total,
    sum: `a year: ${sum}`,
    advice,
    cheaper: String(cheaperLargerCount(qty) ?? ""),
    company_email,
  };
  for (const row of rows) {
    const names = textFieldNames.filter((name) => quotationFields[name].slipLabel === row);
    facts[row] = names.flatMap((name) => quotation[name] || []).join("\n");
  }
  return facts;
}

/** One small device for each that is asked for. */
function Devices({ count }: { count: number }) {
  return (
    <div className="slip-devices" suppressHydrationWarning aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <svg key={i} viewBox="0 0 40 40">
          <path d="M8 1h24a7 7 0 0 1 7 7v24a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7zM7 9h26v14H7z" />
          <path d="M9 17.5h5c2 0 2.4-3.5 4.4-3.5s2.4 3.5 4.4 3.5H31m-1 11.5a2 2 0 1 0 .01 0z" />
        </svg>
      ))}
    </div>
  );
}
