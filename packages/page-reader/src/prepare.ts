import { tidyAnnotations } from "./annotations.ts";
import { openShadows } from "./shadow.ts";
import { removeInvisible } from "./visible.ts";

/** Leaves of a document what a reader of the page sees as its words. Changes the document. */
export function prepare(document: Document): void {
  openShadows(document);
  removeInvisible(document);
  tidyAnnotations(document);
}
