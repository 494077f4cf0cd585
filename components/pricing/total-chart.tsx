import { type MouseEvent, useState } from "react";
import { Sheet } from "@/components/charts/marks";
import { percent } from "@/components/charts/plot";
import { cheaperLargerCount, MIN_DEVICES, planFor, plans, yearlyTotal } from "@/lib/pricing";
import { AllLabels, countsTo, few, FewLabels, scaleFor, toneOf, tones } from "./total-scale";

type TotalChartProps = {
  devices: number;
  onChoose: (devices: number) => void;
};

/**
 * The yearly total of every number of devices as a bar, drawn on one linear scale from zero: of the few devices that
 * most visitors want, or of all, which is the same drawing from farther away.
 */
export function TotalChart({ devices, onChoose }: TotalChartProps) {
  const cheaper = cheaperLargerCount(devices);
  const scale = scaleFor(devices);
  // Bars that were drawn once stay, so that they can slide out while the chart zooms in.
  const [widest, setWidest] = useState(scale);
  if (scale.to > widest.to) setWidest(scale);
  const zoom = `scale(${few.to / scale.to}, ${few.high / scale.high})`;

  function handleClick({ currentTarget, clientX }: MouseEvent<SVGSVGElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const count = Math.ceil(((clientX - left) / width) * scale.to);
    onChoose(Math.min(scale.to, Math.max(MIN_DEVICES, count)));
  }

  return (
    <svg
      className="mt-8 mb-19 h-36 w-full cursor-pointer overflow-visible fill-border-strong text-compact text-muted [text-anchor:middle] tab:mt-10 tab:h-28 desk:h-45"
      onClick={handleClick}
      aria-hidden="true"
    >
      <Sheet plot={few} fill="inherit">
        <g
          className="total-bars"
          // A page must not be served with a style attribute.
          style={scale === few ? undefined : { transform: zoom }}
        >
          {countsTo(widest.to).map((count) => (
            <rect
              key={count}
              x={count - 1}
              y={-yearlyTotal(count)}
              height={yearlyTotal(count)}
              className={toneOf(count, devices, cheaper)}
            />
          ))}
        </g>
      </Sheet>
      <line x2="100%" y1="100%" y2="100%" className="stroke-control" />
      <g
        key={scale.to}
        className={widest === few ? undefined : "[transition:opacity_500ms] starting:opacity-0"}
      >
        {scale === few ? (
          <FewLabels devices={devices} cheaper={cheaper} />
        ) : (
          <AllLabels devices={devices} />
        )}
        {plans.map((plan) => {
          const from = plan.minNumberDevices - 1;
          const share = (Math.min(plan.maxNumberDevices, scale.to) - from) / scale.to;
          return (
            <svg
              key={plan.title}
              x={scale.x(from)}
              y="100%"
              width={percent(share)}
              overflow="visible"
              textAnchor="start"
              className={plan === planFor(cheaper ?? devices) ? tones.cheaper : undefined}
            >
              <rect y="2.35em" height="2" className="w-[calc(100%-3px)]" />
              {share > 0.15 && <text y="3.65em">{plan.title}</text>}
            </svg>
          );
        })}
      </g>
    </svg>
  );
}
