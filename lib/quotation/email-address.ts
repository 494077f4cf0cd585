/**
 * Returns the address in pasted text such as `Ali <ali@example.mv>;` or `mailto:ali@example.mv`, with its domain in
 * ASCII (`xn--…`). The result is not an address if the text has none, or two.
 */
export function addressIn(text: string): string {
  const visible = text.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  const [, name = "", bracketed = visible] = /^([^<>]*)<([^<>]*)>[^<>@]*$/.exec(visible) ?? [];
  const address = withAsciiDomain(unwrap(bracketed));
  const isAnother = /\S@\S/.test(name) && unwrap(name).toLowerCase() !== address.toLowerCase();
  return isAnother ? text : address;
}

/** Removes what stands around an address: quotation marks, a link's `mailto:`, and the end of a sentence or list. */
function unwrap(text: string): string {
  const bare = UNWRAPPED.exec(text)?.[0] ?? "";
  return bare.replace(/^mailto:([^@]*@[^?]*).*/is, "$1").trim();
}

// eslint-disable-next-line regexp/no-super-linear-move -- it always matches at the first character that it may begin with
const UNWRAPPED = /[^\s"'“”‘’«»](?:.*[^\s"'“”‘’«»,;.])?/su;

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
  const addresses = text.split(/[\s<>,;/]+/).filter((word) => word.includes("@"));
  return addresses.length > 1 ? "Enter one e-mail address only." : malformed;
}

// The syntax of HTML's e-mail input.
const LOCAL = "[\\w.!#$%&'*+/=?^`{|}~-]";
const LABEL = "[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?";
const ADDRESS = new RegExp(`^${LOCAL}+@${LABEL}(?:\\.${LABEL})*$`, "i");

/** Whether an address that HTML accepts lacks a top-level domain, such as `ali@gmail`. */
export function lacksTopLevelDomain(address: string): boolean {
  return /@[^@.]+$/.test(address);
}
