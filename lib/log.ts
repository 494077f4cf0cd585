/** A log entry. It contains no personal data: neither text from a visitor nor the reply of a mail server. */
type Entry = { event: string } & Record<string, string | number | boolean | undefined>;

/** Writes one line of JSON to standard output. */
export function log(entry: Entry): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
}

/** Returns an error's class and stack for the log. Omits its message, which may quote a visitor. */
export function serializeError(error: unknown): Record<"error" | "stack", string> {
  if (!(error instanceof Error)) return { error: typeof error, stack: "" };
  const { name, message, stack = "" } = error;
  return { error: name, stack: stack.replace(message, "").slice(0, 2_000) };
}
