import { randomBytes } from "node:crypto";
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { ConfigError } from "../../lib/env";

export type StoredMessage = { id: string; file: string; receivedAt: Date; email: Email };

/** Stores messages as .eml files, which any mail program opens, in one folder. */
export class MessageStore {
  private constructor(private readonly folder: string) {}

  /** Opens a folder, and creates it if it is missing. Throws {@link ConfigError} if it is not writable. */
  static async open(folder: string): Promise<MessageStore> {
    try {
      await makeFolder(folder);
      await readdir(folder);
      await access(folder, constants.W_OK);
    } catch (error) {
      throw new ConfigError(`INBOX_DIR should be a folder to write to (${String(error)})`);
    }
    return new MessageStore(folder);
  }

  async add(raw: Buffer): Promise<void> {
    const id = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomBytes(4).toString("hex")}`;
    const path = join(this.folder, id);
    await makeFolder(this.folder);
    try {
      // The file is flushed and renamed, so that an accepted message is complete even after a crash.
      await writeFile(`${path}.part`, raw, { flush: true });
      await rename(`${path}.part`, `${path}.eml`);
    } catch (error) {
      await rm(`${path}.part`, { force: true });
      throw error;
    }
  }

  /** Returns the identifiers of all messages, newest first. */
  async ids(): Promise<string[]> {
    const files = await readdir(this.folder).catch(() => []);
    const messages = files.filter((file) => file.endsWith(".eml"));
    const ids = messages.map((file) => file.slice(0, -".eml".length)).filter(receivedAt);
    return ids.sort().reverse();
  }

  /** Returns one message, or with "head" only its headers, because parsing a large body takes long. */
  async get(id: string, part: "all" | "head" = "all"): Promise<StoredMessage | undefined> {
    const time = receivedAt(id);
    const file = join(this.folder, `${id}.eml`);
    const raw = time && (await readFile(file).catch(() => undefined));
    if (!raw) return undefined;
    const parseHead = () => PostalMime.parse(raw.subarray(0, raw.indexOf("\r\n\r\n")));
    const email = part === "head" ? parseHead() : PostalMime.parse(raw).catch(parseHead);
    return { id, file, receivedAt: time, email: await email };
  }
}

// The option `recursive` is not used: with it, Node never returns for a folder below /proc.
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}

function receivedAt(id: string): Date | undefined {
  const [, date, time, ms] =
    /^(\d{4}-\d\d-\d\dT)(\d\d-\d\d-\d\d)-(\d{3}Z)-[0-9a-f]{8}$/.exec(id) ?? [];
  const received = new Date(`${date}${time?.replaceAll("-", ":")}.${ms}`);
  return Number.isNaN(received.getTime()) ? undefined : received;
}
