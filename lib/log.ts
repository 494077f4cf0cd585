type Entry = { event: string } & Record<string, string | number | boolean | undefined>;

/** One line of JSON on standard output, without personal data: `personalData` and what looks like it are taken out. */
export function log(entry: Entry, personalData: string[] = []): void {
  const values = Object.entries(entry).map(([key, value]) => [
    key,
    typeof value === "string" && !OURS.includes(key) ? redact(value, personalData) : value,
  ]);
  console.log(JSON.stringify({ time: new Date().toISOString(), ...Object.fromEntries(values) }));
}

/**
 * An error that nobody has foreseen, as values for the log: its kind and where it happened. Not its message, which may
 * quote a visitor.
 */
export function describeBug(error: unknown): Record<"error" | "stack", string> {
  if (!(error instanceof Error)) return { error: typeof error, stack: "" };
  const { name, message, stack = "" } = error;
  // The stack repeats the message, in which a visitor may have written lines that look like frames.
  const start = stack.indexOf(message);
  const rest = start < 0 ? "" : stack.slice(start + message.length);
  const frames = rest.split("\n").filter((line) => /^ {4}at /.test(line));
  const places = frames.map((frame) => frame.trim()).join(" ");
  return { error: name, stack: places.slice(0, 2_000) };
}

// These values the site has written itself. All others may quote a visitor.
const OURS = "event consequence outcome reference relay phase fields code error stack".split(" ");

const MAX_LENGTH = 200;

function redact(text: string, personalData: string[]): string {
  return text
    .slice(0, 10 * MAX_LENGTH)
    .replace(wordsOf(personalData), "<redacted>")
    .replace(/[^!-~]+/g, " ")
    .replace(/"[^"]*"?/g, "<quoted>")
    .replace(ADDRESS, "<address>")
    .replace(STATUS_OR_NUMBER, (run) => (isLongNumber(run) ? "<number>" : run))
    .slice(0, MAX_LENGTH);
}

// Word by word, because a mail server may quote a part, and in another encoding.
function wordsOf(texts: string[]): RegExp {
  const words = texts.flatMap((text) => text.match(/[a-z\d]{3,}/gi) ?? []);
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![a-z\\d])(?:${longestFirst.join("|") || "(?!)"})(?![a-z\\d])`, "gi");
}

// From the start of a word only: tried once for each word, not for each of its letters.
const ADDRESS = /(?<![^\s<>()[\],;:])[^\s<>()[\],;:]*@[^\s<>()[\],;:]*/g;

// A reply code with its enhanced status stays, and so do the names that mail servers give to messages.
const STATUS_OR_NUMBER =
  /\b[245]\d\d[ -][245]\.\d{1,3}\.\d{1,3}\b|(?<![a-z\d])\+?\(?\d[\d ()./-]*\d(?![a-z\d])/gi;

function isLongNumber(run: string): boolean {
  return run.replace(/\D/g, "").length > 5 && !/^[245]\d\d[ -][245]\.\d{1,3}\.\d{1,3}$/.test(run);
}
