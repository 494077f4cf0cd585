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

/**
 * The picture shown where a page is shared: its headline beside the device. Drawn at build time in the dark theme's
 * colours, as the image renderer knows no style sheet.
 */
export async function socialImage({ title, subtitle, price }: SocialImageProps) {
  const font = await readFile(
    join(
      process.cwd(),
      "node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff",
    ),
  );
  // A JPEG on the same canvas: the image renderer reads neither AVIF nor WebP.
  const device = await readFile(join(process.cwd(), "design/render/device.jpg"), "base64");
  return new ImageResponse(
    <div tw="flex flex-col w-full h-full px-[60px] py-[46px] bg-[#0b0d0e] text-[#f2f0ea] text-[28px]">
      {/* eslint-disable-next-line jsx-a11y/alt-text -- part of one picture */}
      <img
        src={`data:image/jpeg;base64,${device}`}
        width={716}
        tw="absolute left-[500px] top-[50px]"
      />
      <div tw="flex items-center" style={{ gap: 14 }}>
        <Logo />
        {company.name}
      </div>
      <div
        tw="flex flex-col mt-[60px] mb-6 text-[76px]"
        style={{ lineHeight: 1.02, letterSpacing: "-0.03em" }}
      >
        {title.map((words) => (
          <div key={words}>{words}</div>
        ))}
      </div>
      <div tw="text-[#bdc1bf]">{subtitle}</div>
      {price && <div tw="mt-auto text-[40px] text-[#83d3d8]">{price}</div>}
    </div>,
    { ...size, fonts: [{ name: "Instrument Sans", data: font, weight: 500 }] },
  );
}
