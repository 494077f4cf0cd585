import { startTestSmtpServer } from "./test-smtp-server";

const { port } = await startTestSmtpServer(process.argv[2] ?? "");
process.send?.(port);
