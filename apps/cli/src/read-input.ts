import { readFile } from "node:fs/promises";
import { cannotBeRead, checkFile } from "./named-file.ts";
import { openPageReader } from "./open-page-reader.ts";
import { UsageError } from "./usage-error.ts";
import { visibleLine } from "./visible-line.ts";

export interface Input {
  text: string;
  from: string;
  /** The end of the text is missing: the page is longer than is read. */
  isCut?: true;
}

/** An input that holds nothing but white space. */
export class EmptyText extends UsageError {}

/** How an input is named that has no name of its own. */
export const STANDARD_INPUT = "standard input";
const BINARY_SAMPLE_CHARS = 4_000;
/** Share of the bytes that are zero in English text as UTF-16: half but for quotation marks and the like. */
const UTF16_ZEROS = 0.4;
/** How kinds of files begin that hold words, but not as text; of the others most hold zeros. */
const CONTAINERS = ["%PDF-", "PK\u0003\u0004", "{\\rtf"];

async function readStdin(): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** The encoding of text that is UTF-16 without a mark, as some programs of Windows write it: of English, every second byte is zero and no other is. */
function unmarkedUtf16(bytes: Buffer): "utf-16le" | "utf-16be" | null {
  const zeros: [number, number] = [0, 0];
  const sample = bytes.subarray(0, BINARY_SAMPLE_CHARS);
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]!++;
  const most = sample.length * UTF16_ZEROS;
  if (zeros[0] === 0 && zeros[1] > most) return "utf-16le";
  return zeros[1] === 0 && zeros[0] > most ? "utf-16be" : null;
}

/** UTF-8, or what the byte-order mark says, or UTF-16, or else the old Western encoding: files of some editors are in neither. */
async function decoded(bytes: Buffer): Promise<string> {
  const utf16 = unmarkedUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Loaded on demand: nearly every text is UTF-8.
    const { decodeText } = await import("@candor/page-reader");
    return decodeText(bytes, undefined, false);
  }
}

/** Text of a file, an address or standard input ("-"). Throws a UsageError in one line when it cannot be had or is no text. */
async function readInput(input: string): Promise<Input> {
  if (input === "-") {
    if (process.stdin.isTTY) process.stderr.write("Reading from the keyboard; press Ctrl-D when you are done. (candor analyze --help lists the other ways.)\n");
    return { text: checked(await decoded(await readStdin()), STANDARD_INPUT), from: STANDARD_INPUT };
  }
  if (/^https?:\/\//i.test(input)) {
    const reader = await openPageReader();
    try {
      const page = await reader.read(input);
      if (page.text.trim() === "") throw new UsageError(`${input}: the page has no readable text`);
      return { text: page.text, from: page.url, ...(page.truncated ? { isCut: true as const } : {}) };
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`${input}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await reader.close();
    }
  }
  await checkFile(input);
  const bytes = await readFile(input).catch((error: unknown) => {
    throw cannotBeRead(input, error);
  });
  return { text: checked(await decoded(bytes), input), from: input };
}

/** The same; that the end of a page is missing is told on standard error. */
export async function readTelling(name: string): Promise<Input> {
  const input = await readInput(name);
  if (input.isCut) process.stderr.write(`candor: ${visibleLine(input.from)}: the page is too long to read in full; its end is missing\n`);
  return input;
}

function checked(text: string, from: string): string {
  const plain = text.replace(/^\ufeff/, "");
  const sample = plain.slice(0, BINARY_SAMPLE_CHARS);
  if (CONTAINERS.some((mark) => sample.startsWith(mark))) throw new UsageError(`${from}: is not plain text. Open it in its own program and save it as text.`);
  if (sample.includes("\u0000")) throw new UsageError(`${from}: is not a text`);
  if (plain.trim() === "") throw new EmptyText(`${from}: Nothing to analyze.`);
  return plain;
}
