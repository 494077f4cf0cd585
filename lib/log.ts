/** A log entry. It contains no personal data: neither text from a visitor nor the reply of a mail server. */
type Entry = { event: string } & Record<string, string | number | boolean | undefined>;

/**
 * Writes one line of JSON to standard output. While the reader of the output is stalled, lines are dropped. The next
 * line that is written states how many.
 */
export function log(entry: Entry): void {
  if (process.stdout.writableLength > MAX_UNREAD_BYTES) {
    dropped++;
    return;
  }
  const time = new Date().toISOString();
  console.log(JSON.stringify({ time, ...entry, droppedLines: dropped || undefined }));
  dropped = 0;
}

const MAX_UNREAD_BYTES = 64 * 1024;
let dropped = 0;

/** Returns an error's class and stack frames for the log. Omits its message, which may quote a visitor. */
export function serializeError(error: unknown): Record<"error" | "stack", string> {
  if (!(error instanceof Error)) return { error: typeof error, stack: "" };
  const { name, message, stack = "" } = error;
  // The stack begins with the message, which may contain lines that look like stack frames.
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

/** Keeps the process running when the reader of its output is gone or stalled. */
export function prepareOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    // Without a listener, a failed write would throw.
    stream.on("error", () => {});
    // Next's compiler makes writes to a pipe block.
    const { _handle } = stream as { _handle?: { setBlocking?: (isBlocking: boolean) => void } };
    if (!stream.isTTY) _handle?.setBlocking?.(false);
  }
}
