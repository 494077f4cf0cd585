/** A log entry holds no personal data, so it quotes neither visitors nor other servers. */
type Entry = { event: string } & Record<string, string | number | boolean | undefined>;

/** Writes one line of JSON to standard output. */
export function log(entry: Entry): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
}

/** An unexpected error as values for the log: its class and stack frames, without the message, which may quote a visitor. */
export function serializeError(error: unknown): Record<"error" | "stack", string> {
  if (!(error instanceof Error)) return { error: typeof error, stack: "" };
  const { name, message, stack = "" } = error;
  // The stack begins with the message, which may contain lines that look like frames.
  const start = stack.indexOf(message);
  const rest = start < 0 ? "" : stack.slice(start + message.length);
  const frames = rest.split("\n").filter((line) => /^ {4}at /.test(line));
  return {
    error: name,
    stack: frames
      .map((frame) => frame.trim())
      .join(" ")
      .slice(0, 2_000),
  };
}

/** Keeps the process running after the reader of its output has left. Without a listener, a failed write would throw. */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
