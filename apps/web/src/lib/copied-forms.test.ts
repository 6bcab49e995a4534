import { describe, expect, it } from "vitest";
import { growth, MOST_GROWTH } from "../../../../test-support/growth.ts";
import { hasTimes, isMostlyQuoted, withoutQuoteSigns, withoutTimes } from "./copied-forms.ts";

const SRT =
  "1\r\n00:00:01,000 --> 00:00:03,000\r\nNobody else knows what the\r\n\r\n2\r\n00:00:03,000 --> 00:00:05,000\r\n<i>council</i> plans. You should\r\n\r\n3\r\n00:00:05,000 --> 00:00:07,000\r\nask. 2026 is near.\r\n";
const VTT =
  "WEBVTT - A talk\n\nNOTE by hand\nof Ann\n\nintro\n00:01.000 --> 00:04.000 align:start\n<v Ann>We met in\n\n00:04.000 --> 00:06.000\n{\\an8}Paris.\n- And then?\n\n00:06.000 --> 00:07.000\nNothing.";

const CHAT =
  "[12/03/2026, 14:22:01] Ann: Nobody asked us\r\n\u200e[12/03/2026, 14:22:31] Tom: So?\r\nand why\r\n12.03.26, 2:23\u202fPM - Ann: It\r\n[14:25] Uwe: Well";

describe("texts with times between their words", () => {
  it.each<[string, boolean]>([
    [SRT, true],
    [VTT, true],
    ["0:00\nwelcome to\n0:04\nthe talk\n1:02:09\nof today", true],
    ["The train at 9:15\nThe bus at 9:20\nThe boat at 9:30", false],
    ["9:00\nDoors\n10:00\nTalk", false],
    [CHAT, true],
    ["[1] Ann\n[2] Tom\n[3] Uwe", false],
  ])("%j", (text, has) => expect(hasTimes(text)).toBe(has));

  it.each<[string, string]>([
    [SRT, "Nobody else knows what the council plans. You should ask. 2026 is near."],
    [VTT, "We met in Paris.\n- And then?\nNothing."],
    [CHAT, "Ann: Nobody asked us\nTom: So?\nand why\nAnn: It\nUwe: Well"],
    ["0:00\nwelcome to\n0:04\nthe talk\n12\n1:02:09\nof us", "welcome to the talk 12 of us"],
  ])("%j gives its words", (text, words) => expect(withoutTimes(text)).toBe(words));
});

describe("quoted mails", () => {
  it.each<[string, boolean]>([
    ["On Monday Ann wrote:\n\n> You must.\n>\n> > Why?\n> Because.", true],
    [">Act now.", true],
    ["I agree.\n\n> One line.", false],
    ["a > b and\nc > d", false],
  ])("%j", (text, is) => expect(isMostlyQuoted(text)).toBe(is));

  it("lose their signs alone", () =>
    expect(withoutQuoteSigns("Ann wrote:\n> You must.\n>\n> > Why?\n>>> So.\n > a > b")).toBe("Ann wrote:\nYou must.\n\nWhy?\nSo.\na > b"));
});

it.each([">", " ", "> ", "1:", "0:00\n", "<", "{\\", "--> ", "\n"])("takes a long run of %j in one pass", (piece) =>
  expect(
    growth((chars) => {
      const text = piece.repeat(chars / piece.length);
      return [hasTimes(text), withoutTimes(text), isMostlyQuoted(text), withoutQuoteSigns(text)].length;
    }),
  ).toBeLessThan(MOST_GROWTH),
);
