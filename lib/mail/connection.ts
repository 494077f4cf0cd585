import "server-only";
import { Readable } from "node:stream";
import type { NodemailerError } from "nodemailer";
import SMTPConnection, { type SMTPConnectionSendInfo } from "nodemailer/lib/smtp-connection";
import type { Relay } from "@/lib/mail/relay";
import { CONNECT_MS, IDLE_CONNECTION_MS } from "@/lib/time-limits";
import type { ComposedEmail } from "./message";

/** How far an e-mail has come. `handedOver`: its final dot is sent, so that the relay may have it whatever follows. */
export type Phase = "connect" | "greet" | "envelope" | "content" | "handedOver";

/** One connection to a relay, for one e-mail at a time. All times are by `performance.now()`. */
export class Connection {
  private readonly smtp: SMTPConnection;
  private reached: Phase | undefined;
  private fail: (error: NodemailerError) => void = () => {};
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly relay: Relay) {
    const { host, port, tls } = relay;
    this.smtp = new SMTPConnection({
      host,
      port,
      secure: tls === "implicit",
      requireTLS: tls === "starttls",
      ignoreTLS: tls === "none",
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: IDLE_CONNECTION_MS,
      // At once, so that no more of a message is sent after it was given up.
      socketCloseTimeout: 0,
    });
    this.smtp.on("error", (error) => this.fail(error));
    // Nodemailer reports some reasons only after this event, though in the same tick.
    this.smtp.on("end", () => queueMicrotask(() => this.fail(new Error("Connection ended"))));
  }

  get phase(): Phase {
    return this.reached ?? (this.smtp.stage === "init" ? "connect" : "greet");
  }

  /** Whether the relay has let us in. */
  get isUsed(): boolean {
    return this.reached !== undefined;
  }

  get isOpen(): boolean {
    return !this.smtp.destroyed;
  }

  /** Has the relay let us in by `end`. Resolves to what went wrong, if anything did. */
  async open(end: number): Promise<NodemailerError | undefined> {
    if (this.isUsed) return undefined;
    const { user, password } = this.relay;
    let { error } = await this.run<void>(end, (done) => this.smtp.connect(done));
    if (!error && user && this.smtp.allowsAuth) {
      ({ error } = await this.run(end, (done) => this.smtp.login({ user, pass: password }, done)));
    }
    if (!error) this.reached = "envelope";
    return error;
  }

  /**
   * Resolves to the receipt of a relay that has accepted the e-mail, or to what went wrong, with `phase` as far as the
   * e-mail had come. It goes wrong, too, when a phase has not ended by `endOf(phase)`.
   */
  async send(
    { envelope, content }: ComposedEmail,
    endOf: (phase: Phase) => number,
  ): Promise<Result<SMTPConnectionSendInfo>> {
    const error = await this.open(endOf("connect"));
    if (error) return { error };
    const enter = (phase: Phase) => {
      this.reached = phase;
      this.closeAt(endOf(phase));
    };
    // Nodemailer tells of no phase. It reads the content when the relay asks for it, and sends the dot when that ends.
    const stream = Readable.from(content)
      .once("resume", () => enter("content"))
      .once("end", () => enter("handedOver"));
    this.reached = "envelope";
    return this.run(endOf("envelope"), (done) => this.smtp.send({ ...envelope }, stream, done));
  }

  /** After the relay has refused a message, so that it takes another one. */
  reset(): void {
    this.smtp.reset((error) => error && this.close());
  }

  close(): void {
    this.smtp.close();
  }

  private run<Value>(
    end: number,
    command: (done: (error?: NodemailerError | null, value?: Value) => void) => void,
  ): Promise<Result<Value>> {
    return new Promise<Result<Value>>((resolve) => {
      this.fail = (error) => resolve({ error });
      this.closeAt(end);
      command((error, value) => resolve(error ? { error } : { value }));
    }).finally(() => clearTimeout(this.timer));
  }

  private closeAt(end: number) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.fail(new Error("No answer in time"));
      this.close();
    }, end - performance.now());
  }
}

type Result<Value> = { error?: NodemailerError; value?: Value };
