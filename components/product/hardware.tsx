import { facts } from "@/lib/facts";
import { DeviceFront } from "@/components/ui/device-face";
import { Section } from "./section";

/** The class names position the texts and their leader lines beside the picture. */
const parts = [
  {
    className: "display",
    name: "Display",
    text: "Shows the reading to everybody who walks past.",
  },
  {
    className: "light",
    name: "Status light",
    text: "In range or\u00a0not, from across the room.",
  },
  {
    className: "probe",
    name: "Probe",
    text: "Hangs in the room’s air, which warms long before the stock does.",
  },
];

/**
 * The rendering of the device, with leader lines to the names of its parts. On a phone, and with a photograph in place
 * of the rendering, the parts are listed below it.
 */
export function Hardware() {
  const { photograph } = facts;
  return (
    <Section id="hardware" name="Hardware features">
      <div className="container-page overflow-x-clip">
        <div className={photograph ? "mt-(--head)" : "hardware"}>
          {photograph ? (
            <img
              src={`/images/${photograph.file}`}
              width={photograph.width}
              height={photograph.height}
              alt={photograph.alt}
              loading="lazy"
              className="mx-auto mb-6 rounded-md"
            />
          ) : (
            <figure>
              <div className="picture">
                <DeviceFront sizes="(max-width: 43.75rem) 107vw, min(60vw, 604px)" />
              </div>
              <figcaption className="mt-3.5 mb-5 text-center text-label">Rendering.</figcaption>
            </figure>
          )}
          <dl className={photograph ? "ruled-rows" : "max-tab:ruled-rows"}>
            {parts.map(({ className, name, text }) => (
              <div key={name} className={className}>
                <dt className="text-name">
                  {!photograph && (
                    <svg className="max-tab:hidden" aria-hidden="true">
                      <line x2="100%" className="stroke-control" />
                      <circle r="3.5" className="paper fill-canvas stroke-control" />
                    </svg>
                  )}
                  {name}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
