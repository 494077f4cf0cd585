/** What this tab was given to keep under `key`; undefined if there is nothing, or storage is refused. */
export function keptInTab<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps `value` until the tab is closed; undefined forgets it. A browser that refuses storage keeps nothing. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}
