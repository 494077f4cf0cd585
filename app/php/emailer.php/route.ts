import { toResponse } from "@/lib/quotation/server/respond";
import { handleQuotationRequest } from "@/lib/quotation/server/handle";

/** Seconds, on a host that runs functions: more than reading and delivering may take together. */
export const maxDuration = 15;

export async function POST(request: Request): Promise<Response> {
  return toResponse(request, await handleQuotationRequest(request));
}

export { methodNotAllowed as GET, methodNotAllowed as HEAD, methodNotAllowed as OPTIONS };
export { methodNotAllowed as PUT, methodNotAllowed as PATCH, methodNotAllowed as DELETE };

function methodNotAllowed(request: Request): Response {
  return toResponse(request, { response: { success: false, error: "method_not_allowed" } });
}
