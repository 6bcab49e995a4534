import { describe, expect, it } from "vitest";
import { breaksLine } from "./boundaries.ts";
import { isTalk, sentEnd } from "./talk.ts";

describe("a line that ends in an emoji", () => {
  const breaks = (line: string): boolean => breaksLine(`${line}\nand more`, 0, line.length, line.length + 1, false, false);

  it("is over, whichever emoji it is", () => {
    const emoji = Array.from({ length: 0x1_ffff }, (_, unit) => String.fromCodePoint(unit)).filter((sign) => /\p{Extended_Pictographic}/u.test(sign));
    expect(emoji.length).toBeGreaterThan(1000);
    expect(emoji.filter((sign) => !breaks(`so it is ${sign}`))).toEqual([]);
    expect(["👍🏽", "❤\ufe0f"].map(breaks)).toEqual([true, true]);
  });

  it("is told from one that ends in a letter or a mark", () => {
    expect(["word", "été", "“so it is”", "and then…", "5 €", "字", ""].filter(breaks)).toEqual([]);
  });
});

describe("the time at which a message was sent", () => {
  it.each(["12/03/2024, 10:15 - ", "[12.03.24, 10:15:07] ", "\u200e[10:15 AM] "])("is found in %j", (head) => {
    expect(sentEnd(`${head}Anna: Hello`, 0)).toBe(head.length);
    expect(isTalk(`${head}Anna: Hello\n`.repeat(3))).toBe(true);
  });
});
