import { PriceCalculator } from "@/components/price-calculator";
import { startIsland } from "@/lib/islands/start";

startIsland("price-calculator", PriceCalculator);
