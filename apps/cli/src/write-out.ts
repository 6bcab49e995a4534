import { once } from "node:events";

/** So much is written at once: a call for each finding would be slow, one for all of them more than a string or the memory can hold. */
const CHUNK_CHARS = 64 * 1024;

/** Writes pieces to standard output as they come, and waits for a reader that is slower. */
export async function writeOut(pieces: Iterable<string>): Promise<void> {
  let kept: string[] = [];
  let chars = 0;
  const flush = async (): Promise<void> => {
    const chunk = kept.join("");
    kept = [];
    chars = 0;
    if (chunk !== "" && !process.stdout.write(chunk)) await once(process.stdout, "drain");
  };
  for (const piece of pieces) {
    kept.push(piece);
    chars += piece.length;
    if (chars >= CHUNK_CHARS) await flush();
  }
  await flush();
}
