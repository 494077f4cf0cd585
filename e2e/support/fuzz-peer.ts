import { startSmtpPeer } from "./test-smtp-server";

const { port } = await startSmtpPeer(process.argv[2] ?? "");
process.send?.(port);
