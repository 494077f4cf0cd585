import { readFile } from "node:fs/promises";
import { join } from "node:path";

type DeviceFigureProps = { name: "hero" | "body"; left: number; top: number; width: number };

/** A rendering on the dark canvas, as JPEG: the image renderer reads neither AVIF nor WebP. */
export async function deviceFigure({ name, left, top, width }: DeviceFigureProps) {
  const file = await readFile(join(process.cwd(), `design/render/social/${name}.jpg`));
  return (
    // eslint-disable-next-line jsx-a11y/alt-text -- part of one picture
    <img
      src={`data:image/jpeg;base64,${file.toString("base64")}`}
      width={width}
      style={{ position: "absolute", left, top }}
    />
  );
}
