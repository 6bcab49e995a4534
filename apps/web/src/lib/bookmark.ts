import { INPUT_CAP_CHARS } from "@candor/engine/policy";
import { PLAIN_PREFIX } from "./share-link.ts";

/**
 * The address of a bookmark that opens the analyzer with what is selected on the page it is pressed on, or else with that page's address.
 * It is a `javascript:` address because only such a bookmark sees the selection. The text goes into the fragment, so that no server is sent it.
 *
 * @param origin of this site, as `location.origin` gives it
 */
export function bookmarkAddress(origin: string): string {
  const target = JSON.stringify(`${origin}/analyze${PLAIN_PREFIX}`);
  // A lone surrogate, from a cut in an emoji, would make encodeURIComponent throw.
  const text = `(String(getSelection()).trim()||location.href).slice(0,${INPUT_CAP_CHARS}).replace(/\\p{Surrogate}/gu,"")`;
  return `javascript:${encodeURIComponent(`(()=>{open(${target}+encodeURIComponent(${text}),"_blank","noopener")})()`)}`;
}
