import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** Under this, a compressed answer is not smaller on the wire. */
export const COMPRESS_MIN_BYTES = 1_024;
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|wasm)|image\/svg\+xml)/;

export const isCompressible = (type: string, bytes: number): boolean => bytes >= COMPRESS_MIN_BYTES && COMPRESSIBLE.test(type);

/** Best encoding that the client takes (RFC 9110, 12.5.3): a quality of 0 refuses. */
export function chooseEncoding(accept: string | undefined): Encoding {
  const taken = new Map<string, number>();
  for (const part of (accept ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const q = Number(parameters.find((piece) => piece.startsWith("q="))?.slice(2) ?? "1");
    if (name !== "") taken.set(name, Number.isFinite(q) ? q : 0);
  }
  const quality = (name: string) => taken.get(name) ?? taken.get("*") ?? 0;
  if (quality("br") > 0 && quality("br") >= quality("gzip")) return "br";
  return quality("gzip") > 0 ? "gzip" : "identity";
}

/** `lasting`: worth more time, because the result is kept. */
export async function compress(bytes: Uint8Array, encoding: Exclude<Encoding, "identity">, lasting: boolean): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "gzip") return new Uint8Array(await gz(bytes, { level: lasting ? 9 : 5 }));
  return new Uint8Array(
    await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: lasting ? 10 : 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  );
}
