import { withoutLoneSurrogates } from "../lib/lone-surrogates.ts";
import { MAX_SHARED_CHARS, PLAIN_PREFIX } from "../lib/share-link.ts";
import type { SharedFile } from "../lib/shared-file.ts";

/** Where other apps send what is shared (share_target in manifest.webmanifest). */
export const SHARE_PATH = "/analyze";

/** In the order of their worth. A text that ends in its address is kept whole; some apps put an address alone where the text belongs. */
const FIELDS = ["text", "url", "title"];
const FILES = "files";

function textOf(fields: FormData): string {
  const text = FIELDS.map((name) => fields.get(name)).find((value) => typeof value === "string" && value.trim() !== "");
  return typeof text === "string" ? text : "";
}

/** The first file of what was shared, such as a screenshot, with the words beside it; null where there is none. A title names the file and says nothing. */
export function fileOfShared(fields: FormData): SharedFile | null {
  const [file, ...others] = fields.getAll(FILES).filter((value) => typeof value !== "string" && value.size > 0) as File[];
  const words = fields.get("text");
  return file ? { file, words: typeof words === "string" ? words.trim() : "", others: others.length } : null;
}

/** The analyzer with what was shared behind the #, where no server sees it. Cut at MAX_SHARED_CHARS; the analyzer says what it does not read. */
export function addressOfShared(fields: FormData): string {
  const text = textOf(fields);
  if (text === "") return SHARE_PATH;
  return SHARE_PATH + PLAIN_PREFIX + encodeURIComponent(withoutLoneSurrogates(text.slice(0, MAX_SHARED_CHARS)));
}
