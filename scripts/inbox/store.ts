import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { ConfigError } from "../../lib/config/env";

export type StoredMessage = {
  id: string;
  receivedAt: Date;
  email: Email;
  /** Larger or in more parts than is taken apart here: `email` holds its headers alone. */
  isTooLarge?: boolean;
};

export const MAX_SHOWN_BYTES = 2 * 1024 * 1024;
export const MAX_SHOWN_PARTS = 1_000;

/** Messages as .eml files in one folder, which any mail program opens. */
export class MessageStore {
  private constructor(private readonly folder: string) {}

  /** Makes the folder where it is missing. Throws {@link ConfigError}. */
  static async open(folder: string): Promise<MessageStore> {
    await mkdir(folder, { recursive: true }).catch((error: Error) => {
      throw new ConfigError(`INBOX_DIR should be a folder to write to (${error.message})`);
    });
    return new MessageStore(folder);
  }

  async add(raw: Buffer): Promise<void> {
    const id = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomBytes(4).toString("hex")}`;
    const path = join(this.folder, id);
    await mkdir(this.folder, { recursive: true });
    // Whoever is told "accepted" finds the whole message here, also after a crash.
    await writeFile(`${path}.part`, raw, { flush: true });
    await rename(`${path}.part`, `${path}.eml`);
  }

  /** The identifiers of all messages, the newest first. */
  async ids(): Promise<string[]> {
    const files = await readdir(this.folder).catch(() => []);
    const ids = files.flatMap((file) => FILE.exec(file)?.[1] ?? []);
    return ids.sort().reverse();
  }

  /** The message with its headers alone, which is quick whatever it holds. */
  async head(id: string): Promise<StoredMessage | undefined> {
    const file = await open(this.path(id)).catch(() => undefined);
    if (!file) return undefined;
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(MAX_HEAD_BYTES) });
    await file.close();
    return parseHead(id, buffer.subarray(0, bytesRead));
  }

  async get(id: string): Promise<StoredMessage | undefined> {
    const raw = await this.raw(id);
    if (!raw) return undefined;
    if (raw.length > MAX_SHOWN_BYTES || boundaryLines(raw) > MAX_SHOWN_PARTS) {
      return { ...(await parseHead(id, raw)), isTooLarge: true };
    }
    const email = await PostalMime.parse(raw).catch(() => undefined);
    if (!email) return { ...(await parseHead(id, raw)), isTooLarge: true };
    return { id, receivedAt: receivedAt(id), email };
  }

  async raw(id: string): Promise<Buffer | undefined> {
    return readFile(this.path(id)).catch(() => undefined);
  }

  private path(id: string): string {
    const file = `${id}.eml`;
    return join(this.folder, FILE.test(file) ? file : "none");
  }
}

const MAX_HEAD_BYTES = 64 * 1024;
const FILE = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8})\.eml$/;

async function parseHead(id: string, raw: Buffer): Promise<StoredMessage> {
  const [head = ""] = raw.toString("latin1", 0, MAX_HEAD_BYTES).split(/\r?\n\r?\n/, 1);
  // Without its type the message is one empty text, whatever its parts would be.
  const lines = head.replace(/^content-(type|transfer-encoding):.*(\r?\n[ \t].*)*/gim, "X: ");
  const email = await PostalMime.parse(Buffer.from(`${lines}\r\n\r\n`, "latin1"));
  return { id, receivedAt: receivedAt(id), email };
}

function boundaryLines(raw: Buffer): number {
  return raw.toString("latin1").match(/^--/gm)?.length ?? 0;
}

function receivedAt(id: string): Date {
  const [date, time = ""] = id.split("T");
  const [hours, minutes, seconds] = time.split("-");
  return new Date(`${date}T${hours}:${minutes}:${seconds}Z`);
}
