import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { Logo } from "@/components/ui/icon";
import { formatPrice, HEADLINE_PRICE } from "@/lib/pricing";
import { company, product } from "@/lib/site";

export const alt = product.headline.join(" ");
export const size = { width: 1200, height: 630 };

/**
 * The preview picture of every shared link, rendered at build time. Its code repeats colours of the dark theme, because
 * the renderer does not support style sheets. It reads neither AVIF nor WebP.
 */
export default async function openGraphImage() {
  const font = await readFile(
    "node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff",
  );
  const device = await readFile("app/opengraph-device.jpg", "base64");
  return new ImageResponse(
    <div tw="flex flex-col w-full h-full px-[60px] py-[46px] bg-[#0b0d0e] text-[#f2f0ea] text-[28px]">
      <img
        src={`data:image/jpeg;base64,${device}`}
        alt=""
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
        {product.headline.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      <div tw="text-[#bdc1bf]">{`${product.name} watches all night`}</div>
      <div tw="mt-2 text-[#83d3d8]">{`${product.name}: ${formatPrice(HEADLINE_PRICE)}`}</div>
    </div>,
    { ...size, fonts: [{ name: "Instrument Sans", data: font, weight: 500 }] },
  );
}
