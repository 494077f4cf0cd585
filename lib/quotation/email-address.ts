import { BLANK, trimBlank, VISIBLE } from "./clean-text";

/**
 * Returns the address in pasted text such as `Ali <ali@example.mv>;` or `mailto:ali@example.mv`, with its domain in
 * ASCII (`xn--…`). The result is not an address if the text has none, or two.
 */
export function addressIn(text: string): string {
  const [, name = "", bracketed = text] = /^([^<>]*)<([^<>]*)>[^<>@]*$/.exec(text) ?? [];
  const address = withAsciiDomain(unwrap(bracketed));
  const isAnother = /\S@\S/.test(name) && unwrap(name).toLowerCase() !== address.toLowerCase();
  return isAnother ? text : address;
}

/** Removes what stands around an address: quotation marks, a link's `mailto:`, and the end of a sentence or list. */
function unwrap(text: string): string {
  const bare = UNWRAPPED.exec(text)?.[0] ?? "";
  return trimBlank(bare.replace(/^mailto:([^@]*@[^?]*).*/is, "$1"));
}

const QUOTES = "\"'“”‘’\u00ab\u00bb";
const UNWRAPPED = new RegExp(`[^${BLANK}${QUOTES}](?:.*[^${BLANK}${QUOTES},;.])?`, "su");

/**
 * Converts a non-ASCII domain to ASCII, as some browsers do while it is typed. Returns the address unchanged if its
 * domain cannot be converted.
 */
function withAsciiDomain(address: string): string {
  const at = address.indexOf("@") + 1;
  const domain = address.slice(at);
  // An ASCII domain is not converted. The URL parser would also accept a port or a path, and decode %41 to "A".
  if (!/[^\0-\x7f]/.test(domain) || !/^[a-z\d.\u0080-\uffff-]+$/i.test(domain)) return address;
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** Returns a sentence that says why `text` is not an address, or undefined if it is one. */
export function addressProblem(text: string, malformed: string): string | undefined {
  // A mail program would decode "=?…?=" to a different address than the validated one.
  if (ADDRESS.test(text) && !text.includes("=?")) return undefined;
  const words = text.split(/[\s<>,;/]+/);
  if (words.filter((word) => word.includes("@")).length > 1)
    return "Enter one e-mail address only.";
  const [odd] = text.slice(BEGINNING.exec(text)?.[0].length);
  return text.includes("@") && odd && odd !== "@"
    ? `An e-mail address cannot contain ${nameOf(odd)}.`
    : malformed;
}

// The syntax of HTML's e-mail input.
const LOCAL = "[\\w.!#$%&'*+/=?^`{|}~-]";
const LABEL = "[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?";
const ADDRESS = new RegExp(`^${LOCAL}+@${LABEL}(?:\\.${LABEL})*$`, "i");

/** The longest part that an address may begin with. The next character is at fault. */
const BEGINNING = new RegExp(`^${LOCAL}*(?:@[\\p{L}\\p{M}\\p{N}.-]*)?`, "u");

function nameOf(character: string): string {
  if (/\s/.test(character)) return "a space";
  if (new RegExp(VISIBLE, "u").test(character)) return `“${character}”`;
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return `the invisible character U+${code}`;
}

/** Whether an address that HTML accepts lacks a top-level domain, such as `ali@gmail`. */
export function lacksTopLevelDomain(address: string): boolean {
  return /@[^@.]+$/.test(address);
}
