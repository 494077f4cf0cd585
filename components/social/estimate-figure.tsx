import { formatPrice, planFor, yearlyTotal } from "@/lib/pricing";
import { ink } from "./social-image";

/** The form's first row: a number of devices, and what they would cost. */
export function EstimateFigure({ devices }: { devices: number }) {
  const plan = planFor(devices);
  const cell = { display: "flex", alignItems: "center", justifyContent: "center", height: 128 };
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        position: "absolute",
        left: 60,
        right: 60,
        bottom: 64,
        padding: 36,
        background: ink.band,
        borderTop: `2px solid ${ink.bandEdge}`,
        borderBottom: `2px solid ${ink.bandEdge}`,
      }}
    >
      <div style={{ display: "flex", border: `2px solid ${ink.line}`, borderRadius: 12 }}>
        <div style={{ ...cell, width: 110, fontSize: 56, color: ink.body }}>−</div>
        <div style={{ ...cell, width: 150, fontSize: 76 }}>{devices}</div>
        <div style={{ ...cell, width: 110, fontSize: 56, color: ink.body }}>+</div>
      </div>
      <div style={{ display: "flex", flexDirection: "column", alignItems: "flex-end" }}>
        <div style={{ display: "flex", fontSize: 64, letterSpacing: "-0.02em" }}>
          {`${formatPrice(yearlyTotal(devices))} a year`}
        </div>
        <div style={{ display: "flex", marginTop: 8, fontSize: 28, color: ink.cold }}>
          {`${plan.title}, ${devices} × ${formatPrice(plan.annually)}`}
        </div>
      </div>
    </div>
  );
}
