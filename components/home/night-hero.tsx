import { formatDegrees, formatTemperature } from "@/lib/format";
import { pictures } from "@/lib/images";
import {
  alert,
  clock,
  closed,
  door,
  morning,
  night,
  room,
  setting,
  summary,
  traces,
} from "@/components/charts/night-data";
import { HourTicks } from "@/components/charts/clock-axis";
import { ProductPicture } from "@/components/ui/product-picture";
import { AlertOnYourPhone } from "./alert-on-your-phone";
import { CableAndProbe } from "./cable-and-probe";

const LOW = -2;
const HIGH = 14;

/** One night, two outcomes: the device's probe lies on the line at the minute of the alert. On a phone the device alone. */
export function NightHero() {
  return (
    <figure className="relative max-sm:flex max-sm:min-h-[calc(100svh-56px)] max-sm:flex-col max-sm:overflow-clip desk:h-[calc(100svh-64px)] desk:max-h-[1040px] desk:min-h-[600px]">
      <div className="relative z-2 container-page w-full pt-2.5 sm:pt-[clamp(28px,4.7svh,64px)]">
        <h1 className="text-hero">
          Hear about it <br />
          while the stock <br />
          is still cold.
        </h1>
        <p className="mt-[clamp(11px,2.4svh,24px)] max-w-[24em] text-base leading-snug sm:text-lead desk:max-xl:max-w-[34vw] desk:max-xl:text-md">
          Temp Guard watches <span className="max-sm:hidden">the temperature in </span>your cold
          storage<span className="max-sm:hidden"> all night</span>, and tells you when it leaves its
          limits.
        </p>
        <p className="mt-[clamp(14px,2.8svh,28px)] actions max-sm:gap-x-4">
          <a href="/contact-us" className="button max-[340px]:px-3">
            Get a quotation
          </a>
          <a href="/demo" className="action-link">
            Try the demo
          </a>
        </p>
      </div>
      <AlertOnYourPhone />
      <Plot />
      <figcaption className="container-page flex flex-col gap-x-6 gap-y-5 pt-16 max-sm:hidden desk:absolute desk:inset-x-0 desk:bottom-0 desk:h-16 desk:flex-row desk:items-center desk:justify-between desk:pt-0">
        <Key />
        <p className="text-label">
          <b className="mr-2">Fig.&nbsp;1</b>
          {setting}
        </p>
      </figcaption>
    </figure>
  );
}

function Plot() {
  return (
    <div
      role="img"
      aria-label={summary}
      className="relative mt-7 mr-[calc(var(--margin)+56px)] ml-(--margin) h-[540px] max-sm:hidden desk:absolute desk:inset-y-0 desk:right-[calc(var(--gutter)+56px)] desk:bottom-26 desk:left-(--gutter) desk:m-0 desk:h-auto"
    >
      <svg width="100%" height="100%" overflow="visible" className="absolute text-xs text-muted">
        <Traces />
        <Axes />
        <g className="stroke-warm-dot">
          <line x1={x(alert.minute)} x2={x(alert.minute)} y2="100%" />
          <svg x={x(alert.minute)} y="100%" overflow="visible">
            <path d="M0 0-5-9H5Z" className="fill-warm-dot stroke-none" />
          </svg>
        </g>
        <line
          x1={x(door.minute)}
          x2={x(door.minute)}
          y1={y(2.2)}
          y2={y(0.1)}
          className="stroke-control"
        />
        <Labels />
      </svg>
      <div className="absolute top-[43.75%] left-2/3 [--w:176px] desk:[--w:min(16vw,calc((43.75svh-92px)/1.3),296px)]">
        <ProductPicture
          picture={pictures.body}
          sizes="(min-width: 62.5rem) 23vw, 215px"
          className="absolute top-[calc(var(--w)*-1.275)] left-[calc(var(--w)*-1.4)] w-[calc(var(--w)*1.222)] max-w-none"
        />
        <CableAndProbe />
      </div>
      <svg width="100%" height="100%" overflow="visible" className="absolute">
        <circle cx={x(alert.minute)} cy={y(alert.air)} r="4.5" className="fill-warm-dot" />
      </svg>
    </div>
  );
}

function Traces() {
  return (
    <svg
      viewBox={`0 ${-HIGH} ${night.lengthMinutes} ${HIGH - LOW}`}
      preserveAspectRatio="none"
      overflow="visible"
      fill="none"
      strokeLinejoin="round"
      strokeWidth="1.6"
    >
      <rect
        x={-night.lengthMinutes}
        y={-night.high}
        width={3 * night.lengthMinutes}
        height={night.high - night.low}
        className="fill-band"
      />
      <g strokeWidth="1">
        <path
          d={`M-720 ${-night.high}H1440M-720 ${-night.low}H1440`}
          vectorEffect="non-scaling-stroke"
          className="stroke-band-edge"
        />
        <path
          d={`${every(60, (minute) => `M${minute} ${-HIGH}v${HIGH - LOW}`)}M-720 0H1440M-720-2H1440`}
          vectorEffect="non-scaling-stroke"
          className="stroke-grid-hour"
        />
      </g>
      <Trace d={traces.stockUnattended} className="stroke-warm" dashes="1.5 4.5" />
      <Trace d={traces.airUnattended} className="stroke-warm" dashes="6 5" />
      <Trace d={traces.stock} className="stroke-cold" />
      <Trace d={traces.air} className="stroke-ink" />
    </svg>
  );
}

