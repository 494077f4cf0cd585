/**
 * Next calls this when a server starts. It also compiles this file for the Edge runtime, which has no standard streams.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { prepareStart } = await import("./lib/start");
  prepareStart({ isDevelopment: process.env.NODE_ENV === "development" });
}
