import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { until } from "./until";

export const MAIL_FOLDER = "test-results/mail";

/** Every message in `folder`, parsed. */
export function readMail(folder = MAIL_FOLDER): Promise<Email[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
}

/** A name that no other request has, by which {@link countByCompany} finds its messages. */
export function newCompany(): string {
  return `Company ${randomUUID()}`;
}

/** The company that a raw or a parsed message names. */
export function companyIn(message: string): string {
  return /Company [0-9a-f-]{36}/.exec(message.replace(/=?\r?\n ?/g, ""))?.[0] ?? "";
}

/** How many messages there are in `folders` of each company. */
export async function countByCompany(folders: string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { subject = "" } of (await Promise.all(folders.map(readMail))).flat()) {
    const company = companyIn(subject);
    counts.set(company, (counts.get(company) ?? 0) + 1);
  }
  return counts;
}

/** The first delivered message that says `words`. */
export function mailWith(words: string): Promise<Email> {
  const find = async () => (await readMail()).find(({ text }) => text?.includes(words));
  return until(`a message with "${words}"`, find, 10);
}
