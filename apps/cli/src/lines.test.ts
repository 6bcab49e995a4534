import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { linesOf } from "./lines.ts";

const read = async (...pieces: (string | Buffer)[]): Promise<(string | null)[]> => {
  const lines: (string | null)[] = [];
  for await (const line of linesOf(Readable.from(pieces.map((piece) => Buffer.from(piece))))) lines.push(line);
  return lines;
};

describe("lines of a stream", () => {
  it("ends them at LF and CRLF, also where these are cut", async () => {
    expect(await read("a\nb\r\nc\r", "\nd", "e\n", "\n")).toEqual(["a", "b", "c", "de", ""]);
    expect(await read("a\nlast")).toEqual(["a", "last"]);
    expect(await read("")).toEqual([]);
  });
  it("reads UTF-16 where its mark says so, also where a character is cut", async () => {
    const bytes = Buffer.from("\ufeffa€\r\nb\u0a0dc", "utf16le");
    const expected = ["\ufeffa€", "b\u0a0dc"];
    expect(await read(bytes.subarray(0, 5), bytes.subarray(5))).toEqual(expected);
    expect(await read(Buffer.from(bytes).swap16())).toEqual(expected);
  });
  it("gives up a line that is longer than it may be, and goes on with the next", async () => {
    const lines: (string | null)[] = [];
    for await (const line of linesOf(Readable.from(["four\nfi", "ve!\nab", "cde", "fgh", "i\r\nlast\nfi", "ve5"].map((piece) => Buffer.from(piece))), 4))
      lines.push(line);
    expect(lines).toEqual(["four", null, null, "last", null]);
  });
  it("ends none at what JSON may hold inside a text: Node's own reader does from version 24 on, at U+2028 and U+2029", async () => {
    const line = JSON.stringify({ id: 1, text: "a\u2028b\u2029c\u0085d" });
    expect(await read(`${line}\n`)).toEqual([line]);
  });
  it("cuts no character in two, and keeps a byte-order mark for whoever reads the first line", async () => {
    const bytes = Buffer.from("\ufeffé😀\n");
    expect(await read(...[...bytes].map((byte) => Buffer.from([byte])))).toEqual(["\ufeffé😀"]);
  });
  it("keeps a last line that ends inside a character, and shows that something is missing", async () => {
    expect(await read("a\n", Buffer.from("bé").subarray(0, 2))).toEqual(["a", "b\ufffd"]);
    expect(await read("a\n", Buffer.from("é").subarray(0, 1))).toEqual(["a", "\ufffd"]);
  });
  it("reads a long line that comes in small pieces in time with its length", async () => {
    expect((await read(...Array<string>(20_000).fill("x".repeat(50)), "\n"))[0]).toHaveLength(1_000_000);
  });
  it("rejects with what the stream fails with", async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from("a\n");
        throw new Error("EIO");
      })(),
    );
    const lines: (string | null)[] = [];
    await expect(
      (async () => {
        for await (const line of linesOf(broken)) lines.push(line);
      })(),
    ).rejects.toThrow("EIO");
    expect(lines).toEqual(["a"]);
  });
});
