import { runFaults } from "./run";

const report = await runFaults(2_500, 60, 5);
console.table([report]);
if (report.lost + report.denied + report.needlessDuplicates > 0) process.exit(1);
