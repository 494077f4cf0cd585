import { after } from "next/server";
import { handleQuotationRequest } from "@/lib/quotation/handle";

/** Seconds, on a host that runs functions: FUNCTION_MS of lib/time-limits.ts, which must be written out here. */
export const maxDuration = 15;

/**
 * The address is the one that the specification names. Whoever ends this process or freezes it waits for a delivery, even
 * if the visitor does not.
 */
function answer(request: Request): Promise<Response> {
  const response = handleQuotationRequest(request);
  after(response);
  return response;
}

// Next wants each method by its name; all but POST are refused in `lib/quotation/handle.ts`.
export { answer as POST, answer as GET, answer as HEAD, answer as OPTIONS };
export { answer as PUT, answer as PATCH, answer as DELETE };
