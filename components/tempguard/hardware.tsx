import { anchors, pictures } from "@/lib/images";
import { SectionHead } from "@/components/layout/section";
import { Caption } from "@/components/ui/caption";
import { ProductPicture } from "@/components/ui/product-picture";
import { NumberLabel } from "./numbered";

const { display, light, cable, tip } = anchors.front;
const parts = [
  // Where the two end.
  {
    anchor: { x: light.x + 4, y: display.y - 8 },
    name: "Display",
    text: "Shows the reading to whoever walks past.",
  },
  {
    anchor: { ...light, x: light.x + 4 },
    name: "Status light",
    text: "In range or\u00a0not, from across the room.",
  },
  {
    anchor: cable,
    name: "Cable",
    text: "The housing where you can read it, the probe where it is cold.",
  },
  {
    // The middle of its steel.
    anchor: { ...tip, x: tip.x + 16 },
    drop: 12,
    name: "Probe",
    text: "Hangs in the room’s air, which warms long before the stock does.",
  },
];

/** The numbered parts, and the device with a leader to each. */
export function Hardware() {
  return (
    <section id="hardware" aria-labelledby="hardware-name" className="hardware container-page">
      <SectionHead
        id="hardware"
        name="Hardware features"
        line="Measured in the cold. Read on the wall."
      />
      <figure>
        <div className="relative">
          <ProductPicture
            picture={pictures.front}
            sizes="(max-width: 43.75rem) 70vw, min(46vw, 800px)"
            className="w-full"
          />
          <svg
            className="absolute inset-0 size-full text-xs font-medium text-ink"
            aria-hidden="true"
          >
            {parts.map(({ anchor, drop, name }, i) => (
              <Leader key={name} name={name} number={i + 1} drop={drop} {...anchor} />
            ))}
          </svg>
        </div>
        <Caption figure="2">Rendering. Yours may differ.</Caption>
      </figure>
      <dl className="ruled-rows border-b border-border">
        {parts.map(({ name, text }, i) => (
          <div key={name} className="relative pl-9">
            <dt>
              <span className="absolute left-0">
                <NumberLabel of={i + 1} />
              </span>
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type LeaderProps = { name: string; number: number; x: number; y: number; drop?: number };

/** From a part, in per cent of the picture, to its number at the right edge, or below where the way there is barred. */
function Leader({ name, number, x, y, drop = 0 }: LeaderProps) {
  const end = { x: drop ? `${x}%` : "100%", y: `${y + drop}%` };
  const ring = drop ? 0 : -12;
  return (
    <>
      <line x1={`${x}%`} y1={`${y}%`} x2={end.x} y2={end.y} className="stroke-ink" />
      <circle cx={`${x}%`} cy={`${y}%`} r="3.5" className="paper fill-canvas stroke-control" />
      <svg {...end}>
        <circle cx={ring} r="11.5" className="fill-canvas stroke-control" />
        <text x={ring} dy="4.5" textAnchor="middle">
          {number}
        </text>
        <text x={ring + 20} dy="4.5" className="tab:hidden">
          {name}
        </text>
      </svg>
    </>
  );
}
