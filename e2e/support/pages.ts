import * as site from "../../lib/site";

/** The paths of all pages, including the result pages of a form that is posted without JavaScript. */
export const pages: string[] = site.pages.map(({ path }) => path);

export const indexedPages: string[] = site.indexedPages.map(({ path }) => path);

export const themes = ["dark", "light"] as const;
