import { startSmtpPeer } from "./smtp-peer";

const { port } = await startSmtpPeer(process.argv[2] ?? "");
process.send?.(port);
