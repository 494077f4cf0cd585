import type { Reporter, Suite } from "@playwright/test/reporter";

/** Prints at the end what would run the skipped tests. Their reasons to be skipped are such instructions. */
export default class SkippedReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite) {
    this.suite = suite;
  }

  onEnd() {
    const skipped = this.suite?.allTests().filter((test) => test.outcome() === "skipped") ?? [];
    const ways = skipped.flatMap(({ annotations }) => annotations.map((each) => each.description));
    if (skipped.length === 0) return;
    console.log(`To run the ${skipped.length} skipped tests: ${[...new Set(ways)].join("; ")}`);
  }
}
