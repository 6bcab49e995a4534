import { describe, expect, it } from "vitest";
import { allWordings, SAME_WORDS, sameFrom } from "./same-words.ts";

const from = (text: string): string[] | undefined => {
  const words = text.split(" ");
  return sameFrom(0, (at) => words[at])?.same.wordings.slice();
};

describe("wordings that are the same", () => {
  it("are found from any of them", () => {
    expect(from("don't")).toEqual(["don't", "do not"]);
    expect(from("do not go")).toEqual(["don't", "do not"]);
    expect(from("cannot")).toContain("can not");
  });

  it("take the longest that stands there", () => {
    expect(from("it is not")).toEqual(["it's not", "it is not", "it isn't"]);
    expect(from("it is")).toEqual(["it's", "it is"]);
  });

  it("hold the tokens of the text reader, a short verb apart from its person", () => {
    expect(from("you 're not")).toEqual(["you 're not", "you are not", "you aren't"]);
    expect(SAME_WORDS.every(({ wordings }) => wordings.every((wording) => !/[a-z]'(?:re|ve|ll|m|d)(?: |$)/.test(wording)))).toBe(true);
  });

  it("read a message as it is typed", () => {
    expect(from("u")).toEqual(["you", "u"]);
    expect(from("you 're")).toEqual(["you 're", "you are", "ur"]);
    expect(from("ur")).toEqual(["your", "ur"]);
  });

  it("leave what stands alone", () => {
    expect(from("harbor")).toBeUndefined();
    expect(from("do")).toBeUndefined();
  });

  it("are all spelled out in a word list", () => {
    expect(allWordings("they'll")).toEqual(["they will", "they 'll"]);
    expect(allWordings("don't dare")).toEqual(["don't dare", "do not dare"]);
    expect(allWordings("harbor~")).toEqual(["harbor~"]);
  });
});
