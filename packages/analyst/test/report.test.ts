import { analyze } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { writeReport } from "../src/report/write-report.ts";
import { wordsOf } from "../src/text/words.ts";

const HANDSHAKE = { min_confidence: 0.6, cite_policy: "auto", omission_scan: "auto", stakes: "medium" } as const;
const frame = (fragment: string) => ({
  reflexId: "vx-em09-either-you-or-you",
  reflexLabel: "Leaves you only two doors",
  confidence: 0.8,
  rationale: "Two doors are shown.",
  fragment,
});

it("gives each finding its words, its reason and a fair way to say it, each in a line of its own", () => {
  const fragment = "Either we build it now,\nor we accept decline.";
  const report = writeReport(`A plan. ${fragment} More.`, [frame(fragment)], HANDSHAKE);
  expect(report).toContain(
    "- **Leaves you only two doors** (80%, vx-em09-either-you-or-you)\n\n  > “Either we build it now, or we accept decline.”\n\n  Two doors are shown.\n\n  *How to say it fairly: ",
  );
});

it("cuts a long wording without blanks between characters", () => {
  const report = writeReport("A plan.", [frame(`${"a".repeat(159)}😀${"b".repeat(20)}`)], HANDSHAKE);
  expect(report).toContain(`> “${"a".repeat(159)} …”`);
  expect(report).not.toMatch(/\p{Surrogate}/u);
});

it("counts the paragraphs of a text from the first that holds words", () => {
  const report = writeReport(" \r\n\r\nA plan.\r\n\r\nOr we accept decline.", [frame("Or we accept decline")], HANDSHAKE);
  expect(report).toContain("vx-em09-either-you-or-you, paragraph 2)");
});

it("says once what is only a hint", () => {
  const hint = { ...frame("or we accept decline"), confidence: 0.5 };
  const both = writeReport("A plan.", [frame("Either"), hint, hint], HANDSHAKE);
  expect(both.match(/Under 60%, the confidence this report asks for, so read these as hints:/g)).toHaveLength(1);
  expect(both.indexOf("(80%")).toBeLessThan(both.indexOf("Under 60%"));
  expect(both.indexOf("Under 60%")).toBeLessThan(both.indexOf("(50%"));
  expect(writeReport("A plan.", [hint], HANDSHAKE)).toContain("It is under 60%, the confidence this report asks for, so read this as a hint:");
});

describe("a text that is not English", () => {
  const LETTER =
    "Die Regierung hat gestern beschlossen, dass die Bibliothek am Montag geschlossen bleibt. Jeder weiß, dass die Kinder darunter leiden werden, und die Experten sind sich einig. ".repeat(
      4,
    );
  const SAID = "The text doesn’t look like English. The engine’s patterns are English, so most of it wasn’t checked.";

  it.each([
    ["German", LETTER],
    ["Cyrillic", "Вчера совет решил, что библиотека по понедельникам будет закрыта. Все знают, что дети от этого пострадают."],
  ])("is said to be none, and nothing is missed in it: %s", (_name, text) => {
    const report = writeReport(text, [], HANDSHAKE);
    expect(report).toContain(SAID);
    expect(report).not.toContain("## What is missing");
  });

  it.each(["Everyone knows that the café is the best in town.", "97.3% (95% CI 90 to 99)", "A plan."])("is not what this is: %s", (text) => {
    expect(writeReport(text, [], HANDSHAKE)).not.toContain("doesn’t look like English");
  });
});

