import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { line } from "d3-shape";
import { ImageResponse } from "next/og";
import { company } from "@/lib/site";
import { Logo } from "./logo";
import { closed, night } from "@/components/charts/night-data";

export const socialImageSize = { width: 1200, height: 630 };

/** The picture shown where a page is shared: its headline over the night's trace. Drawn at build time. */
export async function socialImage(title: string, subtitle: string) {
  const fontFile =
    "node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff";
  const font = await readFile(join(process.cwd(), fontFile));
  return new ImageResponse(<SocialImage title={title} subtitle={subtitle} />, {
    ...socialImageSize,
    fonts: [{ name: "Instrument Sans", data: font, weight: 500 }],
  });
}

// The image renderer takes inline styles only; the colours are the dark theme's tokens.
function SocialImage({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: "48px 60px",
        background: "#0b0d0e",
        color: "#f2f0ea",
        fontFamily: "Instrument Sans",
      }}
    >
      <Trace />
      <div style={{ display: "flex", alignItems: "center", gap: 16, fontSize: 30 }}>
        <Logo />
        {company.name}
      </div>
      <div
        style={{
          display: "flex",
          marginTop: 48,
          maxWidth: 900,
          fontSize: 84,
          lineHeight: 1.02,
          letterSpacing: "-0.03em",
        }}
      >
        {title}
      </div>
      <div style={{ display: "flex", marginTop: 22, fontSize: 30, color: "#bdc1bf" }}>
        {subtitle}
      </div>
    </div>
  );
}

function Trace() {
  const { width, height } = socialImageSize;
  const x = (minute: number) => (minute / night.lengthMinutes) * width;
  const y = (degrees: number) => height - 70 - degrees * 44;
  const path = (samples: typeof night.attended) =>
    line<(typeof night.attended)[number]>()
      .x(({ minute }) => x(minute))
      .y(({ air }) => y(air))
      .digits(1)(samples) ?? "";
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      style={{ position: "absolute", left: 0, top: 0 }}
    >
      <path d={`M0 ${y(night.high)}H${width}V${y(night.low)}H0Z`} fill="#0f2124" />
      <path d={`M0 ${y(night.high)}H${width}M0 ${y(night.low)}H${width}`} stroke="#2f5a5f" />
      <path
        d={path(
          night.unattended.filter(({ minute }) => minute >= closed.minute && minute % 20 === 0),
        )}
        stroke="#ff7a57"
        strokeWidth="3"
        strokeDasharray="12 10"
      />
      <path d={path(night.attended)} stroke="#f2f0ea" strokeWidth="3" strokeLinejoin="round" />
    </svg>
  );
}
