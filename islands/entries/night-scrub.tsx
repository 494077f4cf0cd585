import { NightScrub } from "@/components/home/night-scrub";
import { startIsland } from "@/islands/start";

startIsland("night-scrub", NightScrub);
