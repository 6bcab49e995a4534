import { tidyAnnotations } from "./annotations.ts";
import { removeBeside } from "./beside.ts";
import { openShadows } from "./shadow.ts";
import { removeInvisible } from "./visible.ts";

/** Leaves of a document what a reader of the page sees as the words of its text. Changes the document. */
export function prepare(document: Document): void {
  openShadows(document);
  removeInvisible(document);
  removeBeside(document);
  tidyAnnotations(document);
}
