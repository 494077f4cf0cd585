import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { listenOnFreePort } from "./free-port";

/** A relay that takes `ms` for each reply, also for the greeting. `messages` says how many have come whole. */
export async function startSlowRelay(ms: number) {
  let messages = 0;
  const sockets: Socket[] = [];
  const server = createServer(async (socket) => {
    const reply = async (text: string) => {
      await pause(ms);
      socket.write(`${text}\r\n`);
    };
    socket.on("error", () => {});
    sockets.push(socket);
    await reply("220 slow");
    let isContent = false;
    for await (const line of createInterface({ input: socket })) {
      if (isContent && line !== ".") continue;
      if (isContent) messages++;
      isContent = line === "DATA";
      await reply(isContent ? "354 Go on" : "250 OK");
    }
  });
  return {
    port: await listenOnFreePort(server),
    messages: () => messages,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
