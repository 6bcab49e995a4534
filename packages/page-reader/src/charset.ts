import iconv from "iconv-lite";

/** Bytes in which a page may name its own charset. Browsers look at 1,024; some pages put scripts before it. */
const PRESCAN_BYTES = 4_096;
const META = /<meta\s[^>]*?charset\s*=\s*["']?([\w.:-]+)/i;
const XML = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i;

/** Charsets in which no letter is one byte, by all their names. */
const WIDE = /^(?:utf-?(?:16|32)|(?:iso-10646-)?ucs-?[24]|(?:cs)?unicode)/i;

const fromBom = (bytes: Buffer): string | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return null;
};

const SNIFFED_BYTES = 512;
/** Shares of the units looked at: letters of ASCII in one order of bytes, and zeros in the other place, as some letters of other scripts bring them. */
const LEAST_ASCII = 0.5;
const MOST_ZEROS = 0.05;
const isAscii = (byte: number | undefined): boolean => byte !== undefined && ((byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d));

/** UTF-16 without its mark, told by the zero that each letter of ASCII brings, always in the same place. Null for anything else. */
export function unmarkedUtf16(bytes: Buffer): "utf-16le" | "utf-16be" | null {
  const head = bytes.subarray(0, Math.min(bytes.length & ~1, SNIFFED_BYTES));
  const units = head.length / 2;
  const pairs = Array.from({ length: units }, (_, at) => [head[2 * at], head[2 * at + 1]] as const);
  const share = (is: (pair: readonly [number | undefined, number | undefined]) => boolean) => pairs.filter(is).length / units;
  if (share(([, last]) => last === 0) <= MOST_ZEROS && share(([first, last]) => first === 0 && isAscii(last)) >= LEAST_ASCII) return "utf-16be";
  return share(([first]) => first === 0) <= MOST_ZEROS && share(([first, last]) => isAscii(first) && last === 0) >= LEAST_ASCII ? "utf-16le" : null;
}

const inMarkup = (bytes: Buffer): string | null => {
  const head = bytes.subarray(0, PRESCAN_BYTES).toString("latin1");
  const found = (XML.exec(head) ?? META.exec(head))?.[1] ?? null;
  // A page that names UTF-16 in ASCII letters is not in UTF-16. Office programs call it "unicode".
  return found !== null && WIDE.test(found) ? "utf-8" : found;
};

/** Node 20 decodes windows-1252 as Latin-1 and turns its quotes and dashes into controls. */
const westEuropean = (bytes: Buffer): string => iconv.decode(bytes, "windows-1252");

/** Names that the library knows and that are no charset of a page, or one in which markup can be hidden; without dashes. */
const NO_CHARSETS: ReadonlySet<string> = new Set(["base64", "hex", "binary", "utf7", "utf7imap", "unicode11utf7"]);

const decodeAs = (bytes: Buffer, label: string): string | null => {
  if (NO_CHARSETS.has(label.replace(/[^a-z\d]/g, ""))) return null;
  try {
    const decoder = new TextDecoder(label);
    return decoder.encoding === "windows-1252" ? westEuropean(bytes) : decoder.decode(bytes);
  } catch {
    return iconv.encodingExists(label) ? iconv.decode(bytes, label) : null;
  }
};

/** Without a declaration: UTF-8 when the bytes are valid UTF-8, else the web's old default. */
const guess = (bytes: Buffer): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return westEuropean(bytes);
  }
};

const isUtf8 = (bytes: Buffer): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};
const NAMES_UTF8 = /^\s*utf-?8\s*$/i;

/** Whether the bytes show that a page is right about itself, and the header of its server wrong: UTF-8 beyond ASCII is hardly ever anything else. */
function headerIsWrong(bytes: Buffer, header: string, own: string): boolean {
  if (NAMES_UTF8.test(header) === NAMES_UTF8.test(own)) return false;
  return NAMES_UTF8.test(own) === isUtf8(bytes) && bytes.some((byte) => byte > 0x7f);
}

/** Text of a page: byte-order mark, then the zeros of UTF-16, then header, then (for HTML) the page's own declaration, then a guess; a header that the bytes contradict comes last. Never throws. */
export function decodeText(bytes: Buffer, headerCharset: string | undefined, html: boolean): string {
  const own = html ? inMarkup(bytes) : null;
  const named = headerCharset && own && headerIsWrong(bytes, headerCharset, own) ? [own, headerCharset] : [headerCharset, own];
  for (const label of [fromBom(bytes), unmarkedUtf16(bytes), ...named]) {
    const text = label ? decodeAs(bytes, label.trim().toLowerCase()) : null;
    if (text !== null) return text;
  }
  return guess(bytes);
}
