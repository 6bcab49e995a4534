import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw, constants, type ZlibOptions } from "node:zlib";
import { PageError, tooLarge } from "./errors.ts";
import type { ReadLimits } from "./limits.ts";

/** What came over the wire, counted while it comes. Throws PageError "page-too-large" before more than `wireBytes` are kept. */
async function readWire(body: Readable, wireBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > wireBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}

/** Sites cut compressed bodies short; browsers show what came, and so do we. */
const LENIENT: ZlibOptions = { finishFlush: constants.Z_SYNC_FLUSH };

function decoderFor(encoding: string, wire: Buffer) {
  if (encoding === "gzip" || encoding === "x-gzip") return createGunzip(LENIENT);
  if (encoding === "br") return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  // "deflate" is the zlib format by the standard, and the bare format on some servers.
  if (encoding === "deflate") return ((wire[0] ?? 0) & 0x0f) === 8 ? createInflate(LENIENT) : createInflateRaw(LENIENT);
  return null;
}

/** Decompresses while counting, so that a bomb is stopped one chunk after the limit. */
async function decode(wire: Buffer, encoding: string, decodedBytes: number): Promise<Buffer> {
  const decoder = decoderFor(encoding, wire);
  if (!decoder) throw new PageError("page-error", "The site sent the page in an encoding that this server does not read.");
  const chunks: Buffer[] = [];
  let bytes = 0;
  decoder.end(wire);
  try {
    for await (const chunk of decoder as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > decodedBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof PageError) throw cause;
    throw new PageError("page-error", "The site sent a page that could not be unpacked.", { cause });
  } finally {
    decoder.destroy();
  }
  return Buffer.concat(chunks, bytes);
}

/** Reads a body within both limits. `encoding` is the Content-Encoding header; more than one encoding is refused. */
export async function readBody(
  body: Readable,
  encoding: string,
  limits: Pick<ReadLimits, "wireBytes" | "decodedBytes">,
  announcedBytes: number,
): Promise<Buffer> {
  if (announcedBytes > limits.wireBytes) throw tooLarge();
  const wire = await readWire(body, limits.wireBytes);
  const name = encoding.trim().toLowerCase();
  if (name !== "" && name !== "identity") return wire.length === 0 ? wire : decode(wire, name, limits.decodedBytes);
  if (wire.length > limits.decodedBytes) throw tooLarge();
  return wire;
}
