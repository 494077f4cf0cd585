import { writeSync } from "node:fs";
import { log } from "../../lib/log";

/**
 * Has the standard streams neither hold up the site nor end it: where a reader hangs or is gone, or a disk is full, up
 * to {@link MAX_WAITING} bytes of each wait. What comes then is lost, and the log counts it as soon as there is room.
 */
export function waitForNoReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const output = new Output(stream);
    stream.write = (text: Uint8Array | string, ...rest: unknown[]) => {
      output.write(text);
      const done = rest.at(-1);
      if (typeof done === "function") done();
      return true;
    };
    process.on("exit", () => output.flush());
  }
}

/** Some thousand lines of the log. */
const MAX_WAITING = 1_000_000;
const RETRY_MS = 50;

class Output {
  private waiting = Buffer.alloc(0);
  private lost = 0;
  private retry: NodeJS.Timeout | undefined;

  constructor(private readonly stream: Stream) {}

  write(text: Uint8Array | string): void {
    if (this.waiting.length > MAX_WAITING) this.lost++;
    else this.waiting = Buffer.concat([this.waiting, Buffer.from(text)]);
    if (!this.retry) this.flush();
  }

  flush(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    // Each time, because Next has pipes block once it loads its compiler.
    if (!this.stream.isTTY) this.stream._handle?.setBlocking?.(false);
    try {
      while (this.waiting.length > 0) {
        this.waiting = this.waiting.subarray(writeSync(this.stream.fd, this.waiting));
      }
    } catch {
      this.retry = setTimeout(() => this.flush(), RETRY_MS).unref();
      return;
    }
    if (this.lost === 0) return;
    const lines = this.lost;
    this.lost = 0;
    log({ event: "log lines lost", lines });
  }
}

type Stream = NodeJS.WriteStream & {
  fd: number;
  /** Node's own, of pipes and sockets. */
  _handle?: { setBlocking?: (isBlocking: boolean) => void };
};
