import { OpenDoor } from "@/components/home/replay/open-door";
import { startIsland } from "@/islands/start";

startIsland("open-door", OpenDoor);
