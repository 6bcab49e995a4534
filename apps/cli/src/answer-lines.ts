import { createReadStream } from "node:fs";
import { once } from "node:events";
import type { Frame } from "@candor/engine";
import { isRecord } from "@candor/protocol/is-record";
import { idSource } from "./id-source.ts";
import { linesOf } from "./lines.ts";
import { cannotBeRead, checkFile } from "./named-file.ts";
import { occurrences } from "./occurrences.ts";

/**
 * Answers each line {"id", "text"} with {"id", "frames"}, in order, as it comes: input may be larger than memory. A line that is not valid gets
 * {"id": null, "error": {...}} in its place. Blank lines are passed over. `onFound` hears what was found before it is written, since a reader of the output
 * may leave with any line; null stands for a line that is not valid.
 */
export async function answerLines(input: string, findings: (text: string) => Frame[], onFound: (frames: Frame[] | null) => void): Promise<void> {
  let number = 0;
  for await (const line of linesOf(bytesOf(input))) {
    number++;
    if (line?.trim() === "") continue;
    const read = parseLine(line, number);
    let answer: string;
    if ("error" in read) {
      onFound(null);
      answer = JSON.stringify({ id: null, error: read.error });
    } else {
      const frames = findings(read.text);
      onFound(frames);
      answer = `{"id":${read.id},"frames":${JSON.stringify(frames.flatMap((frame) => occurrences(frame, read.text)))}}`;
    }
    if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, "drain");
  }
}

/** Bytes of a file or of standard input ("-"). Throws a UsageError where they cannot be had. */
async function* bytesOf(input: string): AsyncGenerator<Buffer> {
  if (input === "-") return yield* process.stdin as AsyncIterable<Buffer>;
  await checkFile(input);
  try {
    yield* createReadStream(input) as AsyncIterable<Buffer>;
  } catch (error) {
    throw cannotBeRead(input, error);
  }
}

/** `id` as JSON, as it goes back. */
type Line = { id: string; text: string } | { error: { code: string; message: string } };

function parseLine(line: string | null, number: number): Line {
  const fail = (message: string): Line => ({ error: { code: "bad-line", message: `line ${number}: ${message}` } });
  if (line === null) return fail("is too long");
  let value: unknown;
  try {
    value = JSON.parse(number === 1 ? line.replace(/^\ufeff/, "") : line);
  } catch {
    return fail("is not JSON");
  }
  if (!isRecord(value)) return fail("is not an object");
  const { id, text } = value;
  if (typeof id !== "string" && typeof id !== "number") return fail('has no "id"');
  if (typeof text !== "string") return fail('has no "text"');
  return { id: typeof id === "string" || Number.isSafeInteger(id) ? JSON.stringify(id) : idSource(line), text };
}
