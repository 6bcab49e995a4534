/** UTF-16 where its mark says so, as some shells of Windows write what a command prints; else UTF-8. */
const decoderOf = ([first, second]: Uint8Array): TextDecoder =>
  new TextDecoder(first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8", { ignoreBOM: true });

/** A longer line is given up: input may be larger than memory, also where the end of a line is missing. */
const MOST_LINE_CHARS = 100_000_000;

/**
 * Lines of a stream of text, without their ends (LF or CRLF), as they come. JSON may hold every other sign that Unicode calls a line end inside a text.
 * A last line needs no end. Null stands for a line of more than `most` UTF-16 units. Rejects with what the stream fails with.
 */
export async function* linesOf(source: AsyncIterable<Uint8Array>, most = MOST_LINE_CHARS): AsyncGenerator<string | null> {
  let decoder: TextDecoder | undefined;
  let begun: string[] = [];
  let chars = 0;
  const begin = (piece: string): void => {
    chars += piece.length;
    if (chars > most) begun = [];
    else begun.push(piece);
  };
  const ended = (last: string): string | null => {
    begin(last);
    const line = chars > most ? null : begun.join("");
    begun = [];
    chars = 0;
    return line?.endsWith("\r") ? line.slice(0, -1) : line;
  };
  for await (const bytes of source) {
    decoder ??= decoderOf(bytes);
    const [first = "", ...more] = decoder.decode(bytes, { stream: true }).split("\n");
    const last = more.pop();
    if (last === undefined) begin(first);
    else {
      yield ended(first);
      yield* more.map((line) => ended(line));
      begin(last);
    }
  }
  const rest = ended(decoder?.decode() ?? "");
  if (rest !== "") yield rest;
}
