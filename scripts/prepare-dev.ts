import { writeFont } from "./subset-font";

// Runs before `next dev`, which needs the font.
await writeFont();
