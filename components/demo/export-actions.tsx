import { useState } from "react";
import { runAsCsv } from "@/lib/simulation/csv";
import { CopyLink } from "./copy-link";
import { DayReport } from "./day-report";
import type { DemoStore } from "./demo-store";
import { writeScenario } from "./scenario";

/** What a visitor can take along: the readings, a report, the address. */
export function ExportActions({ store }: { store: DemoStore }) {
  const [isReporting, setIsReporting] = useState(false);
  return (
    <>
      <p className="flex flex-wrap gap-4 noscript:hidden">
        <button type="button" onClick={() => download(store)} className="min-h-11 text-link">
          Download CSV
        </button>
        <button type="button" onClick={() => setIsReporting(true)} className="min-h-11 text-link">
          Day report
        </button>
        <CopyLink key={writeScenario(store.scenario)} />
      </p>
      {isReporting && <DayReport store={store} onClose={() => setIsReporting(false)} />}
    </>
  );
}

function download({ run }: DemoStore): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([runAsCsv(run)], { type: "text/csv" }));
  link.download = `simulated-${run.room.id}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
