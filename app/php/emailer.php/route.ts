import { handleQuotationRequest } from "@/lib/quotation/server/handle";

/** Seconds, on a host that runs functions: FUNCTION_MS of lib/time-limits.ts, which must be written out here. */
export const maxDuration = 15;

/*
 * How a POST travels, step by step in lib/quotation/server/handle.ts: method (405), origin (403), body (400, 408, 413,
 * 415), fields (422), identity, repeat, limit (429), letter, delivery (502, 503), answer. lib/quotation/outcomes.ts has
 * the table.
 */
export { handleQuotationRequest as POST };

export { handleQuotationRequest as GET, handleQuotationRequest as HEAD };
export { handleQuotationRequest as OPTIONS, handleQuotationRequest as PUT };
export { handleQuotationRequest as PATCH, handleQuotationRequest as DELETE };
