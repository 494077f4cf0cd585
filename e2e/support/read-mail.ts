import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { until } from "./until";

/** Where the SMTP server of the tests' own site keeps its messages. */
export const MAIL_FOLDER = "test-results/mail";

/** Every message in `folder`, parsed. */
export function readMail(folder = MAIL_FOLDER): Promise<Email[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
}

/** The first message in `folder` whose text contains `words`. */
export function mailWith(words: string, folder = MAIL_FOLDER): Promise<Email> {
  const find = async () => (await readMail(folder)).find(({ text }) => text?.includes(words));
  return until(`a message with "${words}"`, find);
}
