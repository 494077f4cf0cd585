// Sizes and compresses the developed masters: node encode.mjs [name ...]
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const masters = process.env.RENDER_WORK ?? join(import.meta.dirname, "out");
const images = join(import.meta.dirname, "../../public/images");

// The largest width that a picture is shown at, doubled where the file stays light.
const widths = {
  "angled-dark": [640, 960, 1600, 1920],
  "angled-light": [640, 960, 1600, 1920],
  "front-dark": [640, 960, 1280],
  "front-light": [640, 960, 1280],
  "body-dark": [640, 960, 1280],
  "body-light": [640, 960, 1280],
};
const FALLBACK_WIDTH = 960;

await mkdir(images, { recursive: true });
for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(widths)) {
  const master = sharp(join(masters, `${name}.png`));
  const sized = (width) =>
    master.clone().resize(width, null, { kernel: "lanczos3" }).toColourspace("srgb");
  for (const width of widths[name]) {
    const file = join(images, `${name}-${width}.avif`);
    const quality = width > 1000 ? 62 : 66;
    await sized(width).avif({ quality, effort: 7, chromaSubsampling: "4:4:4" }).toFile(file);
    await report(file);
  }
  const fallback = join(images, `${name}-${FALLBACK_WIDTH}.webp`);
  await sized(FALLBACK_WIDTH).webp({ quality: 76, alphaQuality: 90, effort: 6 }).toFile(fallback);
  await report(fallback);
  // For the picture shown where a page is shared, on its canvas.
  if (name !== "angled-dark") continue;
  await sized(FALLBACK_WIDTH)
    .flatten({ background: "#0b0d0e" })
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toFile(join(import.meta.dirname, "../../app/opengraph-device.jpg"));
}

async function report(file) {
  const { width, height } = await sharp(file).metadata();
  console.log(file, `${width}x${height}`, (await stat(file)).size);
}
