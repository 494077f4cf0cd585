import { anchors, pictures } from "@/lib/images";
import { Caption } from "@/components/ui/caption";
import { ProductPicture } from "@/components/ui/product-picture";

const parts = [
  {
    anchor: anchors.front.display,
    name: "Display",
    text: "Says what the room reads, for whoever walks past.",
  },
  {
    anchor: anchors.front.light,
    name: "Status light",
    text: "In range or not, from across the room.",
  },
  {
    anchor: anchors.front.cable,
    name: "Cable",
    text: "Leaves the housing where you can read it and the probe where the cold is.",
  },
  {
    anchor: anchors.front.tip,
    name: "Probe",
    text: "Sits among the goods and feels what they feel.",
  },
];

/** The device with leader lines to its parts. */
export function Hardware() {
  return (
    <>
      <figure className="mt-[clamp(40px,4.4vw,64px)]">
        <div className="overflow-hidden border border-border px-5 py-10 chart-paper">
          <div className="relative mx-auto w-full max-w-[34rem]">
            <ProductPicture
              picture={pictures.front}
              sizes="(max-width: 56.25rem) 90vw, 34rem"
              className="h-auto w-full"
            />
            <svg
              className="absolute inset-0 size-full text-[.9375rem] font-medium text-ink max-md:hidden"
              overflow="visible"
              aria-hidden="true"
            >
              {parts.map(({ anchor, name }) => (
                <Leader key={name} name={name} {...anchor} />
              ))}
            </svg>
          </div>
        </div>
        <Caption figure="4">
          Rendering of the sensor, from the front. The device you receive may look different.
        </Caption>
      </figure>
      <dl className="mt-8 grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {parts.map(({ name, text }) => (
          <div key={name} className="border-t border-border pt-3">
            <dt className="font-medium text-ink">{name}</dt>
            <dd className="mt-1 max-w-[24em] text-[.9375rem]">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type LeaderProps = { name: string; x: number; y: number };

/** A line from a part, in per cent of the picture, to its name on the nearer side. */
function Leader({ name, x, y }: LeaderProps) {
  const isLeft = x < 25;
  return (
    <g>
      <line
        x1={`${x}%`}
        y1={`${y}%`}
        x2={isLeft ? "-4%" : "104%"}
        y2={`${y}%`}
        className="stroke-control"
      />
      <circle cx={`${x}%`} cy={`${y}%`} r="3.5" className="fill-canvas stroke-control" />
      <text x={isLeft ? "-6%" : "106%"} y={`${y}%`} dy="5" textAnchor={isLeft ? "end" : "start"}>
        {name}
      </text>
    </g>
  );
}
