/** Runs `run` while the page is parsed. Printed as source text: `run` must not refer to anything outside itself. */
export function InlineScript({ run }: { run: () => void }) {
  return <script dangerouslySetInnerHTML={{ __html: `(${run.toString()})()` }} />;
}
