import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { company } from "@/lib/site";
import { Mark } from "./mark";

export const socialImageSize = { width: 1200, height: 630 };

/** The picture shown where a page is shared: its headline over a night's trace. Drawn at build time. */
export async function socialImage(title: string, line: string) {
  const fontFile =
    "node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff";
  const font = await readFile(join(process.cwd(), fontFile));
  return new ImageResponse(<SocialImage title={title} line={line} />, {
    ...socialImageSize,
    fonts: [{ name: "Instrument Sans", data: font, weight: 500 }],
  });
}

function SocialImage({ title, line }: { title: string; line: string }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        background: "#0b0d0e",
        color: "#f2f0ea",
        fontFamily: "Instrument Sans",
        padding: "56px 64px",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 18, fontSize: 32 }}>
        <Mark />
        {company.name}
      </div>
      <div
        style={{
          display: "flex",
          marginTop: 56,
          maxWidth: 980,
          fontSize: 92,
          lineHeight: 1,
          letterSpacing: "-0.03em",
        }}
      >
        {title}
      </div>
      <div style={{ display: "flex", marginTop: 28, fontSize: 34, color: "#bdc1bf" }}>{line}</div>
    </div>
  );
}
