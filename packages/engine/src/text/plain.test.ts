import { describe, expect, it } from "vitest";
import { analyze, countWords } from "../analyze.ts";

const PLAIN = "Experts say this works. Only a fool would doubt it, and you don't want to be the last to know!";
const found = (text: string): string[] => analyze(text).frames.map(({ reflexId }) => reflexId);

/** Each letter of ASCII by what stands at its place from `capital` and from `small` on. */
const styled = (capital: number, small: number) => (text: string) =>
  text
    .replace(/[A-Z]/g, (letter) => String.fromCodePoint(capital + letter.charCodeAt(0) - 0x41))
    .replace(/[a-z]/g, (letter) => String.fromCodePoint(small + letter.charCodeAt(0) - 0x61));

describe("a text in disguise is read as what it says", () => {
  it.each([
    ["bold letters", styled(0x1d400, 0x1d41a)],
    ["bold letters without serifs", styled(0x1d5d4, 0x1d5ee)],
    ["slanted letters", styled(0x1d608, 0x1d622)],
    ["typewriter letters", styled(0x1d670, 0x1d68a)],
    ["Cyrillic letters that look Latin", (text: string) => text.replace(/e/g, "е").replace(/o/g, "о").replace(/a/g, "а")],
    ["marks of HTML", (text: string) => text.replace("'", "&#39;").replaceAll(" ", "&nbsp;")],
    ["another apostrophe of HTML", (text: string) => text.replace("'", "&rsquo;")],
    ["words parted at the end of a line", (text: string) => text.replace("Experts", "Ex-\nperts").replace("doubt", "do-\r\n ubt")],
  ])("%s", (_, disguise) => {
    const text = disguise(PLAIN);
    expect(text).not.toBe(PLAIN);
    expect(found(text)).toEqual(found(PLAIN));
    expect(countWords(text)).toBe(countWords(PLAIN));
  });

  it("shows the fragment as it was written", () => {
    const text = styled(0x1d400, 0x1d41a)(PLAIN);
    for (const { fragment, start, end } of analyze(text).frames) expect(fragment).toBe(text.slice(start, end));
    expect(analyze(text).frames.length).toBeGreaterThan(1);
  });

  it("reads quotation marks of HTML", () => {
    const stance = (text: string) => analyze(text).frames.map((frame) => frame.stance);
    expect(stance("She told us: &quot;Only a fool would doubt it.&quot;")).toEqual(stance('She told us: "Only a fool would doubt it."'));
  });
});

describe("a word with stars", () => {
  it.each([
    ["You st*pid moron!", "You stupid moron!"],
    ["Shut up, you b***h.", "Shut up, you bitch."],
    ["He is an IDI*T and a liar.", "He is an IDIOT and a liar."],
    ["This is bulls**t.", "This is bullshit."],
  ])("%s", (starred, meant) => {
    expect(found(meant)).not.toEqual([]);
    expect(found(starred)).toEqual(found(meant));
  });
  it.each(["Five*stars", "Lamps* hang here.\n* until May", "We **sat** by the *lake* and a*b = c.", "The s**n rose."])("none: %s", (text) =>
    expect(found(text)).toEqual([]),
  );
});

describe("what is no disguise stays", () => {
  it.each([
    ["emoji", "It works 🅰️🆗🎉🇫🇷 and we measured it twice."],
    ["a word of Greek and Latin letters", "A length of 5 μm and an αs of two."],
    ["a word that is Cyrillic as a whole", "Он сказал: вот река."],
    ["a Latin word with a Cyrillic letter that looks like none", "The word teщt is a slip."],
    ["a compound at the end of a line", "A well-\nknown lake."],
    ["an ampersand", "Salt & pepper &amp; oil"],
  ])("%s", (_, text) => expect(found(text)).toEqual([]));
  it("keeps the words of a compound apart", () => expect(countWords("A well-\nknown lake.")).toBe(countWords("A well-known lake.")));
  it("takes letters of another alphabet for no English", () => expect(analyze("Он сказал: вот река и вот сосна у дома.").language.english).toBe(false));
});