function Trace({ d, className, dashes }: { d: string; className: string; dashes?: string }) {
  return (
    <path d={d} strokeDasharray={dashes} vectorEffect="non-scaling-stroke" className={className} />
  );
}

function Axes() {
  return (
    <>
      <line x1="-100%" x2="200%" y1="100%" y2="100%" className="stroke-control" />
      <line x1="100%" x2="100%" y2="100%" className="stroke-control" />
      <svg y="100%" overflow="visible">
        <HourTicks hours={night.lengthMinutes / 60} />
      </svg>
      {hours().map((minute) => (
        <text
          key={minute}
          x={x(minute)}
          y="100%"
          dy="26"
          textAnchor={minute ? "middle" : "start"}
          className={
            minute === alert.minute
              ? "text-warm"
              : minute % 360
                ? minute % 120
                  ? "max-desk:hidden"
                  : undefined
                : "text-ink"
          }
        >
          {clock(minute)}
        </text>
      ))}
      {[0, 2, 4, 6, 8, 10, 12].map((degrees) => (
        <g key={degrees} className={degrees === night.high ? "text-ink" : undefined}>
          <svg x="100%" y={y(degrees)} overflow="visible">
            <path d="M0 0h9" className="stroke-control" />
            <text x="16" dy="4.5">
              {degrees === 12 ? formatTemperature(degrees, 0) : degrees}
            </text>
          </svg>
        </g>
      ))}
    </>
  );
}

function Labels() {
  const { attended, unattended } = morning;
  const end = "100%";
  return (
    <>
      <circle cx={end} cy={y(attended.stock)} r="4" className="fill-cold" />
      <circle cx={end} cy={y(unattended.stock)} r="4" className="fill-warm-dot" />
      <circle
        cx={end}
        cy={y(unattended.air)}
        r="4"
        strokeWidth="1.5"
        className="fill-canvas stroke-warm"
      />
      <text x="0" y={y(night.low)} dy="-12" className="text-cold">
        Safe band {formatDegrees(night.low, 0)} to {formatTemperature(night.high, 0)}
      </text>
      <g textAnchor="end">
        <text x={x(door.minute)} y={y(0.6)} dx="-9" className="font-medium text-ink">
          {clock(door.minute)}
        </text>
        <text x={x(door.minute)} y={y(0.6)} dx="-9" dy="17">
          Door left ajar
        </text>
        <text x={end} dx="-14" y={y(unattended.air)} dy="-14" className="text-warm">
          Air {formatTemperature(unattended.air)}
        </text>
        <text
          x={end}
          dx="-14"
          y={y(unattended.stock)}
          dy="-32"
          className="text-heading font-medium text-warm"
        >
          Stock {formatTemperature(unattended.stock)}
        </text>
        <text x={end} dx="-14" y={y(unattended.stock)} dy="-12">
          nobody told, found at {clock(night.lengthMinutes)}
        </text>
        <text x={end} dx="-14" y={y(1.8)} dy="32" className="text-heading font-medium text-cold">
          Stock {formatTemperature(attended.stock)}
        </text>
        <text x={end} dx="-14" y={y(1.8)} dy="52">
          door closed at {clock(closed.minute)}
        </text>
      </g>
      <svg x={x(alert.minute)} y="4%" overflow="visible">
        <text x="14" y="28" className="text-lg font-medium text-warm desk:text-heading">
          {clock(alert.minute)} Alert
        </text>
        <text x="14" y="52" className="text-ink desk:text-sm">
          {room} is {formatTemperature(alert.air)}. Limit {formatTemperature(night.high, 0)}.
        </text>
        <text x="14" y="73" className="text-ink desk:text-sm">
          Above limit for {night.delayMinutes}&nbsp;min.
        </text>
      </svg>
    </>
  );
}

function Key() {
  const lines = [
    { what: "Air", when: "as it was", look: "stroke-ink" },
    { what: "Stock", when: "as it was", look: "stroke-cold" },
    { what: "Air", when: "if nobody is told", look: "stroke-warm", dashes: "6 5" },
    { what: "Stock", when: "if nobody is told", look: "stroke-warm", dashes: "1.5 4.5" },
  ];
  return (
    <ul className="grid grid-cols-[auto_auto] justify-start gap-x-10 gap-y-2 text-xs desk:flex desk:gap-x-[clamp(16px,1.8vw,26px)]">
      {lines.map(({ what, when, look, dashes }) => (
        <li key={what + when} className="flex items-center gap-2 whitespace-nowrap">
          <svg width="30" height="8" fill="none" strokeWidth="1.6" aria-hidden="true">
            <path d="M0 4H30" strokeDasharray={dashes} className={look} />
          </svg>
          <span>
            <b>{what}</b> {when}
          </span>
        </li>
      ))}
    </ul>
  );
}

function hours(): number[] {
  return Array.from({ length: night.lengthMinutes / 60 + 1 }, (_, hour) => hour * 60);
}

function every(minutes: number, draw: (minute: number) => string): string {
  return hours()
    .filter((minute) => minute % minutes === 0)
    .map(draw)
    .join("");
}

function x(minute: number): string {
  return `${+((minute / night.lengthMinutes) * 100).toFixed(2)}%`;
}

function y(degrees: number): string {
  return `${+(((HIGH - degrees) / (HIGH - LOW)) * 100).toFixed(2)}%`;
}
