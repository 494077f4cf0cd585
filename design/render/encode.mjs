// Sizes and compresses the developed masters: node encode.mjs [name ...]
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const masters = process.env.RENDER_WORK ?? join(import.meta.dirname, "out");
const images = join(import.meta.dirname, "../../public/images");

const widths = {
  "hero-dark": [640, 960, 1600, 2400],
  "hero-light": [640, 960, 1600, 2400],
  "front-dark": [640, 960, 1280],
  "front-light": [640, 960, 1280],
  probe: [640, 960, 1600],
  room: [640, 960, 1600],
};

await mkdir(images, { recursive: true });
for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(widths)) {
  const master = sharp(join(masters, `${name}.png`));
  const { width: available } = await master.metadata();
  for (const width of widths[name]) {
    if (width > available) continue;
    const sized = master.clone().resize(width, null, { kernel: "lanczos3" }).toColourspace("srgb");
    const quality = width > 1000 ? 66 : 70;
    const avif = join(images, `${name}-${width}.avif`);
    const webp = join(images, `${name}-${width}.webp`);
    await sized.clone().avif({ quality, effort: 7, chromaSubsampling: "4:4:4" }).toFile(avif);
    await sized
      .clone()
      .webp({ quality: quality + 16, alphaQuality: 92, effort: 6 })
      .toFile(webp);
    const { height } = await sharp(avif).metadata();
    console.log(
      avif,
      `${width}x${height}`,
      (await stat(avif)).size,
      "webp",
      (await stat(webp)).size,
    );
  }
}
