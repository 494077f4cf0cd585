import * as site from "../../lib/site";

/** Every page of the site, with the results of a form posted without JavaScript. */
export const pages: string[] = site.pages.map(({ path }) => path);

export const indexedPages: string[] = site.indexedPages.map(({ path }) => path);

export const themes = ["dark", "light"] as const;
