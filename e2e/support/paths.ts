import * as site from "../../lib/site";

/** The paths of all pages, including the result pages of a form that is posted without JavaScript. */
export const paths: string[] = site.pages.map(({ path }) => path);

export const indexedPaths: string[] = site.indexedPages.map(({ path }) => path);

export const themes = ["dark", "light"] as const;
