import { rollOutCommits } from "./commits";
import { runRollOuts } from "./run";

const problems = await rollOutCommits();
const report = await runRollOuts(2_000, 10, ["roll out", "kill", "roll out nothing", "roll out"]);
console.table([{ ...report, failures: report.failures.length }]);
console.log([...problems, ...report.failures].slice(0, 10).join("\n"));
const { failures, lost, doubled, mayBeDoubled } = report;
if (problems.length + failures.length + lost > 0 || doubled > mayBeDoubled) process.exit(1);
