import { readFileSync } from "node:fs";
import { themeColors } from "@/lib/site";

const css = readFileSync("app/styles/tokens.css", "utf8");
const light = tokens(/:root,[^{]*\{([^}]*)\}/);
const dark = tokens(/\.dark \{([^}]*)\}/);

test.each([
  ["light", light],
  ["dark", dark],
])("controls and the focus ring have a contrast of 3 to 1 in the %s theme", (_, theme) => {
  for (const ground of ["canvas", "surface"]) {
    for (const part of ["control", "focus"]) {
      expect(contrast(theme, part, ground)).toBeGreaterThanOrEqual(3);
    }
  }
  expect(contrast(theme, "canvas", "hover")).toBeGreaterThanOrEqual(4.5);
});

test("text has a contrast of 4.5 to 1 on the morning sky", () => {
  const theme = { ...light, ...tokens(/^\.dawn \{([^}]*)\}/m) };
  const [dawn = ""] =
    /@utility dawn [^}]*/.exec(readFileSync("app/styles/utilities.css", "utf8")) ?? [];
  const sky = dawn.match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(sky.length).toBeGreaterThan(2);
  const weak = sky.flatMap((ground) =>
    ["ink", "body", "muted"].filter((text) => contrast({ ...theme, ground }, text, "ground") < 4.5),
  );
  expect(weak).toEqual([]);
});

test("both themes define the same tokens", () => {
  expect(Object.keys(light)).toContain("canvas");
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

test("the theme colours equal the canvas of the page", () => {
  expect(themeColors).toEqual({ dark: dark.canvas, light: light.canvas });
});

// These files cannot use the style sheet.
test.each(["app/icon.svg", "app/opengraph-image.tsx", "lib/quotation/quotation-email.ts"])(
  "%s uses colours of the themes only",
  (file) => {
    const colours = readFileSync(file, "utf8").match(/#[0-9a-f]{6}\b/g) ?? [];
    const known = [...Object.values(light), ...Object.values(dark)];
    expect(colours.length).toBeGreaterThan(0);
    expect(colours.filter((colour) => !known.includes(colour))).toEqual([]);
  },
);

function tokens(block: RegExp): Record<string, string> {
  const declarations = block.exec(css)?.[1] ?? "";
  return Object.fromEntries(
    [...declarations.matchAll(/--([\w-]+): (#\w{6})/g)].map(([, name, value]) => [name, value]),
  );
}

/** Returns the WCAG 2.2 contrast ratio, from 1 to 21. */
function contrast(theme: Record<string, string>, one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(theme[one]), luminance(theme[other])].sort(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex = ""): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
