import { facts } from "@/lib/facts";
import { anchors } from "@/lib/images";
import { DeviceFront } from "@/components/ui/device-face";
import { Caption } from "./caption";

const { display, light, tip } = anchors.front;

/** The parts. A line leads from the part (`from`) to its number (`to`), in per cent of the picture. */
const parts = [
  {
    name: "Display",
    text: "Shows the reading to everybody who walks past.",
    from: { x: light.x + 4, y: display.y - 8 },
    to: { x: 100, y: display.y - 8 },
  },
  {
    name: "Status light",
    text: "In range or\u00a0not, from across the room.",
    from: { x: light.x + 4, y: light.y },
    to: { x: 100, y: light.y },
  },
  {
    name: "Probe",
    text: "Hangs in the room’s air, which warms long before the stock does.",
    from: { x: tip.x + 16, y: tip.y },
    to: { x: tip.x + 16, y: tip.y + 12 },
  },
];

/** The parts of the device, beside its photograph or a rendering with numbered parts. */
export function Hardware() {
  const { photograph } = facts;
  return (
    <section
      id="hardware"
      aria-labelledby="hardware-name"
      className="container-page grid gap-6 pb-(--section) tab:grid-cols-2 tab:grid-rows-[auto_1fr]"
    >
      <h2 id="hardware-name" className="text-title">
        Hardware features
      </h2>
      <figure className="tab:col-start-2 tab:row-span-2 tab:row-start-1 tab:ml-auto">
        {photograph ? (
          <img
            src={`/images/${photograph.file}`}
            width={photograph.width}
            height={photograph.height}
            alt={photograph.alt}
            loading="lazy"
            className="rounded-md tab:max-h-150 tab:w-auto"
          />
        ) : (
          <Rendering />
        )}
      </figure>
      <dl className="ruled-rows border-b border-border tab:mt-6 tab:self-start">
        {parts.map(({ name, text }, i) => (
          <div
            key={name}
            className={`lg:grid lg:grid-cols-[9.5em_1fr] lg:items-baseline ${photograph ? "" : "pl-9"}`}
          >
            <dt>
              {!photograph && (
                <span
                  className="absolute left-0 grid size-6 place-items-center rounded-full border border-control text-[13px]"
                  aria-hidden="true"
                >
                  {i + 1}
                </span>
              )}
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Rendering() {
  return (
    <>
      <div className="relative mx-auto w-[min(62vw,19rem)] tab:mr-3 tab:w-[min(42vw,34rem)]">
        <DeviceFront sizes="(max-width: 43.75rem) min(62vw, 19rem), min(42vw, 34rem)" />
        <svg
          className="absolute inset-0 size-full overflow-visible font-medium text-ink"
          aria-hidden="true"
        >
          {parts.map(({ name, from, to }, i) => {
            const [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map((place) => `${place}%`);
            return (
              <g key={name}>
                <line {...{ x1, y1, x2, y2 }} className="stroke-ink" />
                <circle cx={x1} cy={y1} r="3.5" className="paper fill-canvas stroke-control" />
                <circle cx={x2} cy={y2} r="11.5" className="fill-canvas stroke-control" />
                <text x={x2} y={y2} dy="4.5" textAnchor="middle" fontSize="13">
                  {i + 1}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <Caption className="tab:pl-[19%]">Rendering.</Caption>
    </>
  );
}
