import { type CheerioAPI, load } from "cheerio";

/** What extensions and translators do to each field of a page. */
export const changes = {
  "a link before": (fields) => fields.before('<a href="/extension">Extension</a>'),
  "a button before": (fields) => fields.before('<button type="button">Extension</button>'),
  "a field before": (fields) => fields.before('<input aria-label="Extension" value="Extension">'),
  "a text area before": (fields) => fields.before("<textarea></textarea>"),
  "an element of its own before": (fields) => fields.before("<x-extension></x-extension>"),
  "a field after": (fields) => fields.after('<input aria-label="Extension" value="Extension">'),
  "a button after": (fields) => fields.after('<button type="button">Extension</button>'),
  "a wrapper around": (fields) => fields.wrap("<font></font>"),
  "attributes on": (fields) => fields.attr("data-extension", "").addClass("extension"),
} satisfies Record<string, Change>;

type Change = (fields: ReturnType<CheerioAPI>) => unknown;

/** Applies a change to each field in the main content of a page. */
export function changeFields(html: string, change: Change): string {
  const $ = load(html);
  change($("main :is(input, textarea)"));
  return $.html();
}
