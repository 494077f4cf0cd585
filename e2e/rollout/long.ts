import { runRollOuts } from "./run";

const report = await runRollOuts(2_000, 10, ["roll out", "kill", "roll out nothing", "roll out"]);
console.table([{ ...report, failures: report.failures.length }]);
console.log(report.failures.slice(0, 10).join("\n"));
if (report.failures.length + report.lost > 0 || report.doubled > report.mayBeDoubled)
  process.exit(1);
