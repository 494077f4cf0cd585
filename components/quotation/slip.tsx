import { cheaperLargerCount, estimateFor } from "@/lib/pricing";
import type { Quotation } from "@/lib/quotation/fields";

type SlipProps = {
  title: string;
  /** Beside the title. */
  note: string;
  /** Left empty where `showResult` fills them in. */
  facts?: SlipFacts;
};

/** A request on a slip of paper: while it is written, and as the receipt of what was sent. */
export function Slip({ title, note, facts }: SlipProps) {
  const place = (name: keyof SlipFacts) => ({
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
        {rows.map(([label, name]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd dir="auto" {...place(name)} />
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

const rows = [
  ["From", "sender"],
  ["Reply to", "replyTo"],
  ["Must stay cold", "message"],
  ["Where", "address"],
] as const;

export type SlipFacts = Record<
  | "qty"
  | "unit"
  | "total"
  | "sum"
  | "advice"
  | "cheaper"
  | (typeof rows)[number][1]
  | "company_email",
  string
>;

/** What a slip says of a request, as far as it is written. */
export function slipFacts(quotation: Partial<Quotation> & { qty: number }): SlipFacts {
  const { qty, company_email = "", message = "" } = quotation;
  const { total, sum, advice = "" } = estimateFor(qty);
  const lines = (...parts: (string | undefined)[]) => parts.filter(Boolean).join("\n");
  return {
    qty: String(qty),
    unit: qty === 1 ? "device" : "devices",
    total,
    sum: `a year: ${sum}`,
    advice,
    cheaper: String(cheaperLargerCount(qty) ?? ""),
    sender: lines(quotation.your_name, quotation.company_name),
    replyTo: lines(company_email, quotation.company_contact),
    address: lines(quotation.company_address, quotation.company_street),
    message,
    company_email,
  };
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
