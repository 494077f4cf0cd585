import type { QuotationError } from "@/lib/quotation/outcomes";
import { READ_BODY_MS } from "@/lib/time-limits";

const MAX_BODY_BYTES = 32 * 1024;

export type Body =
  | { fields: Record<string, unknown> }
  | { error: Extract<QuotationError, `body_${string}` | `un${string}`> };

/** Reads a JSON object or a form, at most {@link MAX_BODY_BYTES}, for at most `timeout` milliseconds. */
export async function readBody(request: Request, timeout = READ_BODY_MS): Promise<Body> {
  const type = mediaType(request.headers);
  if (type !== "application/json" && !FORM_TYPES.includes(type)) {
    return { error: "unsupported_content_type" };
  }
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) {
    return { error: "body_too_large" };
  }
  const bytes = await readBytes(request, timeout);
  if (typeof bytes === "string") return { error: bytes };
  try {
    const fields =
      type === "application/json" ? parseJson(bytes) : await parseForm(bytes, request.headers);
    return fields ? { fields } : { error: "unreadable_body" };
  } catch {
    return { error: "unreadable_body" };
  }
}

/** Whether the request is a browser's own form post, which wants a page and not JSON. */
export function isNativeFormPost(headers: Headers): boolean {
  return (
    FORM_TYPES.includes(mediaType(headers)) && /\btext\/html\b/.test(headers.get("accept") ?? "")
  );
}

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

function mediaType(headers: Headers): string {
  return (headers.get("content-type") ?? "").split(";", 1).join().trim().toLowerCase();
}

async function readBytes(
  request: Request,
  timeout: number,
): Promise<Uint8Array<ArrayBuffer> | "body_too_large" | "body_too_slow" | "unreadable_body"> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();

  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<"too_slow">((resolve) => {
    timer = setTimeout(resolve, timeout, "too_slow");
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const result = await Promise.race([reader.read(), tooSlow]);
      if (result === "too_slow") return "body_too_slow";
      if (result.done) return new Uint8Array(Buffer.concat(chunks));
      size += result.value.byteLength;
      if (size > MAX_BODY_BYTES) return "body_too_large";
      chunks.push(result.value);
    }
  } catch {
    return "unreadable_body";
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => {});
  }
}

function parseJson(bytes: Uint8Array): Record<string, unknown> | undefined {
  const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  return isObject(value) ? value : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<Record<string, unknown>> {
  const contentType = headers.get("content-type") ?? "";
  const form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
  return Object.fromEntries(form);
}
