import { memo, useId } from "react";
import { formatDegrees, formatTemperature } from "@/lib/format";
import { pictures } from "@/lib/images";
import { moments, incident } from "@/lib/cold-room/incident";
import { type Night, readingsUntil, stateAt } from "@/lib/cold-room/night";
import { Dot, PlotArea, TemperatureLine } from "@/components/charts/marks";
import { linePath, plot } from "@/components/charts/plot";
import { ProductPicture } from "./product-picture";
import { statusColors } from "@/components/ui/status-colors";

/** Five minutes before the door is opened. The reading is within the limits. */
const QUIET_MINUTE = moments.doorOpened.minute - 5;

type DeviceFrontProps = { sizes: string; isFirst?: boolean; night?: Night; minute?: number };

/** The front of the device, by default with its display before the incident. */
export function DeviceFront({
  night = incident.attended,
  minute = QUIET_MINUTE,
  ...picture
}: DeviceFrontProps) {
  return (
    <>
      <i className="device-face-front device-placeholder" />
      <ProductPicture picture={pictures.front} {...picture} className="relative w-full" />
      <DeviceFace night={night} minute={minute} className="device-face-front" />
    </>
  );
}

/** The time that the display's chart covers, in minutes. */
const WINDOW = 240;

/** The upper end of the display's scale, above every reading of the night. */
const HIGHEST = Math.ceil(Math.max(...incident.unattended.map(({ air }) => air)));

type DeviceFaceProps = { night: Night; minute: number; className: string };

/**
 * The lit parts of the device, drawn over a rendering with a blank display: the display and the status light. The
 * square is the front of the housing, 2052 units wide, as in `design/render/face.ts`.
 */
export const DeviceFace = memo(function DeviceFace(props: DeviceFaceProps) {
  const { night, minute, className } = props;
  const { last, condition } = stateAt(night, minute);
  const { status } = condition;
  const isWithin = status === "within";
  const color = isWithin ? "text-cold" : statusColors[status];
  const windowPlot = plot([last.minute - WINDOW, last.minute], [incident.low, HIGHEST]);
  const shown = readingsUntil(night, minute).filter((at) => at.minute >= windowPlot.from);
  return (
    <svg
      viewBox="0 0 2052 2052"
      role="img"
      aria-label={`On its display: ${incident.name} ${formatTemperature(last.air)}, ${statusWords[status]}`}
      className={`device-face ${color} ${className}`}
    >
      <text x="376" y="407" fontSize="80" className="text-body">
        {incident.name}
      </text>
      <text x="1676" y="407" textAnchor="end" fontSize="80">
        {statusWords[status]}
      </text>
      <text
        x="368"
        y="837"
        fontSize="440"
        letterSpacing=".01em"
        className={isWithin ? statusColors.within : undefined}
      >
        <tspan>{formatDegrees(last.air)}</tspan>
        <tspan dx="24" dy="-176" fontSize="172" letterSpacing="0" className="text-body">
          °C
        </tspan>
      </text>
      <svg x="376" y="905" width="1300" height="396" overflow="visible">
        <PlotArea plot={windowPlot} limits={[incident.low, incident.high]}>
          <TemperatureLine
            d={linePath(shown, ({ air }) => air)}
            variant="cold"
            beyond={isWithin ? undefined : color}
          />
        </PlotArea>
        <Dot at={windowPlot.air(last)} r={19} />
      </svg>
      <Light />
    </svg>
  );
});

const statusWords = { within: "Normal", exceeded: "Above limit", alert: "Alert" };

/** The status light: a bar with a glow around it. */
function Light() {
  const [far, near] = [useId(), useId()];
  return (
    <g fill="currentColor">
      <filter id={far} x="-2" y="-4" width="5" height="9">
        <feGaussianBlur stdDeviation="80" />
      </filter>
      <filter id={near} x="-1" y="-2" width="3" height="5">
        <feGaussianBlur stdDeviation="26" />
      </filter>
      <rect
        x="1547"
        y="1622"
        width="329"
        height="135"
        rx="67"
        opacity=".4"
        filter={`url(#${far})`}
      />
      <rect
        x="1567"
        y="1657"
        width="289"
        height="65"
        rx="32"
        opacity=".7"
        filter={`url(#${near})`}
      />
      <rect x="1587" y="1672" width="249" height="35" rx="17" />
      <rect x="1599" y="1682" width="225" height="15" rx="7" fill="#fff" opacity=".55" />
    </g>
  );
}
