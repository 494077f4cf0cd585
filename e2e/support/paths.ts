import { pages } from "../../lib/pages";

/** The paths of all pages, including the result pages of a form that is posted without JavaScript. */
export const paths: string[] = pages.map(({ path }) => path);
