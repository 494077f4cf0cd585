// What is lit on the device's face at the night's alert, as a page of 2052 x 2052 pixels. Numbers and trace come from the
// simulated night. develop.py lays it over the unlit rendering `angled`.
import { linePath } from "../../components/charts/plot";
import { formatDegrees } from "../../lib/format";
import { moments, incident } from "../../lib/cold-room/incident";

const WINDOW = 4 * 60;

const now = moments.alerted.minute;
const shown = incident.attended.filter(({ minute }) => minute >= now - WINDOW && minute <= now);
const last = shown.at(-1);
if (!last) throw new RangeError("The night has no alert");

const x = (minute: number) => 100 + ((minute - now + WINDOW) / WINDOW) * 1300;
const y = (degrees: number) => 816 + (incident.high - degrees) * 42;
const trace = linePath(
  shown.map(({ minute, air }) => ({ minute: x(minute), height: -y(air) })),
  ({ height }) => height,
  2,
);

console.log(`<!doctype html>
<meta charset="utf-8">
<title>Face</title>
<style>
  @font-face {
    font-family: "Instrument Sans";
    src: url(../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2);
    font-weight: 400 700;
  }
  body { margin: 0; background: #000; overflow: hidden; }
  text { font: 500 80px "Instrument Sans"; }
  .reading { font-size: 440px; letter-spacing: 0; font-kerning: none; }
  .unit { font-size: 172px; letter-spacing: 0; }
</style>
<svg width="2052" height="2052" fill="none" stroke-linejoin="round">
  <filter id="near" x="-4" y="-8" width="9" height="17"><feGaussianBlur stdDeviation="30"/></filter>
  <filter id="far" x="-4" y="-20" width="9" height="41"><feGaussianBlur stdDeviation="92"/></filter>
  <filter id="core"><feGaussianBlur stdDeviation="6"/></filter>
  <clipPath id="above"><path d="M0 0H1500V${y(incident.high)}H0Z"/></clipPath>
  <svg x="276" y="257" width="1500" height="1140">
    <text x="100" y="150" fill="#bdc1bf">Walk-in chiller</text>
    <text x="1400" y="150" text-anchor="end" fill="#ff7a57">Alert</text>
    <text x="92" y="580" fill="#ff7a57" class="reading">${formatDegrees(last.air)}<tspan
      class="unit" dx="24" dy="-176" fill="#bdc1bf">°C</tspan></text>
    <path d="M100 ${y(incident.high)}H1400V${y(incident.low)}H100Z" fill="#0b2429"/>
    <path d="M100 ${y(incident.high)}H1400M100 ${y(incident.low)}H1400" stroke="#2d6a70" stroke-width="4"/>
    <path d="${trace}" stroke="#83d3d8" stroke-width="11"/>
    <path d="${trace}" stroke="#ff7a57" stroke-width="11" clip-path="url(#above)"/>
    <circle cx="${x(now)}" cy="${y(last.air)}" r="19" fill="#f2f0ea"/>
  </svg>
  <g fill="#ff6a35">
    <rect x="1547" y="1622" width="329" height="135" rx="67" filter="url(#far)" opacity=".8"/>
    <rect x="1567" y="1657" width="289" height="65" rx="32" filter="url(#near)" opacity=".6"/>
    <rect x="1587" y="1672" width="249" height="35" rx="17" fill="#ff7a4d"/>
    <rect x="1599" y="1682" width="225" height="15" rx="7" fill="#ffb594" filter="url(#core)" opacity=".8"/>
  </g>
</svg>`);
