import { DeviceFront } from "@/components/device/device-face";

/**
 * The parts of the device. A side of each text's box is the line to its part: the left or right side on a phone, where
 * the texts are above, inside and below the picture, and the upper side on a wide window, where they are beside it.
 */
const parts = [
  {
    name: "Display",
    text: "Shows the reading to everybody who walks past.",
    place:
      "max-tab:mr-[18%] max-tab:-mb-[7.2%] max-tab:ml-[31%] max-tab:border-l max-tab:pb-[9.5%] max-tab:pl-3 tab:col-[1/3] tab:mt-[calc(var(--picture)*.26)] tab:mr-[calc(var(--picture)*.75)] tab:pr-[calc(var(--picture)*.1)]",
  },
  {
    name: "Status light",
    text: "In range or\u00a0not, from across the room.",
    place:
      "max-tab:row-2 max-tab:mt-[53.5%] max-tab:mr-[27.5%] max-tab:ml-[40%] max-tab:border-r max-tab:pt-[10.5%] text-right max-tab:pr-3 max-tab:text-[min(1rem,4.4vw)] tab:col-[2/4] tab:mt-[calc(var(--picture)*.522)] tab:ml-[calc(var(--picture)*.756)] tab:pl-[calc(var(--picture)*.1)]",
  },
  {
    name: "Probe",
    text: "Hangs in the room’s air, which warms long before the stock does.",
    place:
      "max-tab:-mt-[2.4%] max-tab:mr-[18%] max-tab:ml-[22%] max-tab:border-l max-tab:pt-[4%] max-tab:pl-3 tab:col-[1/3] tab:mt-[calc(var(--picture)*.972)] tab:mr-[calc(var(--picture)*.804)] tab:pr-[calc(var(--picture)*.03)]",
  },
];

/** The rendering of the device, with a line from each part to its name. */
export function Hardware() {
  return (
    <div className="overflow-x-clip">
      <div className="mx-[-20vw] mt-(--head) grid tab:container-page tab:grid-cols-[1fr_var(--picture)_1fr] tab:[--picture:min(58vw,47.5rem)]">
        {/* The rendering has a wide margin around the device. */}
        <div className="relative col-1 row-2 -mt-[10%] -mb-[14%] self-start tab:col-2 tab:row-1">
          <DeviceFront sizes="(max-width: 43.75rem) 140vw, min(58vw, 760px)" />
        </div>
        <dl className="contents">
          {parts.map(({ name, text, place }) => (
            <div
              key={name}
              className={`relative col-1 self-start border-control leading-[1.4] tab:row-1 tab:border-t tab:pt-2.5 ${place}`}
            >
              <dt className="text-name font-medium text-ink">{name}</dt>
              <dd className="text-balance">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
