import { PlayedNight } from "@/components/home/hero/played-night";
import { startIsland } from "@/islands/start";

startIsland("played-night", PlayedNight);
