import { parse } from "content-type";
import { unmarkedUtf16 } from "./charset.ts";
import { PageError } from "./errors.ts";

export type PageKind = "html" | "text";

const KINDS: Readonly<Record<string, PageKind>> = { "text/html": "html", "application/xhtml+xml": "html", "text/plain": "text" };
const NEITHER = "That address isn’t a web page or plain text.";
const PDF = "That address is a PDF, which can’t be read here. Open it, then copy and paste its text.";
const FEED = "That address is a feed of several texts. Use the address of one of them.";
/** What a visitor does about it depends on what is there. The first that fits is said. */
const OTHERS: readonly [RegExp, string][] = [
  [/^application\/(?:x-)?pdf$/, PDF],
  [/^application\/(?:rss|atom|rdf|feed)\+(?:xml|json)$/, FEED],
  [/^(?:image|audio|video)\//, "That address is a picture, audio or video, with no text to read."],
  [/[/+](?:xml|json)$/, "That address is data for programs. Use the address of the page that shows it, or copy and paste the text."],
];

const refused = (message: string) => new PageError("page-type", message);

const IS_TYPE = /^[^\s/*]+\/[^\s/*]+$/;

/**
 * The type of a header that a program and the server before it may both have sent, as browsers take it (Fetch, "extract a MIME type"): the last that is one;
 * a charset that was told before holds on while the type stays the same.
 */
function lastType(header: string): { type: string; charset: string | undefined } {
  let last: { type: string; charset: string | undefined } = { type: "", charset: undefined };
  for (let start = 0; start <= header.length;) {
    const { type, parameters, index } = parse(header, { comma: true, start });
    start = index + 1;
    if (IS_TYPE.test(type)) last = { type, charset: parameters["charset"] ?? (type === last.type ? last.charset : undefined) };
  }
  return last;
}

/** What a Content-Type header announces. Throws PageError "page-type" for anything but HTML and plain text. */
export function typeOf(header: string): { kind: PageKind; charset: string | undefined } {
  const { type, charset } = lastType(header);
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (kind === undefined) throw refused(OTHERS.find(([form]) => form.test(type))?.[1] ?? NEITHER);
  return { kind, charset };
}

const SAMPLE_BYTES = 65_536;
const PDF_MARK = "%PDF-";
/** Beginnings of files that some servers call text/html: gzip, the old and the new office formats. PNG and others hold zero bytes. */
const FILE_MARKS = ["\x1f\x8b", "PK\x03\x04", "\xd0\xcf\x11\xe0", "\x89PNG", "\xff\xd8\xff", "GIF8"];

/** Refuses a body that is no text, whatever its type says. Throws PageError "page-type". */
export function refuseBinary(bytes: Buffer, charset: string | undefined): void {
  const head = bytes.subarray(0, 8).toString("latin1");
  if (head.startsWith(PDF_MARK)) throw refused(PDF);
  if (FILE_MARKS.some((mark) => head.startsWith(mark))) throw refused(NEITHER);
  const wide = /^utf-?(?:16|32)/i.test(charset ?? "") || head.startsWith("\xff\xfe") || head.startsWith("\xfe\xff");
  if (!wide && unmarkedUtf16(bytes) === null && bytes.subarray(0, SAMPLE_BYTES).includes(0)) throw refused(NEITHER);
}

const HEAD_CHARS = 2_000;
const BEGINS_FEED = /^\s*(?:<(?:\?xml\b[^>]*|!--[^>]*)>\s*)*<(?:rss|feed|rdf:RDF)[\s>]/i;

/** Refuses a feed that calls itself a page: its texts stand in it as data. Throws PageError "page-type". */
export function refuseFeed(source: string): void {
  if (BEGINS_FEED.test(source.slice(0, HEAD_CHARS))) throw refused(FEED);
}
