import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReactNode } from "react";
import { ImageResponse } from "next/og";
import { company } from "@/lib/site";
import { Logo } from "@/components/layout/logo";

export const socialImageSize = { width: 1200, height: 630 };

/** The dark theme's tokens: the image renderer knows no style sheet. */
export const ink = {
  canvas: "#0b0d0e",
  text: "#f2f0ea",
  body: "#bdc1bf",
  line: "#3c4346",
  band: "#0f2124",
  bandEdge: "#2f5a5f",
  cold: "#83d3d8",
  warm: "#ff7a57",
};

type SocialImageProps = {
  /** A line each. */
  title: string[];
  titleSize?: number;
  subtitle: string;
  /** Drawn over the whole picture; keep clear of the words, at the upper left. */
  children: ReactNode;
};

/** The picture shown where a page is shared. Drawn at build time. */
export async function socialImage(props: SocialImageProps) {
  const fontFile =
    "node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff";
  const font = await readFile(join(process.cwd(), fontFile));
  return new ImageResponse(<SocialImage {...props} />, {
    ...socialImageSize,
    fonts: [{ name: "Instrument Sans", data: font, weight: 500 }],
  });
}

function SocialImage({ title, titleSize = 76, subtitle, children }: SocialImageProps) {
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
      }}
    >
      <div style={{ display: "flex", position: "absolute", left: 0, top: 0, ...socialImageSize }}>
        {children}
      </div>
      <div style={{ display: "flex", alignItems: "center", gap: 14, fontSize: 28 }}>
        <Logo />
        {company.name}
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          marginTop: 34,
          fontSize: titleSize,
          lineHeight: 1.02,
          letterSpacing: "-0.03em",
        }}
      >
        {title.map((words) => (
          <div key={words}>{words}</div>
        ))}
      </div>
      <div style={{ display: "flex", marginTop: 20, fontSize: 28, color: ink.body }}>
        {subtitle}
      </div>
    </div>
  );
}
