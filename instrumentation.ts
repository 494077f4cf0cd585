/** Next calls this function once, before the server answers its first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { start } = await import("./lib/start");
  start();
}
