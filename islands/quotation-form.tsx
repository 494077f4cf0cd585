import { QuotationForm } from "@/components/quotation-form";
import { startIsland } from "@/lib/islands/start";

startIsland("quotation-form", QuotationForm);
