import type { Extracted } from "./extract.ts";
import { plainText } from "./paragraphs.ts";

/** Plain text as a page is given back: it says nothing of itself. */
export const extractPlain = (source: string): Extracted => ({
  text: plainText(source),
  ...{ title: null, byline: null, siteName: null, publishedTime: null, lang: null },
});
