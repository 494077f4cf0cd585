import { plans, yearlyTotal } from "@/lib/pricing";
import { ink } from "./social-image";

const COUNTS = Array.from({ length: 12 }, (_, i) => i + 1);
const NAMED = [1, ...plans.slice(1).flatMap(({ minNumberDevices: n }) => [n - 1, n]), 12];
const HIGHEST = 230;

/** What 1 to 12 devices cost a year, a stem each. */
export function StemsFigure() {
  const scale = HIGHEST / Math.max(...COUNTS.map(yearlyTotal));
  return (
    <div
      style={{
        display: "flex",
        alignItems: "flex-end",
        position: "absolute",
        left: 60,
        bottom: 34,
      }}
    >
      {COUNTS.map((count) => (
        <div
          key={count}
          style={{ display: "flex", flexDirection: "column", width: 92, fontSize: 26 }}
        >
          <div style={{ display: "flex", height: 40 }}>
            {NAMED.includes(count) ? yearlyTotal(count).toLocaleString("en") : ""}
          </div>
          <div
            style={{
              width: 8,
              height: yearlyTotal(count) * scale,
              background: ink.cold,
            }}
          />
          <div style={{ display: "flex", marginTop: 10, color: ink.body }}>{count}</div>
        </div>
      ))}
    </div>
  );
}
