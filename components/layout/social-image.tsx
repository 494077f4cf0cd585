import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { company } from "@/lib/site";
import { Logo } from "@/components/ui/icon";

type SocialImageProps = {
  /** The lines of the headline, at most three. */
  title: string[];
  subtitle: string;
  price?: string;
  /** Drawn behind the words, by default the device with an alert. */
  picture?: () => Promise<ReactElement> | ReactElement;
};

/**
 * Returns what an `opengraph-image.tsx` exports: the preview image of a shared link, with a headline and a picture. The
 * image is rendered at build time. Its code repeats colours of the dark theme, because the image renderer does not
 * support style sheets.
 */
export function socialImage(props: SocialImageProps) {
  return { alt: props.title.join(" "), size, draw: () => draw(props) };
}

const size = { width: 1200, height: 630 };

async function draw({ title, subtitle, price, picture = devicePicture }: SocialImageProps) {
  const font = await readFile(
    "node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff",
  );
  return new ImageResponse(
    <div tw="flex flex-col w-full h-full px-[60px] py-[46px] bg-[#0b0d0e] text-[#f2f0ea] text-[28px]">
      {await picture()}
      <div tw="flex items-center" style={{ gap: 14 }}>
        <Logo />
        {company.name}
      </div>
      <div
        tw={`flex flex-col mb-6 ${title.length > 2 ? "mt-[60px] text-[76px]" : "mt-[44px] text-[68px]"}`}
        style={{ lineHeight: 1.02, letterSpacing: "-0.03em" }}
      >
        {title.map((words) => (
          <div key={words}>{words}</div>
        ))}
      </div>
      <div tw="text-[#bdc1bf]">{subtitle}</div>
      {price && <div tw="mt-2 text-[#83d3d8]">{price}</div>}
    </div>,
    { ...size, fonts: [{ name: "Instrument Sans", data: font, weight: 500 }] },
  );
}

async function devicePicture() {
  return (
    <img src={await readJpeg("device")} alt="" width={716} tw="absolute left-[500px] top-[50px]" />
  );
}

/** Reads a picture on the canvas colour. The image renderer reads neither AVIF nor WebP. */
export async function readJpeg(name: "device" | "housing"): Promise<string> {
  return `data:image/jpeg;base64,${await readFile(`components/layout/${name}.jpg`, "base64")}`;
}
