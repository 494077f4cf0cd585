/** Values that the browser refused to store. They are lost when the visitor leaves the page. */
const memory = new Map<string, unknown>();

/** Returns the value that this tab stores under `key`, or undefined if there is none. */
export function readStored<Value>(key: string): Value | undefined {
  if (memory.has(key)) return memory.get(key) as Value | undefined;
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores `value` until the tab is closed. Undefined removes the stored value. */
export function writeStored(key: string, value: unknown): void {
  memory.delete(key);
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    memory.set(key, value);
  }
}
