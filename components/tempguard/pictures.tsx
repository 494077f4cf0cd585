import { formatTemperature } from "@/lib/format";
import { pictures } from "@/lib/images";
import { alert, clock, door } from "@/components/charts/night-data";
import { ProductPicture } from "@/components/ui/product-picture";
import { Plot } from "./night-plot";

/** The probe at the last quiet minute, with the line that has run into it. */
export function ProbePicture() {
  return (
    <figure className="dark relative overflow-hidden bg-canvas text-body print:hidden">
      <ProductPicture
        picture={pictures.probe}
        sizes="(max-width: 56.25rem) 200vw, 100vw"
        className="h-[clamp(220px,36.1vw,640px)] w-full object-cover object-[32%_60%]"
      />
      <svg className="absolute inset-0 size-full" aria-hidden="true">
        <svg y="60%" width="32%" height="64" overflow="visible">
          <Plot from={door.minute - 100} to={door.minute} top={door.air} bottom={door.air - 6}>
            <clipPath id="before-door">
              <path d={`M-9-99H${door.minute}V99H-9z`} />
            </clipPath>
            <g clipPath="url(#before-door)" fill="none" strokeWidth="1.8" className="stroke-cold">
              <use href="#night-air" />
            </g>
          </Plot>
        </svg>
      </svg>
      <figcaption className="absolute inset-x-0 top-6 container-page md:top-14">
        <p className="text-title font-medium text-ink">It feels the warmth first.</p>
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
    <figure className="dark relative overflow-hidden bg-canvas text-body print:hidden">
      <ProductPicture
        picture={pictures.room}
        sizes="(max-width: 56.25rem) 133vw, 100vw"
        className="h-[clamp(250px,56.25vw,min(100svh,1080px))] w-full object-cover object-[30%_35%]"
      />
      <figcaption className="absolute inset-x-0 bottom-0 container-page flex flex-wrap items-end gap-x-8 gap-y-2 pb-5 md:pb-14">
        <p className="text-[clamp(4.5rem,15vw,17rem)] leading-[.8] font-medium tracking-[-.052em] text-ink">
          {clock(alert.minute)}
        </p>
        <p className="max-w-[17em] text-lead">
          The door has been ajar for {alert.minute - door.minute} minutes. Somebody is being told.
        </p>
      </figcaption>
    </figure>
  );
}
