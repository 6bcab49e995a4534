import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { isTalk } from "./talk.ts";

const CHAT = [
  "Did the boat come in last night?",
  "Yeah, at ten. It was full of herring!",
  "No way! We never had that in May!",
  "I know! My uncle filled four crates!",
  "Haha, he must be happy then.",
].join("\n");

describe("a chat", () => {
  it.each([
    ["lines of which some reply", CHAT, true],
    ["its lines by Windows", CHAT.replaceAll("\n", "\r\n"), true],
    ["with empty lines between", CHAT.replaceAll("\n", "\n\n"), true],
    ["one line", CHAT.replaceAll("\n", " "), false],
    ["three lines", CHAT.split("\n").slice(0, 3).join("\n"), false],
    ["a single reply", "Yes, we have no bananas.\nThe van is late.\nThe shop opens at nine.\nCome again.", false],
    ["a letter", "Dear neighbors,\nthe water is off on Monday.\nPlease fill a jug.\nNo need to worry.\nYours, the caretaker", false],
    ["few replies among many lines", ["Yes.", "No.", ...Array.from({ length: 20 }, (_, at) => `Row ${at} of the plan stays as it is.`)].join("\n"), false],
    ["nothing", "", false],
  ])("%s", (_, text, expected) => expect(isTalk(text)).toBe(expected));

  it("holds a paragraph for each turn", () => expect(analyze(CHAT).paragraphs).toHaveLength(5));
  it("is told in the same words by one person in one", () => expect(analyze(CHAT.replaceAll("\n", " ")).paragraphs).toHaveLength(1));

  const loud = (text: string): boolean => analyze(text).frames.some(({ reflexId }) => reflexId === "vx-tu01-exclamation-series");
  it("is not loud because two people are", () => {
    expect(loud(CHAT)).toBe(false);
    expect(loud("It was full of herring! We never had that in May! My uncle filled four crates!")).toBe(true);
  });
});
