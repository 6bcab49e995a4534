import { describe, expect, it } from "vitest";
import { decodeText, MAX_TEXT_FILE_BYTES, readTextFile } from "./text-file.ts";

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const utf16 = (text: string, little: boolean): Uint8Array => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, little);
  for (let i = 0; i < text.length; i++) view.setUint16(2 + i * 2, text.charCodeAt(i), little);
  return bytes;
};

describe("text files", () => {
  it.each<[string, Uint8Array, string]>([
    ["UTF-8", utf8("“Only today” – café"), "“Only today” – café"],
    ["UTF-8 with a mark", utf8("\uFEFFOnly today"), "Only today"],
    ["UTF-16, little end first", utf16("Only “today”", true), "Only “today”"],
    ["UTF-16, big end first", utf16("Only “today”", false), "Only “today”"],
    ["Windows-1252", Uint8Array.from([0x63, 0x61, 0x66, 0xe9]), "café"],
  ])("are read in %s", (_, bytes, text) => expect(decodeText(bytes)).toEqual({ text }));

  it.each<[string, Uint8Array]>([
    ["a PDF", utf8("%PDF-1.7 words")],
    ["a word processor’s archive", Uint8Array.from([0x50, 0x4b, 3, 4, 20, 1])],
    ["rich text", utf8("{\\rtf1 words}")],
    ["a program", Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 1])],
  ])("are told from %s", (_, bytes) => expect(decodeText(bytes)).toEqual({ problem: expect.stringContaining("isn’t plain text") as string }));

  it("are read up to the limit", async () =>
    expect(await readTextFile(new File([new Uint8Array(MAX_TEXT_FILE_BYTES).fill(97)], "a.txt"))).toEqual({ text: "a".repeat(MAX_TEXT_FILE_BYTES) }));

  it("say what is wrong with an empty, a large and a lost one", async () => {
    expect(await readTextFile(new File([" \n"], "a.txt"))).toEqual({ problem: "This file is empty." });
    expect(await readTextFile(new File([new Uint8Array(MAX_TEXT_FILE_BYTES + 1)], "a.txt"))).toEqual({
      problem: expect.stringContaining("larger than 5 MB") as string,
    });
    const lost = new File(["x"], "a.txt");
    lost.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
    expect(await readTextFile(lost)).toEqual({ problem: expect.stringContaining("can’t be read") as string });
  });
});
