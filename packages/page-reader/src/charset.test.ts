import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { decodeText } from "./charset.ts";

const WORDS = "naïve café – “voilà”";
const as = (encoding: string, text = WORDS) => iconv.encode(text, encoding);

describe("decodeText", () => {
  it.each<[string, Buffer, string | undefined, boolean, string]>([
    ["the header", as("windows-1252"), "windows-1252", true, WORDS],
    ["a header in capitals", as("windows-1252"), "ISO-8859-1", true, WORDS],
    ["Japanese by header", as("shift_jis", "日本語の文章"), "Shift_JIS", true, "日本語の文章"],
    ["Chinese by header", as("gb18030", "中文文章"), "gb2312", true, "中文文章"],
    ["Russian by header", as("koi8-r", "Привет, мир"), "koi8-r", false, "Привет, мир"],
    ["a meta element", as("windows-1252", `<meta charset="windows-1252">${WORDS}`), undefined, true, `<meta charset="windows-1252">${WORDS}`],
    [
      "an old meta element",
      as("iso-8859-2", `<META http-equiv="Content-Type" content="text/html; charset=iso-8859-2">Łódź`),
      undefined,
      true,
      `<META http-equiv="Content-Type" content="text/html; charset=iso-8859-2">Łódź`,
    ],
    ["an XML declaration", as("iso-8859-1", `<?xml version="1.0" encoding="iso-8859-1"?>é`), undefined, true, `<?xml version="1.0" encoding="iso-8859-1"?>é`],
    ["the header before the meta element", as("utf-8", `<meta charset="koi8-r">${WORDS}`), "utf-8", true, `<meta charset="koi8-r">${WORDS}`],
    [
      "a meta element that the bytes bear out, before the header",
      as("utf-8", `<meta charset="utf-8">${WORDS}`),
      "ISO-8859-1",
      true,
      `<meta charset="utf-8">${WORDS}`,
    ],
    [
      "a meta element before a header that the bytes contradict",
      as("windows-1251", `<meta charset="windows-1251">Привет, мир`),
      "UTF-8",
      true,
      `<meta charset="windows-1251">Привет, мир`,
    ],
    [
      "the header where the bytes may be either",
      as("koi8-r", `<meta charset="windows-1251">Привет, мир`),
      "koi8-r",
      true,
      `<meta charset="windows-1251">Привет, мир`,
    ],
    ["the byte-order mark before the header", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), as("utf-8")]), "windows-1252", true, WORDS],
    ["UTF-16 by its mark, little end first", Buffer.concat([Buffer.from([0xff, 0xfe]), as("utf-16le")]), undefined, false, WORDS],
    ["UTF-16 by its mark, big end first", Buffer.concat([Buffer.from([0xfe, 0xff]), as("utf-16be")]), undefined, true, WORDS],
    ["UTF-16 without its mark, little end first", as("utf-16le", `<!doctype html><p>${WORDS}`), undefined, true, `<!doctype html><p>${WORDS}`],
    ["UTF-16 without its mark, big end first", as("utf-16be", `<!doctype html><p>${WORDS}`), "utf-16", true, `<!doctype html><p>${WORDS}`],
    ["UTF-16 of plain words without its mark", as("utf-16le"), undefined, false, WORDS],
    ["UTF-16 of few Latin letters by its header", as("utf-16be", "日本語の文章"), "utf-16be", false, "日本語の文章"],
    ["a meta element that cannot be true", as("utf-8", `<meta charset="utf-16">${WORDS}`), undefined, true, `<meta charset="utf-16">${WORDS}`],
    [
      "another that cannot be, as office programs write it",
      as("utf-8", `<meta charset="unicode">${WORDS}`),
      undefined,
      true,
      `<meta charset="unicode">${WORDS}`,
    ],
    ["nothing, and valid UTF-8", as("utf-8"), undefined, true, WORDS],
    ["nothing, and not UTF-8", as("windows-1252"), undefined, true, WORDS],
    ["a charset that nobody knows", as("utf-8"), "x-made-up", true, WORDS],
    ["a charset that is an encoding of bytes", as("utf-8"), "base64", true, WORDS],
    ["a charset in which markup hides", as("utf-8"), "UTF-7", true, WORDS],
    ["an old code page beyond the web's list", as("cp850", "Überraschung"), "cp850", false, "Überraschung"],
    ["no meta element in plain text", as("utf-8", `<meta charset="koi8-r">${WORDS}`), undefined, false, `<meta charset="koi8-r">${WORDS}`],
    ["nothing at all", Buffer.alloc(0), undefined, true, ""],
  ])("respects %s", (_case, bytes, header, html, expected) => expect(decodeText(bytes, header, html)).toBe(expected));

  it("replaces what is broken instead of failing", () => expect(decodeText(Buffer.from([0x61, 0xff, 0x62]), "utf-8", true)).toBe("a\ufffdb"));
});
