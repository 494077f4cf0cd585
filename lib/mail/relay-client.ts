import "server-only";
import { connect, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import nodemailer, { type NodemailerError, type SendMailOptions } from "nodemailer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type SMTPTransport from "nodemailer/lib/smtp-transport";
import type { Env } from "@/lib/env";
import type { Relay } from "@/lib/server-address";
import { CHECK_MS, CLOSE_MS, CONNECT_MS, DELIVER_MS, HEALTH_MS } from "@/lib/time-limits";
import { AccessToken } from "./access-token";
import type { ConnectionLimit } from "./connection-limit";

/** Opens connections to one relay. */
export class RelayClient {
  readonly name: string;
  private readonly token: AccessToken | undefined;
  private readonly options: SMTPTransport.Options;
  private readonly defaults: SendMailOptions;
  private health = { isReady: Promise.resolve(false), until: 0 };

  constructor(
    relay: Relay,
    settings: Env,
    private readonly connections: ConnectionLimit,
  ) {
    const { host, port, tls, user, password } = relay;
    this.name = relay.name;
    this.token = user && !password ? new AccessToken(user, settings) : undefined;
    this.options = {
      name: ehloName(settings),
      host,
      port,
      secure: tls === "implicit",
      // `connect` opens a TLS socket then.
      secured: tls === "implicit",
      requireTLS: tls === "starttls",
      ignoreTLS: tls === "none",
      auth: user ? { user, pass: password, method: this.token && "XOAUTH2" } : undefined,
      customAuth: this.token && { XOAUTH2: this.token.logIn },
      // From the connection to the greeting. The rest of the handshake has the time of the attempt.
      greetingTimeout: CONNECT_MS,
      connectionTimeout: DELIVER_MS,
      socketCloseTimeout: CLOSE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    const from = { name: settings.COMPANY_NAME, address: settings.MAIL_FROM };
    this.defaults = { from, to: settings.MAIL_TO };
  }

  /**
   * Sends an e-mail over a connection of its own, because the relay may close an idle one. The caller has acquired the
   * connection. It is released when its socket is closed, until when the relay counts it.
   */
  async send(message: SendMailOptions): Promise<SMTPTransport.SentMessageInfo> {
    let socket: Socket | undefined;
    const getSocket: SMTPTransport["getSocket"] = (_options, callback) => {
      socket = this.connect();
      callback(null, { connection: socket });
    };
    const transport = nodemailer.createTransport({ ...this.options, getSocket }, this.defaults);
    try {
      return await transport.sendMail(message);
    } catch (error) {
      // A relay that did not reply may not close its side either.
      if (!(error as NodemailerError).responseCode) socket?.destroy();
      throw error;
    } finally {
      if (!socket) this.connections.release();
    }
  }

  /**
   * Opens a socket. With TLS from the beginning it is a TLS socket already: Nodemailer would wrap one that is still
   * connecting, and Node replaces the handle of that socket when it tries the next address of a host.
   */
  private connect(): Socket {
    const { host = "", port, secure } = this.options;
    const options = {
      host,
      port: Number(port),
      // Node's default of 250 ms is less than a packet from the Maldives to America and back takes.
      autoSelectFamilyAttemptTimeout: 1_000,
    };
    const socket = secure
      ? connectTls({ ...options, servername: isIP(host) ? undefined : host })
      : connect(options);
    return socket.once("close", () => this.connections.release());
  }

  /** Returns what no log may contain: credentials as they are and as they are sent. */
  secrets(): string[] {
    if (this.token) return this.token.secrets();
    const { user, pass } = this.options.auth ?? {};
    if (!pass) return [];
    return [
      pass,
      ...[pass, `\0${user}\0${pass}`].map((text) => Buffer.from(text).toString("base64")),
    ];
  }

  /** Resolves to whether the relay accepted an e-mail or a login within the last {@link HEALTH_MS}. */
  isReady(): Promise<boolean> {
    if (this.health.until < performance.now()) this.setReady(this.check());
    return this.health.isReady;
  }

  setReady(isReady: Promise<boolean>): void {
    this.health = { isReady, until: performance.now() + HEALTH_MS };
  }

  /**
   * Resolves to whether the relay accepts a connection and the login within {@link CHECK_MS}. Nodemailer's `verify` has
   * no deadline.
   */
  private async check(): Promise<boolean> {
    const deadline = performance.now() + CHECK_MS;
    if (!(await this.connections.acquire(deadline, 0))) return false;
    const socket = this.connect();
    const { auth } = this.options;
    return new Promise((resolve) => {
      const connection = new SMTPConnection({ ...this.options, connection: socket });
      const fail = () => {
        resolve(false);
        socket.destroy();
      };
      const timer = setTimeout(fail, deadline - performance.now());
      connection.on("error", fail).once("end", fail);
      socket.once("close", () => clearTimeout(timer));
      const finish = (error?: Error | null) => {
        if (error) return fail();
        resolve(true);
        connection.quit();
      };
      connection.connect((error) => {
        if (error || !auth || !connection.allowsAuth) finish(error);
        else connection.login(auth, finish);
      });
    });
  }
}

/** Returns the name of this client. Relays refuse one that is no domain, such as the name of a container. */
function ehloName({ SITE_URL, MAIL_FROM }: Env): string {
  const host = new URL(SITE_URL).hostname;
  const isDomain = /\.[a-z][^.]*$/.test(host);
  return isDomain ? host : MAIL_FROM.slice(MAIL_FROM.lastIndexOf("@") + 1);
}
