type InlineScriptProps<Args extends unknown[]> = { run: (...args: Args) => void; args?: Args };

/** Calls `run` while the page is parsed. Printed as source text: `run` must not refer to anything outside itself. */
export function InlineScript<Args extends unknown[] = []>({ run, args }: InlineScriptProps<Args>) {
  const json = args?.map((arg) => JSON.stringify(arg)).join() ?? "";
  return <script dangerouslySetInnerHTML={{ __html: `(${run.toString()})(${json})` }} />;
}
