import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { until } from "./until";

/** The folder in which the SMTP server of the tested site stores its messages. */
export const MAIL_FOLDER = "test-results/mail";

/** Parses every message in `folder`. */
export function readMail(folder = MAIL_FOLDER): Promise<Email[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
}

/** Waits for a message in `folder` whose text contains `words` and returns it. Throws if none arrives in time. */
export function mailWith(words: string, folder = MAIL_FOLDER): Promise<Email> {
  const find = async () => (await readMail(folder)).find(({ text }) => text?.includes(words));
  return until(`a message with "${words}"`, find);
}
