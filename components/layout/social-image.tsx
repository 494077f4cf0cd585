import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { Logo } from "@/components/layout/logo";
import { company } from "@/lib/site";

type SocialImageProps = {
  /** A line each, at most three. */
  title: string[];
  subtitle: string;
  price?: string;
};

export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

/** The dark theme's tokens: the image renderer knows no style sheet. */
const ink = { canvas: "#0b0d0e", text: "#f2f0ea", body: "#bdc1bf", cold: "#83d3d8" };

/** The picture shown where a page is shared: its headline beside the device. Drawn at build time. */
export async function socialImage(props: SocialImageProps) {
  const font = await readFile(
    join(
      process.cwd(),
      "node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff",
    ),
  );
  // A JPEG on the same canvas: the image renderer reads neither AVIF nor WebP.
  const device = await readFile(join(process.cwd(), "design/render/device.jpg"), "base64");
  return new ImageResponse(<SocialImage {...props} device={`data:image/jpeg;base64,${device}`} />, {
    ...size,
    fonts: [{ name: "Instrument Sans", data: font, weight: 500 }],
  });
}

function SocialImage({ title, subtitle, price, device }: SocialImageProps & { device: string }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: "46px 60px",
        background: ink.canvas,
        color: ink.text,
        fontFamily: "Instrument Sans",
        fontSize: 28,
      }}
    >
      {/* eslint-disable-next-line jsx-a11y/alt-text -- part of one picture */}
      <img src={device} width={716} style={{ position: "absolute", left: 500, top: 50 }} />
      <div style={{ display: "flex", alignItems: "center", gap: 14 }}>
        <Logo />
        {company.name}
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          margin: "60px 0 24px",
          fontSize: 76,
          lineHeight: 1.02,
          letterSpacing: "-0.03em",
        }}
      >
        {title.map((words) => (
          <div key={words}>{words}</div>
        ))}
      </div>
      <div style={{ color: ink.body }}>{subtitle}</div>
      {price && <div style={{ marginTop: "auto", fontSize: 40, color: ink.cold }}>{price}</div>}
    </div>
  );
}
