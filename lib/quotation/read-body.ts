import "server-only";
import { z } from "zod";
import { READ_BODY_MS } from "@/lib/time-limits";
import { BUSY, RequestFailure } from "./result";

const MAX_BODY_BYTES = 32 * 1024;

/**
 * Parses a JSON object or a form of at most {@link MAX_BODY_BYTES}, read within {@link READ_BODY_MS}. `network` is the
 * client's, if known. Throws {@link RequestFailure}.
 */
export async function readBody(
  request: Request,
  network: string | undefined,
): Promise<Record<string, unknown>> {
  const type = mediaType(request.headers);
  if (![JSON_TYPE, URL_ENCODED, MULTIPART].includes(type)) {
    throw new RequestFailure(415);
  }
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) {
    throw new RequestFailure(413);
  }
  const bytes = await readBytes(request, network);
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

async function readBytes(
  request: Request,
  network: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = request.body?.getReader();
  if (!stream) return new Uint8Array();

  makeRoomFor(network);
  let end: Reader["end"] = () => {};
  const ended = new Promise<never>((_, reject) => (end = reject));
  const reader = { network, end };
  readers.add(reader);
  const timer = setTimeout(end, READ_BODY_MS, new RequestFailure(408));
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([stream.read(), ended]);
      if (done) return new Uint8Array(Buffer.concat(chunks));
      size += value.byteLength;
      if (size > MAX_BODY_BYTES) throw new RequestFailure(413);
      chunks.push(value);
    }
  } catch (error) {
    throw error instanceof RequestFailure ? error : new RequestFailure(400);
  } finally {
    clearTimeout(timer);
    readers.delete(reader);
    stream.cancel().catch(() => {});
  }
}

type Reader = { network: string | undefined; end: (failure: RequestFailure) => void };

/** Requests whose body is being read, the oldest first. */
const readers = new Set<Reader>();

/** More would exhaust the memory of a small instance. */
const MAX_READERS = 1_000;
/** One network cannot end the requests of others. */
const MAX_READERS_OF_NETWORK = 100;

/**
 * Ends the oldest request that is being read if there are too many: of this network, or of all. A browser sends the
 * whole body at once, so that the oldest is a client that keeps its connection open on purpose.
 */
function makeRoomFor(network: string | undefined): void {
  const all = [...readers];
  const own = network ? all.filter((reader) => reader.network === network) : [];
  const [oldest] =
    own.length >= MAX_READERS_OF_NETWORK ? own : all.length >= MAX_READERS ? all : [];
  if (!oldest) return;
  readers.delete(oldest);
  oldest.end(new RequestFailure(503, BUSY));
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