describe("the overall picture", () => {
  const mark = (reflexId: string, confidence: number) => ({
    reflexId,
    reflexLabel: "A label",
    confidence,
    rationale: "A reason.",
    fragment: "words",
    tags: [] as string[],
  });
  const picture = (frames: readonly ReturnType<typeof mark>[], text = "The sea was calm. ".repeat(30)) => writeReport(text, frames, HANDSHAKE).split("\n\n")[1];
  it.each([
    [
      "one, strong",
      [mark("vx-pc01-a", 0.8)],
      "The engine marked one passage in 120 words. It is strong (75% or more). It belongs to one family: consensus manipulation.",
    ],
    [
      "one, not strong",
      [mark("vx-pc01-a", 0.7)],
      "The engine marked one passage in 120 words. It isn’t strong; on its own, it may be just a habit of speech. It belongs to one family: consensus manipulation.",
    ],
    [
      "two of two families",
      [mark("vx-pc01-a", 0.7), mark("vx-os01-a", 0.8)],
      "The engine marked 2 passages in 120 words. One of them is strong (75% or more). They belong to 2 families: omission of sources, consensus manipulation.",
    ],
    [
      "two of one family",
      [mark("vx-pc01-a", 0.7), mark("vx-pc01-b", 0.8)],
      "The engine marked 2 passages in 120 words. One of them is strong (75% or more). They belong to one family: consensus manipulation.",
    ],
    [
      "only a weak one",
      [mark("vx-pc01-a", 0.39)],
      "The engine found only one weak signal in this text: wording that honest texts use, too. That says nothing about whether the text is true.",
    ],
  ])("%s", (_, frames, expected) => expect(picture(frames)).toBe(expected));
  it("names techniques where the family only says how the engine works", () => {
    const ids = ["vx-mp01-cue-verdict-because", "vx-mp01-cue-because-they", "vx-mp01-flag-waving"];
    const text = picture(ids.map((id) => mark(id, 0.7)))!;
    expect(text).toContain("Most frequent, counted by technique: causal oversimplification (2).");
    expect(text).not.toContain("expert taxonomy");
  });
  it.each([
    ["in some", "It rained. Act now! It poured. It hailed. We know it.", " They’re in 2 of its 5 sentences."],
    ["in every one", "Act now! We know it. Act now! We know it.", " They’re in every sentence of it."],
    ["in few sentences", "Act now! We know it.", ""],
  ])("counts the sentences that are touched: %s", (_, text, expected) => {
    const at = (words: string) => [...text.matchAll(new RegExp(words, "g"))].map((match): [number, number] => [match.index, match.index + words.length]);
    const marks = ["Act now", "We know it"].map((words) => ({ ...mark("vx-pc01-a", 0.7), fragment: words, spans: at(words) }));
    expect(picture(marks, text)).toContain(`words.${expected} None of them is strong`);
  });
  it("says nothing of spread over a few words", () =>
    expect(picture([mark("vx-pc01-a", 0.7), mark("vx-os01-a", 0.7)], "Experts agree. Everyone knows that it works.")).toBe(
      "The engine marked 2 passages in 7 words. None of them is strong; on its own, each may be just a habit of speech. They belong to 2 families: consensus manipulation, omission of sources.",
    ));
  it("counts the words of the text as the page does, an address for none", () => {
    const text = "Everyone knows it. Read more at https://news.example.org/2024/05/the-bridge-is-falling-down?from=mail#top, or ask Dr. Ruiz at the town hall.";
    const { words } = analyze(text);
    expect(words).toBeLessThan(wordsOf(text).length);
    expect(picture([mark("vx-pc01-a", 0.8)], text)).toContain(`one passage in ${words} words.`);
  });
  it("writes large numbers as the page does", () => expect(picture([mark("vx-pc01-a", 0.8)], "The sea was calm. ".repeat(600))).toContain("in 2,400 words."));
  it("leaves weak signals out of the findings and says so", () => {
    const report = writeReport("The sea was calm. ".repeat(30), [mark("vx-pc01-a", 0.8), mark("vx-vg01-b", 0.3)], HANDSHAKE);
    expect(report).not.toContain("vx-vg01-b");
    expect(report).toContain("One weak signal is left out of this report: honest texts use such wording, too.");
  });
  it("says of a cluster what it is made of, where the report shows less than several marks", () => {
    const cluster = mark("cluster-alert", 0.9);
    const text = "The sea was calm. ".repeat(30);
    const report = (ids: readonly [string, number][]) => writeReport(text, [cluster, ...ids.map(([id, n]) => mark(id, n))], HANDSHAKE);
    expect(
      report([
        ["vx-pc01-a", 0.7],
        ["vx-vg01-b", 0.3],
        ["vx-vg01-c", 0.3],
      ]),
    ).toContain("With the weak signals counted, several marks are so close");
    expect(
      report([
        ["vx-pc01-a", 0.7],
        ["vx-os01-a", 0.7],
        ["vx-em08-a", 0.7],
        ["vx-vg01-c", 0.3],
      ]),
    ).toContain("\n\nSeveral marks are so close");
  });
  it("speaks of one hint as of one", () => {
    const report = writeReport("The sea was calm. ".repeat(30), [mark("vx-pc01-a", 0.5)], HANDSHAKE);
    expect(report).toContain("It is under 60%, the confidence this report asks for, so read this as a hint:");
  });
  it("does not ask of a recipe who says so", () => {
    const recipe =
      "Rinse the lentils. Chop an onion and two carrots, and fry them in oil for a while. Add the lentils, a bay leaf and the stock. Simmer until soft.";
    expect(writeReport(recipe, [], HANDSHAKE)).not.toContain("Who says so");
    expect(writeReport("The sea was calm.", [], HANDSHAKE)).toContain("Who says so");
  });
  it.each([
    ["Hi Mum, this is my new number. Could you transfer 1,480 euros for me? Please don't tell dad. Hurry please, it has to be in before 5.", true],
    ["Your parcel is held. Pay the fee of 2 dollars now at https://parcel.example.com or it expires. Confirm your account with your PIN.", true],
    ["The trip to the museum costs 12 dollars. Please return the slip by May 6, and pay the teacher at the door.", false],
    ["Order now for 399 dollars and receive a free travel unit. Offer ends tonight, so hurry.", false],
  ])("says what to do before acting on a message that has several signs of a scam: %s", (text, warned) =>
    expect(writeReport(text, [], HANDSHAKE).includes("## Before you act")).toBe(warned),
  );
});

describe("the report on a mail that is after a password", () => {
  const MAIL =
    "Subject: Your inbox\n\nDear user,\n\nyour mailbox has reached 99% of its limit of 5 GB. Because of the new regulation every account must be validated again until today, 18:00, or the mailbox will be permanently deleted.\n\nPlease follow the link https://mail-validate.example/login and enter your password. Please do not forward it and do not contact the help desk in this matter, since our agents have no access to the system. " +
    `${"This is an automated message, and the number of your case stands below it. ".repeat(7)}\n\nThe mail team`;
  it("says before all else what it asks for, however long it is, and asks for no other side", () => {
    expect(MAIL.split(/\s+/).length).toBeGreaterThan(150);
    const report = writeReport(MAIL, analyze(MAIL).frames, HANDSHAKE);
    const heads = [...report.matchAll(/^## (.+)$/gm)].map((m) => m[1]);
    expect(heads.slice(0, 2)).toEqual(["Overall picture", "Before you act"]);
    expect(report).toContain("asks for a password, a code or personal data");
    expect(report).toContain("asks you to keep it to yourself");
    expect(heads).not.toContain("What is missing");
    expect(report).toContain("Did I expect this");
  });
});
