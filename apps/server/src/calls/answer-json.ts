import type { Context } from "hono";
import { chooseEncoding, compress, COMPRESS_MIN_BYTES } from "../site/compress.ts";

/** A JSON answer, compressed when it is long and the client takes it. */
export async function answerJson(c: Context, value: unknown): Promise<Response> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const encoding = bytes.length >= COMPRESS_MIN_BYTES ? chooseEncoding(c.req.header("accept-encoding")) : "identity";
  const body = encoding === "identity" ? bytes : await compress(bytes, encoding, false);
  return c.body(body, 200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": String(body.length),
    vary: "Accept-Encoding",
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
}
