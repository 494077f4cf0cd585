type Entry = { event: string } & Record<string, string | number | boolean | undefined>;

/** One line of JSON on standard output, without personal data: `secrets` and what looks like them are taken out. */
export function log(entry: Entry, secrets: string[] = []): void {
  const values = Object.entries(entry).map(([key, value]) => [
    key,
    typeof value === "string" && !OURS.has(key) ? withoutPersonalData(value, secrets) : value,
  ]);
  console.log(JSON.stringify({ time: new Date().toISOString(), ...Object.fromEntries(values) }));
}

/**
 * An error that nobody has foreseen, as values for the log: its kind and where it happened. Not its message, which may
 * quote a visitor.
 */
export function describeBug(error: unknown): Record<"error" | "stack", string> {
  if (!(error instanceof Error)) return { error: typeof error, stack: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^ {4}at /.test(line));
  return {
    error: error.name,
    stack: frames
      .map((frame) => frame.trim())
      .join(" ")
      .slice(0, 2_000),
  };
}

// What the site itself has written. Everything else may quote somebody.
const OURS = new Set([
  ...["event", "consequence", "outcome", "reference", "relay", "fields"],
  ...["code", "error", "stack"],
]);

const MAX_LENGTH = 200;

function withoutPersonalData(text: string, secrets: string[]): string {
  return text
    .slice(0, 10 * MAX_LENGTH)
    .replace(wordsOf(secrets), "<secret>")
    .replace(/[^!-~]+/g, " ")
    .replace(/"[^"]*"?/g, "<quoted>")
    .replace(/[^\s<>()[\],;:]*@[^\s<>()[\],;:]*/g, "<address>")
    .replace(STATUS_OR_NUMBER, (run) => (isLongNumber(run) ? "<number>" : run))
    .slice(0, MAX_LENGTH);
}

// Word by word, because a mail server may quote a part, and in another encoding.
function wordsOf(secrets: string[]): RegExp {
  const words = secrets.flatMap((secret) => secret.match(/[a-z\d]{3,}/gi) ?? []);
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![a-z\\d])(?:${longestFirst.join("|") || "(?!)"})(?![a-z\\d])`, "gi");
}

// A reply code with its enhanced status stays, and so do the names that mail servers give to messages.
const STATUS_OR_NUMBER =
  /\b[245]\d\d[ -][245]\.\d{1,3}\.\d{1,3}\b|(?<![a-z\d])\+?\(?\d[\d ()./-]*\d(?![a-z\d])/gi;

function isLongNumber(run: string): boolean {
  return run.replace(/\D/g, "").length > 5 && !/^[245]\d\d[ -][245]\.\d{1,3}\.\d{1,3}$/.test(run);
}
