import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pages } from "./pages";

test("lists every page of the app folder", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const pageFiles = files.filter((file) => /(?:^|\/)page\.tsx$/.test(file));
  const paths = pageFiles.map((file) => join("/", dirname(file)));
  expect(pages.map(({ path }) => path).sort()).toEqual(paths.sort());
});
