import { extract } from "../src/extract.ts";

export const LIMITS = { depth: 200, elements: 100_000 };

/** So many paragraphs of running text. */
export const filler = (count = 6): string =>
  Array.from({ length: count }, (_, i) => `<p>Sentence number ${i + 1} of the article, long enough to count as running text, with a comma or two.</p>`).join(
    "",
  );

/** What is read of a page with this body; its title names a headline and the site. */
export const textOf = (inside: string): string =>
  extract(`<!doctype html><html lang="en"><head><title>A headline - The Paper</title></head><body>${inside}</body></html>`, LIMITS).text;
