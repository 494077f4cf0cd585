import "server-only";
import { z } from "zod";
import { READ_BODY_MS } from "@/lib/time-limits";
import { RequestFailure } from "./result";

const MAX_BODY_BYTES = 32 * 1024;

/**
 * Parses a JSON object or a form of at most {@link MAX_BODY_BYTES}, read within {@link READ_BODY_MS}.
 * Throws {@link RequestFailure}.
 */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const type = mediaType(request.headers);
  if (![JSON_TYPE, URL_ENCODED, MULTIPART].includes(type)) {
    throw new RequestFailure(415);
  }
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) {
    throw new RequestFailure(413);
  }
  const bytes = await readBytes(request);
  return parse(bytes, type, request.headers).catch(() => {
    throw new RequestFailure(400);
  });
}

/** Whether a browser posted the form without script and expects a page instead of JSON. */
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
    timer = setTimeout(() => reject(new RequestFailure(408)), READ_BODY_MS);
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), tooSlow]);
      if (done) return new Uint8Array(Buffer.concat(chunks));
      size += value.byteLength;
      if (size > MAX_BODY_BYTES) throw new RequestFailure(413);
      chunks.push(value);
    }
  } catch (error) {
    throw error instanceof RequestFailure ? error : new RequestFailure(400);
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => {});
  }
}

/** Throws if the body is malformed or not UTF-8. Lenient decoding would replace characters of the text. */
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
  // Throws if the bytes of %XX are not UTF-8. A bare % is valid in a form.
  decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, "%25"));
  return Object.fromEntries(new URLSearchParams(text));
}
