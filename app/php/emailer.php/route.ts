import { after } from "next/server";
import { submitQuotation } from "@/lib/quotation/submit";

/** Seconds, for hosts that run functions. Next needs a literal. lib/time-limits.ts relates it to the other limits. */
export const maxDuration = 35;

/**
 * The endpoint of quotation requests, at the specification's path. `after` lets a delivery finish even if the visitor has
 * left or the process receives a signal to stop.
 */
function answer(request: Request): Promise<Response> {
  const response = submitQuotation(request);
  after(response);
  return response;
}

// Next needs an export for each method. The pipeline refuses all methods except POST.
export { answer as POST, answer as GET, answer as HEAD, answer as OPTIONS };
export { answer as PUT, answer as PATCH, answer as DELETE };
