import { Demo } from "@/components/demo/demo";
import { startIsland } from "@/lib/islands/start";

startIsland("demo", Demo);
