/** UTF-16 where its mark says so, as some shells of Windows write what a command prints; else UTF-8. */
const decoderOf = ([first, second]: Uint8Array): TextDecoder =>
  new TextDecoder(first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8", { ignoreBOM: true });

/**
 * Lines of a stream of text, without their ends (LF or CRLF), as they come. JSON may hold every other sign that Unicode calls a line end inside a text.
 * A last line needs no end. Rejects with what the stream fails with.
 */
export async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let begun: string[] = [];
  const ended = (last: string): string => {
    const line = [...begun, last].join("");
    begun = [];
    return line.endsWith("\r") ? line.slice(0, -1) : line;
  };
  for await (const bytes of source) {
    decoder ??= decoderOf(bytes);
    const [first = "", ...more] = decoder.decode(bytes, { stream: true }).split("\n");
    const last = more.pop();
    if (last === undefined) begun.push(first);
    else {
      yield ended(first);
      yield* more.map((line) => ended(line));
      begun.push(last);
    }
  }
  const rest = ended(decoder?.decode() ?? "");
  if (rest !== "") yield rest;
}
