import { Parser } from "htmlparser2";
import { PageError } from "./errors.ts";

/** Bytes parsed between two looks at the counters, so that a bomb of tags is left early. */
const SLICE_CHARS = 65_536;

const tooComplex = () => new PageError("page-too-complex", "That page can’t be read safely because of the way it’s built. Copy and paste the text instead.");

/**
 * Counts depth and elements with a streaming parser, before a document is built: building takes quadratic time on deep nesting.
 * Throws PageError "page-too-complex".
 */
export function checkShape(html: string, limits: { depth: number; elements: number }): void {
  let depth = 0;
  let elements = 0;
  let over = false;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      elements += 1;
      if (depth > limits.depth || elements > limits.elements) over = true;
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  for (let at = 0; at < html.length; at += SLICE_CHARS) {
    parser.write(html.slice(at, at + SLICE_CHARS));
    if (over) throw tooComplex();
  }
  parser.end();
  if (over) throw tooComplex();
}
