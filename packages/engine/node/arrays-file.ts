/**
 * A file of plain values and typed arrays: four bytes with the length of the header, the header as JSON, then the arrays, each at a multiple of four.
 * In the header an array stands as its kind, offset and length. Read back, the arrays are views into the bytes: nothing is copied or parsed.
 */
type Numbers = Int32Array | Uint16Array | Uint8Array;
export type Plain = number | string | boolean | Numbers | readonly Plain[] | { readonly [name: string]: Plain };

const KINDS = { i32: Int32Array, u16: Uint16Array, u8: Uint8Array } as const;
type Kind = keyof typeof KINDS;
type ArrayRef = { $: Kind; at: number; length: number };

const kindOf = (value: unknown): Kind | undefined => (Object.keys(KINDS) as Kind[]).find((kind) => value instanceof KINDS[kind]);

const WORD = 4;
const aligned = (bytes: number): number => Math.ceil(bytes / WORD) * WORD;

export function writeArraysFile(value: Plain): Uint8Array {
  const arrays: { at: number; bytes: Uint8Array }[] = [];
  let size = 0;
  const refer = (array: Numbers): ArrayRef => {
    const at = size;
    arrays.push({ at, bytes: new Uint8Array(array.buffer, array.byteOffset, array.byteLength) });
    size += aligned(array.byteLength);
    return { $: kindOf(array)!, at, length: array.length };
  };
  const header = new TextEncoder().encode(JSON.stringify(value, (_, each: unknown) => (kindOf(each) ? refer(each as Numbers) : each)));
  const body = aligned(WORD + header.length);
  const out = new Uint8Array(body + size);
  new DataView(out.buffer).setUint32(0, header.length, true);
  out.set(header, WORD);
  for (const { at, bytes } of arrays) out.set(bytes, body + at);
  return out;
}

/** Reads what `writeArraysFile` wrote. Throws a SyntaxError or RangeError when the bytes are not such a file. */
export function readArraysFile(bytes: Uint8Array): Plain {
  const from = bytes.byteOffset % WORD === 0 ? bytes : bytes.slice();
  const length = new DataView(from.buffer, from.byteOffset).getUint32(0, true);
  const header = Buffer.from(from.buffer, from.byteOffset + WORD, length).toString("utf8");
  const body = from.byteOffset + aligned(WORD + length);
  const end = from.byteOffset + from.byteLength;
  const fill = (value: Plain | ArrayRef): Plain => {
    if (typeof value !== "object") return value;
    if ("$" in value) {
      const { $, at, length: count } = value as ArrayRef;
      const kind = KINDS[$];
      if (body + at + count * kind.BYTES_PER_ELEMENT > end) throw new RangeError("The file ends before its arrays do.");
      return new kind(from.buffer as ArrayBuffer, body + at, count);
    }
    // In place, and by hand: the header is read at every start, and a reviver of JSON.parse takes three times as long.
    const parts = value as Record<string, Plain>;
    for (const name in parts) parts[name] = fill(parts[name]!);
    return value;
  };
  return fill(JSON.parse(header) as Plain);
}
