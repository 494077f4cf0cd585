import { env } from "./env";
import { phoneHref } from "./format";

const { COMPANY_NAME, CONTACT_PHONE, APP_URL, SITE_URL } = env();

export const company = {
  name: COMPANY_NAME,
  phone: CONTACT_PHONE,
  phoneHref: phoneHref(CONTACT_PHONE) ?? "",
  description:
    "A startup building smart solutions, automation systems and robotics platforms for industrial and educational use.",
};

export const siteUrl = SITE_URL;
export const appUrl = APP_URL;

export const product = {
  name: "Temp Guard",
  /** The lines of the home page's headline and of its sharing image. */
  headline: ["Hear about it", "while the stock", "is still cold."],
  description:
    "A cold-storage temperature monitor: a sensor in the cold room, a cloud platform that watches every reading, and a mobile web app.",
};

/** The colour of the browser's own UI in each theme: `--canvas` of `app/styles/tokens.css`. */
export const themeColors = { dark: "#0b0d0e", light: "#f4f3ee" };
