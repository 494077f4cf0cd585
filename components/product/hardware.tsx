import { DeviceFront } from "@/components/ui/device-face";
import { Section } from "./section";

const parts = [
  { name: "Display", text: "Shows the reading to everybody who walks past." },
  { name: "Status light", text: "In range or\u00a0not, from across the room." },
  { name: "Probe", text: "Hangs in the room’s air, which warms long before the stock does." },
];

/** The rendering of the device, and its parts. */
export function Hardware() {
  return (
    <Section id="hardware" name="Hardware features">
      <div className="container-page grid items-center gap-x-6 overflow-x-clip tab:grid-cols-2">
        <figure>
          {/* The rendering has a wide margin around the device. */}
          <div className="relative mx-auto -mt-[4%] -mb-[12%] max-w-151 max-tab:-mx-[9%]">
            <DeviceFront sizes="(max-width: 43.75rem) 107vw, min(50vw, 604px)" />
          </div>
          <figcaption className="mt-3.5 mb-5 text-center text-label">Computer image.</figcaption>
        </figure>
        <dl className="ruled-rows">
          {parts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
