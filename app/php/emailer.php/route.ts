import { handleQuotationRequest } from "@/lib/quotation/server/handle";

/** Seconds, on a host that runs functions: FUNCTION_MS of lib/time-limits.ts, which must be written out here. */
export const maxDuration = 15;

// Next wants each method by its name; all but POST are refused in `lib/quotation/server/handle.ts`.
export { handleQuotationRequest as POST };
export { handleQuotationRequest as GET, handleQuotationRequest as HEAD };
export { handleQuotationRequest as OPTIONS, handleQuotationRequest as PUT };
export { handleQuotationRequest as PATCH, handleQuotationRequest as DELETE };
