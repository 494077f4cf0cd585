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

/** The first delivered message that says `words`. */
export function mailWith(words: string): Promise<Email> {
  const find = async () => (await readMail()).find(({ text }) => text?.includes(words));
  return until(`a message with "${words}"`, find, 10);
}
