import "server-only";
import { z } from "zod";
import { HONEYPOT_FIELD } from "./fields";
import { RequestFailure } from "./result";
import { fieldProblem, mapFields, noValues, toQuotation } from "./values";

const MAX_BODY_BYTES = 32 * 1024;
const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

/** Judges each field as the form does. An absent field has the value of the empty form, and 3 is "3". */
const bodySchema = z
  .object({
    ...mapFields((name) =>
      z
        .union([z.string(), z.number().transform(String)], fieldProblem(name, "") ?? "Enter text.")
        .nullish()
        .transform((value) => value ?? noValues[name])
        .refine((value) => !fieldProblem(name, value), {
          error: ({ input }) => fieldProblem(name, String(input)),
        }),
    ),
    [HONEYPOT_FIELD]: z.unknown().optional().transform(Boolean),
  })
  .transform((body) => ({
    quotation: toQuotation(body),
    isPossibleSpam: body[HONEYPOT_FIELD],
  }));

/**
 * Reads and validates a JSON object or a form of at most {@link MAX_BODY_BYTES}. Ignores unknown keys. Throws
 * {@link RequestFailure}.
 */
export async function readBody({ headers, body }: Request): Promise<z.infer<typeof bodySchema>> {
  const type = mediaType(headers);
  if (type !== JSON_TYPE && type !== FORM_TYPE) throw new RequestFailure(415);
  const parse = type === JSON_TYPE ? JSON.parse : parseForm;
  const parsed = await readText(body)
    .then(parse)
    .catch((error) => {
      throw error instanceof RequestFailure ? error : new RequestFailure(400);
    });
  const { data, error } = bodySchema.safeParse(parsed);
  if (data) return data;
  const { formErrors, fieldErrors } = z.flattenError(error);
  if (formErrors.length > 0) throw new RequestFailure(400);
  const problems = Object.entries(fieldErrors).map(([name, [sentence]]) => [name, sentence]);
  throw new RequestFailure(422, { fields: Object.fromEntries(problems) });
}

function parseForm(text: string): Record<string, string> {
  // URLSearchParams would replace characters that are not UTF-8.
  for (const [escaped] of text.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(escaped);
  return Object.fromEntries(new URLSearchParams(text));
}

/** Whether a browser posted the form without script, and expects a page. Simple ones accept any type of response. */
export function isNativeFormPost(headers: Headers): boolean {
  const accepted = headers.get("accept") ?? "";
  return mediaType(headers) === FORM_TYPE && !accepted.includes(JSON_TYPE);
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
