import { facts } from "@/lib/facts";
import { anchors } from "@/lib/images";
import { Caption } from "@/components/ui/caption";
import { DeviceFront } from "@/components/ui/device-face";

const { display, light, tip } = anchors.front;
const parts = [
  // At its right edge, straight above the light.
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
    // The middle of its steel.
    anchor: { ...tip, x: tip.x + 16 },
    drop: 12,
    name: "Probe",
    text: "Hangs in the room’s air, which warms long before the stock does.",
  },
];

/** The parts of the device, beside its photograph or, until there is one, a rendering with a leader to each. */
export function Hardware() {
  const { photograph } = facts;
  return (
    <section
      id="hardware"
      aria-labelledby="hardware-name"
      className="container-page grid gap-6 pb-(--section) tab:grid-cols-2 md:grid-cols-[1fr_auto] md:gap-x-[6vw]"
    >
      <h2 id="hardware-name" className="text-title tab:self-end">
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
            className={`lg:grid lg:grid-cols-[9.5em_1fr] lg:items-baseline lg:py-6 ${photograph ? "" : "pl-9"}`}
          >
            <dt>
              {!photograph && (
                <svg width="24" height="24" className="absolute left-0 text-ink" aria-hidden="true">
                  <RingedNumber number={i + 1} x={12} y={12} />
                </svg>
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
      <div className="relative mx-auto w-[min(62vw,19rem)] tab:w-[min(40vw,340px)]">
        <DeviceFront sizes="(max-width: 43.75rem) min(62vw, 19rem), min(40vw, 340px)" />
        <svg
          className="absolute inset-0 size-full overflow-visible font-medium text-ink"
          aria-hidden="true"
        >
          {parts.map(({ anchor, drop, name }, i) => (
            <Leader key={name} number={i + 1} drop={drop} {...anchor} />
          ))}
        </svg>
      </div>
      <Caption className="tab:pl-[19%]">Rendering.</Caption>
    </>
  );
}

type LeaderProps = { number: number; x: number; y: number; drop?: number };

/** From a part, in per cent of the picture, to its number at the right edge, or below where the way there is barred. */
function Leader({ number, x, y, drop = 0 }: LeaderProps) {
  const end = { x: drop ? `${x}%` : "100%", y: `${y + drop}%` };
  return (
    <>
      <line x1={`${x}%`} y1={`${y}%`} x2={end.x} y2={end.y} className="stroke-ink" />
      <circle cx={`${x}%`} cy={`${y}%`} r="3.5" className="paper fill-canvas stroke-control" />
      <svg {...end} overflow="visible">
        <RingedNumber number={number} x={drop ? 0 : -12} />
      </svg>
    </>
  );
}

/** What the picture and the list have in common. */
function RingedNumber({ number, x, y = 0 }: { number: number; x: number; y?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="11.5" className="fill-canvas stroke-control" />
      <text x={x} y={y} dy="4.5" textAnchor="middle" fontSize="13">
        {number}
      </text>
    </>
  );
}
