import { startTestSmtpServer } from "../../test-support/test-smtp-server";

const { port } = await startTestSmtpServer(process.argv[2] ?? "");
process.send?.(port);
