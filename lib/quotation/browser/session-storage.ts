/** What a browser has refused to store, kept until the page is left. */
const memory = new Map<string, unknown>();

/** Returns the value that this tab keeps under `key`; undefined if there is none. */
export function readStored<Value>(key: string): Value | undefined {
  if (memory.has(key)) return memory.get(key) as Value | undefined;
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps `value` until the tab is closed; undefined removes it. */
export function writeStored(key: string, value: unknown): void {
  memory.delete(key);
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    memory.set(key, value);
  }
}
