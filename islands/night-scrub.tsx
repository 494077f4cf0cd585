import { NightScrub } from "@/components/night/night-scrub";
import { startIsland } from "@/lib/islands/start";

startIsland("night-scrub", NightScrub);
