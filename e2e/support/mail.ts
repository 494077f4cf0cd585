import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

export const MAIL_FOLDER = "test-results/mail";

/** Every message in `folder`, parsed. */
export function readMail(folder = MAIL_FOLDER): Promise<Email[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
}

/** The first delivered message that `isWanted`; fails after ten seconds. */
export async function waitForMail(
  isWanted: (email: Email) => boolean,
  folder = MAIL_FOLDER,
): Promise<Email> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    const found = (await readMail(folder)).find(isWanted);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No such message in ${folder} after 10 s`);
}
