/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imagePath, imageSrcSet, pictures, type Picture } from "./images";

const PHONE_WIDTH = 800;
const PHONE_BYTES = 60_000;
const LARGE_BYTES = 160_000;

const files = Object.values(pictures).flatMap((picture: Picture) =>
  picture.widths.flatMap((width) =>
    (["dark", "light"] as const).flatMap((theme) =>
      (["avif", "webp"] as const).map((format) => ({
        picture,
        width,
        format,
        path: imagePath(picture, width, format, theme),
      })),
    ),
  ),
);

test.each(files)("$path has the stated size", ({ picture, width, format, path }) => {
  const file = readFileSync(join("public", path));
  const size = format === "avif" ? avifSize(file) : webpSize(file);
  expect(size.width).toBe(width);
  expect(Math.abs(size.height - (width * picture.height) / picture.width)).toBeLessThanOrEqual(1);
});

test.each(files.filter(({ format }) => format === "avif"))(
  "$path is light enough",
  ({ width, path }) => {
    const { length } = readFileSync(join("public", path));
    expect(length).toBeLessThan(width <= PHONE_WIDTH ? PHONE_BYTES : LARGE_BYTES);
  },
);

test("the largest file has the intrinsic width", () => {
  for (const { width, widths } of Object.values(pictures)) expect(Math.max(...widths)).toBe(width);
});

test("a source set names each width, for the theme where there are two", () => {
  expect(imageSrcSet(pictures.room, "avif", "light")).toBe(
    "/images/room-640.avif 640w, /images/room-960.avif 960w, /images/room-1600.avif 1600w",
  );
  expect(imageSrcSet(pictures.front, "webp", "dark")).toContain("/images/front-dark-640.webp 640w");
});

function avifSize(file: Buffer) {
  const box = file.indexOf("ispe");
  return { width: file.readUInt32BE(box + 8), height: file.readUInt32BE(box + 12) };
}

function webpSize(file: Buffer) {
  return file.toString("latin1", 12, 16) === "VP8X"
    ? { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
    : { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
}
