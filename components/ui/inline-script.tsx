type InlineScriptProps<Args extends unknown[]> = { run: (...args: Args) => void; args?: Args };

/** Calls `run` while the page is parsed; see {@link callSource}. */
export function InlineScript<Args extends unknown[] = []>({ run, args }: InlineScriptProps<Args>) {
  return <script dangerouslySetInnerHTML={{ __html: callSource(run, args) }} />;
}

/** Returns the source text of a call of `run`, which must not refer to anything outside itself. */
export function callSource<Args extends unknown[]>(run: (...args: Args) => void, args?: Args) {
  const json = args?.map((arg) => JSON.stringify(arg)).join() ?? "";
  return `(${run.toString()})(${json})`;
}
