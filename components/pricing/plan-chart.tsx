import { deviceCount, formatPrice, type Plan, planRange, plans } from "@/lib/pricing";
import { Amount } from "@/components/ui/amount";
import { Caption } from "@/components/ui/caption";

const HEIGHT = 392;
/** Devices on the axis; the last column stands for all the rest. */
const COLUMNS = 12;
const dearest = Math.max(...plans.map((plan) => plan.annually));

/** The plans as a step chart, heights and widths to scale; the step that `devices` falls on is lit. */
export function PlanChart({ devices }: { devices: number }) {
  return (
    <figure>
      <ul className="grid gap-3 md:grid-cols-12 md:items-end md:gap-0">
        {plans.map((plan) => (
          <PlanStep key={plan.title} plan={plan} devices={devices} />
        ))}
      </ul>
      <DeviceAxis devices={devices} />
      <Caption figure="1">Price per device, per year. Drawn to scale.</Caption>
    </figure>
  );
}

function PlanStep({ plan, devices }: { plan: Plan; devices: number }) {
  const { minNumberDevices: min, maxNumberDevices: max, annually, currency } = plan;
  const span = Math.min(max, COLUMNS) - min + 1;
  const isChosen = devices >= min && devices <= max;
  const scale = annually / dearest;
  return (
    <li
      className={`relative grid md:border-e md:border-canvas ${isChosen ? "bg-band text-cold" : "bg-surface text-ink"} ${columnSpans[span]}`}
    >
      <svg
        width="1"
        height={HEIGHT * scale}
        aria-hidden="true"
        className="col-start-1 row-start-1 max-md:hidden"
      />
      <svg width="100%" height="100%" aria-hidden="true" className="absolute inset-0 max-md:hidden">
        <path d="M0 1H9999" stroke="currentColor" strokeWidth="2" />
        {Array.from({ length: span - 1 }, (_, i) => (
          <line
            key={i}
            x1={`${((i + 1) / span) * 100}%`}
            x2={`${((i + 1) / span) * 100}%`}
            y1="74%"
            y2="100%"
            className="stroke-border-strong opacity-60"
          />
        ))}
        {isChosen && <Pointer x={(Math.min(devices, COLUMNS) - min + 0.5) / span} />}
      </svg>
      <svg
        width={`${scale * 100}%`}
        height="3"
        aria-hidden="true"
        className="bg-current md:hidden"
      />
      <div className="relative col-start-1 row-start-1 px-5 pt-4 pb-5 max-md:row-start-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <strong className="text-heading">{plan.title}</strong>
          <span className="text-label">{planRange(plan)} devices</span>
        </p>
        <p className="mt-4 text-price md:mt-5">
          <Amount price={annually} currency={currency} />
        </p>
        <p className="mt-2 text-[.9375rem] text-body">per device, per year</p>
        <p className="text-[.9375rem] text-muted">{formatPrice(plan.monthly, currency)} a month</p>
        {isChosen && (
          <p className="mt-3 flex items-center gap-2 text-[.8125rem] font-medium md:absolute md:-top-8 md:m-0">
            <svg width="7" height="7" aria-hidden="true">
              <circle cx="3.5" cy="3.5" r="3.5" fill="currentColor" />
            </svg>
            Your plan at {deviceCount(devices)}
          </p>
        )}
      </div>
    </li>
  );
}

function Pointer({ x }: { x: number }) {
  const percent = `${x * 100}%`;
  return (
    <g className="text-cold">
      <line x1={percent} x2={percent} y1="74%" y2="100%" stroke="currentColor" strokeWidth="2" />
      <circle cx={percent} cy="74%" r="4.5" fill="currentColor" />
    </g>
  );
}

function DeviceAxis({ devices }: { devices: number }) {
  return (
    <svg
      width="100%"
      height="40"
      className="text-[.875rem] text-muted max-md:hidden"
      aria-hidden="true"
    >
      <path d="M0 .5H9999" className="stroke-control" />
      {Array.from({ length: COLUMNS - 1 }, (_, i) => {
        const x = `${((i + 0.5) / COLUMNS) * 100}%`;
        return (
          <g key={i} className={i + 1 === devices ? "text-ink" : undefined}>
            <line x1={x} x2={x} y2="8" className="stroke-control" />
            <text x={x} y="33" textAnchor="middle">
              {i + 1}
            </text>
          </g>
        );
      })}
      <text x="100%" y="33" textAnchor="end">
        … {deviceCount(plans.at(-1)?.maxNumberDevices ?? COLUMNS)}
      </text>
    </svg>
  );
}

const columnSpans = [
  "",
  "md:col-span-1",
  "md:col-span-2",
  "md:col-span-3",
  "md:col-span-4",
  "md:col-span-5",
  "md:col-span-6",
  "md:col-span-7",
  "md:col-span-8",
  "md:col-span-9",
  "md:col-span-10",
  "md:col-span-11",
  "md:col-span-12",
];
