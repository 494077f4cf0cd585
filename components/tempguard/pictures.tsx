import { formatTemperature } from "@/lib/format";
import { pictures } from "@/lib/images";
import { alert, clock, door, night } from "@/components/charts/night-data";
import { ProductPicture } from "@/components/ui/product-picture";
import { airPath, Plot } from "./night-plot";

const FROM = door.minute - 100;

/** The probe at the last quiet minute, with the line that has run into it. */
export function ProbePicture() {
  return (
    <figure className="dark product-scene probe-scene print:hidden">
      <ProductPicture picture={pictures.probe} sizes="(max-width: 56.25rem) 200vw, 100vw" />
      <svg className="absolute inset-0 size-full" aria-hidden="true">
        <svg y="60%" width="32%" height="64">
          <Plot from={FROM} to={door.minute} top={door.air} bottom={door.air - 6}>
            <path
              d={airPath(night.attended.slice(FROM, door.minute + 1))}
              fill="none"
              strokeWidth="1.6"
              className="stroke-ink"
            />
          </Plot>
        </svg>
      </svg>
      <figcaption>
        <p className="text-statement font-medium text-ink max-sm:text-[min(6.6vw,1.75rem)] lg:text-title">
          It feels the warmth first.
        </p>
        <p className="mt-2 text-lead max-sm:hidden">
          {clock(door.minute)}, {formatTemperature(door.air)}. The last quiet minute.
        </p>
      </figcaption>
    </figure>
  );
}

/** The wall of the cold room at the minute of the alert. */
export function RoomPicture() {
  return (
    <figure className="dark product-scene room-scene print:hidden">
      <ProductPicture picture={pictures.room} sizes="(max-width: 56.25rem) 128vw, 100vw" />
      <figcaption className="flex items-end gap-5">
        <b>{clock(alert.minute)}</b>
        <p className="max-w-[17em] text-lead leading-snug text-ink max-sm:text-sm">
          The door has been ajar for {alert.minute - door.minute}&nbsp;minutes. Somebody is being
          told.
        </p>
      </figcaption>
    </figure>
  );
}
