import * as site from "../../lib/site";

/** Every page that a visitor can reach by a link, and the results of a form posted without a script. */
export const pages: string[] = site.pages.map(({ path }) => path);

export const indexedPages: string[] = site.indexedPages.map(({ path }) => path);

export const themes = ["dark", "light"] as const;
