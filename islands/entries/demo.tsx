import { Demo } from "@/components/demo/demo";
import { startIsland } from "@/islands/start";

startIsland("demo", Demo);
