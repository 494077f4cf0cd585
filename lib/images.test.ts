import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { formatTemperature } from "./format";
import { imageFallback, imageSrcSet, pictures, type Picture } from "./images";
import { moments } from "./cold-room/incident";

const PHONE_WIDTH = 960;
const PHONE_BYTES = 60_000;
const LARGE_BYTES = 160_000;

const themes = ["dark", "light"] as const;
const files = Object.values(pictures).flatMap((picture: Picture) =>
  themes.flatMap((theme) =>
    imageSrcSet(picture, theme)
      .split(", ")
      .map((source) => {
        const [path = "", width = ""] = source.split(" ");
        return { path, width: Number.parseInt(width, 10) };
      }),
  ),
);

test.each(files)("$path is light enough", ({ width, path }) => {
  const { size } = statSync(join("public", path));
  expect(size).toBeLessThan(width <= PHONE_WIDTH ? PHONE_BYTES : LARGE_BYTES);
});

test("every stored file is used", () => {
  const used = Object.values(pictures).flatMap((picture) =>
    themes.map((theme) => imageFallback(picture, theme)),
  );
  const known = new Set([...used, ...files.map(({ path }) => path)]);
  const stored = readdirSync("public/images").map((name) => `/images/${name}`);
  expect(stored.filter((path) => !known.has(path))).toEqual([]);
});

test("the description of the angled picture states the temperature in the picture", () => {
  expect(pictures.angled.alt).toContain(formatTemperature(moments.alerted.air));
});
