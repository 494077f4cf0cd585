/** Every page that a visitor can reach by a link, and the results of a form posted without a script. */
export const pages = [
  "/",
  "/iot",
  "/iot/tempguard",
  "/pricing",
  "/demo",
  "/contact-us",
  "/contact-us/sent",
  "/contact-us/not-sent",
  "/privacy",
];

export const themes = ["dark", "light"] as const;
