import { PriceCalculator } from "@/components/pricing/price-calculator";
import { startIsland } from "@/islands/start";

startIsland("price-calculator", PriceCalculator);
