import { ClosingOffer } from "@/components/demo/closing-offer";
import { startIsland } from "@/lib/islands/start";

startIsland("closing-offer", ClosingOffer);
