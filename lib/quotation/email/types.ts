export type QuotationLetter = {
  company: { name: string; siteUrl: string };
  reference: string;
  isPossibleSpam: boolean;
  headline: string;
  /** The visitor's addresses, and an answer that only wants a look; no tel: where the text holds no number. */
  links: { mail: string; reply: string; phone?: string };
  facts: Fact[];
  /** What the form has shown; `advice` where more devices cost less. */
  estimate: { total: string; sum: string; advice?: string };
};

export type Circumstances = Pick<QuotationLetter, "company" | "reference" | "isPossibleSpam">;

export type Fact = { label: string; value: string; href?: string };
