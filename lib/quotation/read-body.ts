import { z } from "zod";
import { READ_BODY_MS } from "@/lib/time-limits";
import { QuotationFailure } from "./answer";

const MAX_BODY_BYTES = 32 * 1024;

/** Reads a JSON object or a form: {@link MAX_BODY_BYTES} in {@link READ_BODY_MS}, else a {@link QuotationFailure}. */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const type = mediaType(request.headers);
  if (![JSON_TYPE, URL_ENCODED, MULTIPART].includes(type)) {
    throw new QuotationFailure(415);
  }
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) {
    throw new QuotationFailure(413);
  }
  const bytes = await readBytes(request);
  return parse(bytes, type, request.headers).catch(() => {
    throw new QuotationFailure(400);
  });
}

/** Whether the request is a browser's own form post, which wants a page and not JSON. */
export function isNativeFormPost(headers: Headers): boolean {
  return (
    [URL_ENCODED, MULTIPART].includes(mediaType(headers)) &&
    /\btext\/html\b/.test(headers.get("accept") ?? "")
  );
}

const JSON_TYPE = "application/json";
const URL_ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";

function mediaType(headers: Headers): string {
  return (headers.get("content-type") ?? "").split(";", 1).join().trim().toLowerCase();
}

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();

  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new QuotationFailure(408)), READ_BODY_MS);
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), tooSlow]);
      if (done) return new Uint8Array(Buffer.concat(chunks));
      size += value.byteLength;
      if (size > MAX_BODY_BYTES) throw new QuotationFailure(413);
      chunks.push(value);
    }
  } catch (error) {
    throw error instanceof QuotationFailure ? error : new QuotationFailure(400);
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => {});
  }
}

/** Rejects what is malformed, and what is not UTF-8: decoded all the same, it would be mailed damaged. */
async function parse(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  headers: Headers,
): Promise<Record<string, unknown>> {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  if (type === JSON_TYPE) return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  if (type === MULTIPART) {
    const contentType = headers.get("content-type") ?? "";
    const body = new Response(bytes, { headers: { "Content-Type": contentType } });
    return Object.fromEntries(await body.formData());
  }
  // Throws where the bytes behind %XX are not UTF-8. A bare % stands for itself.
  decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, "%25"));
  return Object.fromEntries(new URLSearchParams(text));
}
