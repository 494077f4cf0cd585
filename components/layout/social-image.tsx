import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { company } from "@/lib/site";
import { Logo } from "@/components/ui/icon";

type SocialImageWords = {
  /** The lines of the headline, at most three. */
  title: string[];
  subtitle: string;
  price?: string;
};

/**
 * Returns what an `opengraph-image.tsx` exports: the preview image of a shared link, with a headline beside the device.
 * The image is rendered at build time. Its code repeats colours of the dark theme, because the image renderer does not
 * support style sheets.
 */
export function socialImage(words: SocialImageWords) {
  return { alt: words.title.join(" "), size, draw: () => draw(words) };
}

const size = { width: 1200, height: 630 };

async function draw({ title, subtitle, price }: SocialImageWords) {
  const font = await readFile(
    "node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff",
  );
  // A JPEG with the canvas colour as background. The image renderer reads neither AVIF nor WebP.
  const device = await readFile("components/layout/device.jpg", "base64");
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
