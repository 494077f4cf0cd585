/** Calls `run` while the browser parses the page. See {@link callSource}. */
export function InlineScript({ run }: { run: () => void }) {
  return <script dangerouslySetInnerHTML={{ __html: callSource(run) }} />;
}

/** Returns the source code of a call to `run`. The function must not refer to anything outside itself. */
export function callSource<Args extends unknown[]>(run: (...args: Args) => void, args?: Args) {
  const json = args?.map((arg) => JSON.stringify(arg)).join() ?? "";
  return `(${run.toString()})(${json})`;
}
