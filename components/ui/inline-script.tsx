/** Runs when the page has come this far, before any framework. It is printed as source text: `run` must stand alone. */
export function InlineScript({ run }: { run: () => void }) {
  return <script dangerouslySetInnerHTML={{ __html: `(${run.toString()})()` }} />;
}
