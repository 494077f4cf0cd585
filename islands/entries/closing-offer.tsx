import { ClosingOffer } from "@/components/demo/closing-offer";
import { startIsland } from "@/islands/start";

startIsland("closing-offer", ClosingOffer);
