import { SMTPServer } from "smtp-server";

// Accepts everything and keeps nothing, in a process of its own.
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["AUTH", "STARTTLS"],
  disableReverseLookup: true,
  maxClients: 1_000,
  onData(stream, _session, done) {
    stream.resume().on("end", () => done());
  },
});
const listener = server.listen(0, "127.0.0.1", () => {
  const address = listener.address();
  if (address && typeof address === "object") process.send?.(address.port);
});
