import { realpathSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { listenOnFreePort } from "../support/free-port";
import { serveSite, type Site } from "../support/site";

/** What systemd does with the copies: starts them in `root`/current, again when they die, and anew when it is asked. */
export class Supervisor {
  private readonly copies = new Map<number, Site>();
  private server: Server | undefined;
  private isOver = false;
  private port = 0;

  constructor(
    private readonly root: string,
    private readonly settings: Record<string, string>,
  ) {}

  /** A command that restarts the copy whose port is written behind it. */
  get restartCommand(): string {
    return `curl -fsS http://127.0.0.1:${this.port}/`;
  }

  async listen(): Promise<this> {
    this.server = createServer((request, response) => {
      const done = (status: number) => response.writeHead(status).end();
      this.restart(Number(request.url?.slice(1))).then(
        () => done(200),
        () => done(500),
      );
    });
    this.server.requestTimeout = 0;
    this.port = await listenOnFreePort(this.server);
    return this;
  }

  kill(port: number): void {
    this.copies.get(port)?.process.kill("SIGKILL");
  }

  async stop(): Promise<void> {
    this.isOver = true;
    this.server?.close();
    await Promise.all([...this.copies.values()].map((copy) => copy.stop()));
  }

  private async restart(port: number): Promise<void> {
    const old = this.copies.get(port);
    this.copies.delete(port);
    await old?.stop();
    const folder = realpathSync(join(this.root, "current"));
    const copy = await serveSite({ ...this.settings, PORT: String(port) }, { folder });
    this.copies.set(port, copy);
    copy.process.once("exit", () => {
      if (!this.isOver && this.copies.get(port) === copy) void this.restart(port);
    });
  }
}
