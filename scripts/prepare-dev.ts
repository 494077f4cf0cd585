import nextEnv from "@next/env";
import { writeFont } from "./subset-font";

// Runs before `next dev`, which needs the font.

nextEnv.loadEnvConfig(".", true);
await writeFont();
