/** Called by Next when a server starts. Next compiles this file for the Edge runtime too, which has no standard streams. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { prepareStart } = await import("./lib/start");
  prepareStart({ isDevelopment: process.env.NODE_ENV === "development" });
}
