import { after } from "next/server";
import { submitQuotation } from "@/lib/quotation/submit";

/** Seconds, for hosts that run functions. Next needs a literal; lib/time-limits.ts relates it to the other limits. */
export const maxDuration = 35;

/** `after` lets a delivery finish although the visitor has left or the process is told to stop. */
function answer(request: Request): Promise<Response> {
  const response = submitQuotation(request);
  after(response);
  return response;
}

// Next needs an export for each method; the pipeline refuses all but POST.
export { answer as POST, answer as GET, answer as HEAD, answer as OPTIONS };
export { answer as PUT, answer as PATCH, answer as DELETE };
