import "server-only";
import { z } from "zod";
import { HONEYPOT_FIELD } from "./fields";
import { RequestFailure } from "./result";
import { mapFields, noValues } from "./values";

const MAX_BODY_BYTES = 32 * 1024;
const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

const entered = z.union([z.string(), z.number().transform(String)]).nullish();

/** An absent field has the value of the empty form, and 3 is "3". Other keys are ignored. */
const bodySchema = z.object({
  ...mapFields((name) => entered.transform((value) => value ?? noValues[name])),
  [HONEYPOT_FIELD]: z.unknown().optional().transform(Boolean),
});

/**
 * Reads a JSON object or a form of at most {@link MAX_BODY_BYTES} as what was entered in the form, without judging it.
 * Throws {@link RequestFailure}.
 */
export async function readBody({ headers, body }: Request): Promise<z.infer<typeof bodySchema>> {
  const type = mediaType(headers);
  if (type !== JSON_TYPE && type !== FORM_TYPE) throw new RequestFailure(415);
  try {
    const text = await readText(body);
    return bodySchema.parse(type === JSON_TYPE ? JSON.parse(text) : parseForm(text));
  } catch (error) {
    throw error instanceof RequestFailure ? error : new RequestFailure(400);
  }
}

function parseForm(text: string): Record<string, string> {
  // URLSearchParams would replace characters that are not UTF-8.
  for (const [escaped] of text.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(escaped);
  return Object.fromEntries(new URLSearchParams(text));
}

/** Whether a browser posted the form without script and expects a page instead of JSON. */
export function isNativeFormPost(headers: Headers): boolean {
  return mediaType(headers) === FORM_TYPE && /\btext\/html\b/.test(headers.get("accept") ?? "");
}

function mediaType(headers: Headers): string {
  return (headers.get("content-type") ?? "").split(";", 1).join().trim().toLowerCase();
}

async function readText(body: Request["body"]): Promise<string> {
  // Lenient decoding would replace characters of the text.
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  // Cancelling the body would wait for the client.
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new RequestFailure(413);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
