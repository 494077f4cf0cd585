import { QuotationForm } from "@/components/quotation/quotation-form";
import { startIsland } from "@/islands/start";

startIsland("quotation-form", QuotationForm);
