import type { Attachment } from "./attachments";

export type Email = {
  subject: string;
  replyTo: { name: string; address: string };
  text: string;
  html: string;
  attachments: Attachment[];
};

export type QuotationLetter = {
  company: { name: string; siteUrl: string };
  reference: string;
  isPossibleSpam: boolean;
  headline: string;
  /** The visitor's mailto: and tel: addresses; no tel: where the text holds no number. */
  links: { mail: string; phone?: string };
  facts: Fact[];
  estimate: { total: string; sum: string };
};

export type Fact = { label: string; value: string; href?: string };
