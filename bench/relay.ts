import { startMailServer } from "../scripts/inbox/mail-server";

// Accepts everything and keeps nothing, in a process of its own that ends with the one that started it.
const { port } = await startMailServer(async () => {}, {}, Number(process.argv[2] ?? 0));
process.send?.(port);
process.on("disconnect", () => process.exit());
