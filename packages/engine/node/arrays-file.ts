/**
 * A file of plain values and typed arrays: four bytes with the length of the header, the header as JSON, then the arrays, each at a multiple of four.
 * In the header an array stands as its kind, offset and length. Read back, the arrays are views into the bytes: nothing is copied or parsed.
 */
export type Plain = number | string | boolean | Int32Array | Uint8Array | readonly Plain[] | { readonly [name: string]: Plain };

type ArrayRef = { $: "i32" | "u8"; at: number; length: number };

const WORD = 4;
const aligned = (bytes: number): number => Math.ceil(bytes / WORD) * WORD;

export function writeArraysFile(value: Plain): Uint8Array {
  const arrays: { at: number; bytes: Uint8Array }[] = [];
  let size = 0;
  const refer = (array: Int32Array | Uint8Array): ArrayRef => {
    const at = size;
    arrays.push({ at, bytes: new Uint8Array(array.buffer, array.byteOffset, array.byteLength) });
    size += aligned(array.byteLength);
    return { $: array instanceof Int32Array ? "i32" : "u8", at, length: array.length };
  };
  const header = new TextEncoder().encode(
    JSON.stringify(value, (_, each: unknown) => (each instanceof Int32Array || each instanceof Uint8Array ? refer(each) : each)),
  );
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
  return JSON.parse(header, (_, each: unknown) => {
    if (each === null || typeof each !== "object" || !("$" in each)) return each;
    const { $, at, length: count } = each as ArrayRef;
    if (body + at + count * ($ === "i32" ? WORD : 1) > end) throw new RangeError("The file ends before its arrays do.");
    return $ === "i32" ? new Int32Array(from.buffer, body + at, count) : new Uint8Array(from.buffer, body + at, count);
  }) as Plain;
}
