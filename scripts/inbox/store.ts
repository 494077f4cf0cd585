import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

export type StoredMessage = { id: string; receivedAt: Date; email: Email };

/** Messages as .eml files in one folder, which any mail program opens. */
export class MessageStore {
  constructor(private readonly folder: string) {}

  async add(raw: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const id = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomBytes(4).toString("hex")}`;
    const path = join(this.folder, id);
    // Whoever is told "accepted" finds the whole message here, also after a crash.
    await writeFile(`${path}.part`, raw, { flush: true });
    await rename(`${path}.part`, `${path}.eml`);
  }

  /** The newest first, at most `limit`. */
  async list(limit = 100): Promise<StoredMessage[]> {
    const files = await readdir(this.folder).catch(() => []);
    const ids = files.flatMap((file) => FILE.exec(file)?.[1] ?? []);
    const newest = ids.sort().reverse().slice(0, limit);
    const messages = await Promise.all(newest.map((id) => this.get(id)));
    return messages.filter((message) => message !== undefined);
  }

  async get(id: string): Promise<StoredMessage | undefined> {
    const raw = await this.raw(id);
    if (!raw) return undefined;
    const email = await PostalMime.parse(raw).catch(() => undefined);
    return email && { id, receivedAt: receivedAt(id), email };
  }

  async raw(id: string): Promise<Buffer | undefined> {
    if (!FILE.test(`${id}.eml`)) return undefined;
    return readFile(join(this.folder, `${id}.eml`)).catch(() => undefined);
  }
}

const FILE = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8})\.eml$/;

function receivedAt(id: string): Date {
  const [date, time = ""] = id.split("T");
  const [hours, minutes, seconds] = time.split("-");
  return new Date(`${date}T${hours}:${minutes}:${seconds}Z`);
}
