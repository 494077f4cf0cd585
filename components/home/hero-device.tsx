import { DeviceFace } from "@/components/device/device-face";
import { Probe } from "@/components/device/probe";
import { ProductPicture } from "@/components/device/product-picture";
import type { Night } from "@/lib/cold-room/night";
import { pictures } from "@/lib/images";

/**
 * The device above the chart. The tip of its probe, the origin, is on the air's line at the alert of the reference
 * incident. --device is the width of the housing. The rendering is larger and the front smaller: see
 * `design/render/develop.py`.
 */
export function HeroDevice({ night, minute }: { night: Night; minute: number }) {
  return (
    <div className="hero-device absolute top-(--tip) left-[calc(100%*var(--alert))] w-(--device)">
      <i className={`device-placeholder ${face}`} />
      <ProductPicture
        picture={pictures.body}
        sizes="(min-width: 56.25rem) 20vw, 34vw"
        isFirst
        className="absolute top-[calc(var(--device)*-1.2785)] left-[calc(var(--device)*-1.3994)] w-[122.5%] max-w-none"
      />
      <DeviceFace night={night} minute={minute} className={face} />
      <svg viewBox="0 0 100 100" overflow="visible" fill="none" className="relative" aria-hidden>
        <g strokeLinecap="round">
          <path d={cable} stroke="#124c52" strokeWidth="3.6" />
          <path d={cable} stroke="#268b93" strokeWidth="2.7" />
          <path d={cable} stroke="#7fd0d280" strokeWidth=".7" transform="translate(-.6-.6)" />
        </g>
        <g transform="rotate(-25.5)">
          <Probe />
        </g>
      </svg>
    </div>
  );
}

const face = "absolute top-[calc(var(--device)*-1.2234)] left-[calc(var(--device)*-1.2991)] w-full";

/** From the housing to the probe, in hundredths of the housing's width from the probe's tip. */
const cable = "M-108.5-11.5C-108.5 68.5-73.1 34.9-46 22";
