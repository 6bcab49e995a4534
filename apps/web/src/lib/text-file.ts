/** A larger file is refused unread. Only the first characters are analyzed anyway. */
export const MAX_TEXT_FILE_BYTES = 5_000_000;
/** What the file dialog offers first. */
export const TEXT_FILE_TYPES = "text/*,.txt,.md,.markdown,.html,.htm,.mhtml,.mht,.srt,.vtt,.eml";

export type TextFile = { text: string } | { problem: string };

const BOMS: readonly [encoding: string, bytes: readonly number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];
/** How kinds of files begin that hold words, but not as text. */
const CONTAINERS = ["%PDF-", "PK\u0003\u0004", "{\\rtf"];
const LOOKED_AT_BYTES = 8_192;
const NO_TEXT = "This file isn’t plain text. Open it in its own program and copy the words.";

/**
 * The words of a file's bytes: by its byte order mark, else UTF-8, else Windows-1252, which reads any bytes
 * (WHATWG Encoding Standard). Files with zero bytes and the containers of word processors are named as such. Never throws.
 */
export function decodeText(bytes: Uint8Array): TextFile {
  const bom = BOMS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte));
  const head = bytes.subarray(0, LOOKED_AT_BYTES);
  const start = String.fromCharCode(...head.subarray(0, 8));
  if (!bom && (head.includes(0) || CONTAINERS.some((mark) => start.startsWith(mark)))) return { problem: NO_TEXT };
  let text: string;
  try {
    text = new TextDecoder(bom?.[0] ?? "utf-8", { fatal: !bom }).decode(bytes);
  } catch {
    text = new TextDecoder("windows-1252").decode(bytes);
  }
  return text.trim() === "" ? { problem: "This file is empty." } : { text };
}

/** Reads a chosen or dropped file in this browser. Never rejects. */
export async function readTextFile(file: File): Promise<TextFile> {
  if (file.size > MAX_TEXT_FILE_BYTES)
    return { problem: `This file is larger than ${MAX_TEXT_FILE_BYTES / 1_000_000} MB. Open it and copy the part you want to check.` };
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { problem: "This file can’t be read. If it was moved or changed, choose it again. Folders can’t be read." };
  }
}
