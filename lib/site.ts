import { phoneHref } from "./format";

/** Values that the owner replaces. A public site is not built with one of them, see `lib/start.ts`. */
export const SAMPLES = ["+960 300 0000", "https://app.example.com"];

export const phone = "+960 300 0000";
/** Never empty in a built site, see `lib/start.ts`. */
export const phoneUrl = phoneHref(phone) ?? "";

/** The application that the Login link opens. */
export const appUrl = "https://app.example.com";

export const company = {
  /** In letters that the site's font has: `scripts/subset-font.ts`. */
  name: "Raalhu Robotics",
  description:
    "A startup building smart solutions, automation systems and robotics platforms for industrial and educational use.",
  vision:
    "Machines that do the careful, repetitive work: in the cold room, on the factory floor and in the classroom.",
  mission:
    "To design automation and robotics that people can understand, use and rely on, starting with the things that must not go wrong at night.",
};

export const product = {
  name: "Temp Guard",
  /** The lines of the home page's headline and of its sharing image. */
  headline: ["Hear about it", "while the stock", "is still cold."],
  description:
    "A cold-storage temperature monitor: a sensor in the cold room, a cloud platform that watches every reading, and a mobile web app.",
};

/** The colour of the browser's own UI in each theme: `--canvas` of `app/styles/tokens.css`. */
export const themeColors = { dark: "#0b0d0e", light: "#f4f3ee" };
