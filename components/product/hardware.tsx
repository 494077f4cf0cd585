import { facts } from "@/lib/facts";
import { Section } from "@/components/layout/section";
import { DeviceFront } from "@/components/ui/device-face";
import { Caption } from "./caption";

/** From the part to its words, in per cent of the picture; see `.hardware` for the places of the words. */
const parts = [
  {
    name: "Display",
    text: "Shows the reading to everybody who walks past.",
    leader: "display",
    line: { x1: "73.5%", x2: "89%", y1: "20.6%", y2: "20.6%" },
  },
  {
    name: "Status light",
    text: "In range or\u00a0not, from across the room.",
    leader: "light",
    line: { x1: "75%", x2: "89%", y1: "49.8%", y2: "49.8%" },
  },
  {
    name: "Probe",
    text: "Hangs in the room’s air, which warms long before the stock does.",
    leader: "probe",
    line: { x1: "19.4%", x2: "11%", y1: "85.7%", y2: "85.7%" },
  },
];

/** The device in the middle, its parts at leaders; on a phone, and beside a photograph, the parts are a list below. */
export function Hardware() {
  const { photograph } = facts;
  return (
    <Section id="hardware" name="Hardware features">
      <figure className="container-page overflow-x-clip">
        <div className={photograph ? "mt-(--head)" : "hardware"}>
          {photograph ? (
            <img
              src={`/images/${photograph.file}`}
              width={photograph.width}
              height={photograph.height}
              alt={photograph.alt}
              loading="lazy"
              className="mx-auto rounded-md"
            />
          ) : (
            <div className="relative max-tab:-mx-[9%]">
              <DeviceFront sizes="(max-width: 43.75rem) 107vw, min(60vw, 889px)" />
              <svg className="absolute inset-0 size-full max-tab:hidden" aria-hidden="true">
                {parts.map(({ leader, line }) => (
                  <g key={leader}>
                    <line {...line} className="stroke-control" />
                    <circle
                      cx={line.x1}
                      cy={line.y1}
                      r="3.5"
                      className="paper fill-canvas stroke-control"
                    />
                  </g>
                ))}
              </svg>
            </div>
          )}
          <dl className={photograph ? "ruled-rows mt-6" : "max-tab:ruled-rows"}>
            {parts.map(({ name, text, leader }) => (
              <div key={name} className={leader}>
                <dt className="text-name">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        {!photograph && <Caption className="text-center">Rendering.</Caption>}
      </figure>
    </Section>
  );
}
