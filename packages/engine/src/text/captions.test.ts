import { describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { isCaptioned } from "./captions.ts";

const LINES = [
  "so today we look at the ferry",
  "that has crossed the lake since 1911",
  "and experts say this",
  "works better than any bridge",
  "and only a fool would doubt it",
];
const SPEECH = LINES.join(" ");
const time = (at: number): string => `0:${String(at * 4).padStart(2, "0")}`;
const long = (at: number): string => `00:00:${String(at * 4).padStart(2, "0")}`;

const FORMS: readonly (readonly [string, string])[] = [
  ["the transcript of a video site", LINES.map((line, at) => `${time(at)}\n${line}`).join("\n")],
  ["times and words in one line", LINES.map((line, at) => `[${long(at)}] ${line}`).join("\n")],
  ["subtitles with numbers", LINES.map((line, at) => `${at + 1}\n${long(at)},000 --> ${long(at)},900\n${line}\n`).join("\n")],
  ["subtitles by Windows", LINES.map((line, at) => `${at + 1}\r\n${long(at)},000 --> ${long(at)},900\r\n${line}\r\n`).join("\r\n")],
  ["a file of web captions", `WEBVTT\n\n${LINES.map((line, at) => `${long(at)}.000 --> ${long(at)}.900 align:start\n${line}\n`).join("\n")}`],
];

describe("captions", () => {
  it.each(FORMS)("%s are told from other lines", (_, text) => expect(isCaptioned(text)).toBe(true));
  it.each(FORMS)("%s are read as the speech that they are", (_, text) => {
    const [frames, speech] = [analyze(text), analyze(SPEECH)];
    expect(frames.frames.map(({ reflexId }) => reflexId)).toEqual(speech.frames.map(({ reflexId }) => reflexId));
    expect(speech.frames).not.toEqual([]);
    expect([frames.words, frames.sentences]).toEqual([speech.words, speech.sentences]);
  });
  it("part where somebody else speaks", () => {
    const text = ["is the ferry late", ">> no it is on time", "as it always is", ">> good"].map((line, at) => `${time(at)}\n${line}`).join("\n");
    expect(analyze(text).paragraphs).toHaveLength(3);
    const film = ["Is the ferry late?\n- No.", "- It is on time.", "as it always is"]
      .map((line, at) => `${at + 1}\n${long(at)},000 --> ${long(at)},900\n${line}\n`)
      .join("\n");
    expect(analyze(film).paragraphs).toHaveLength(3);
  });
});

describe("no captions", () => {
  it.each([
    ["a schedule", "9:15\nOpening\n9:30\nKeynote\n10:15\nCoffee\n10:45\nPanel"],
    ["chapters of a video", "0:00 Intro\n2:15 What a ferry is\n8:40 Questions\n12:05 The end"],
    [
      "a diary of a night",
      "Dear all,\nwe slept badly.\nAt 2:15 the dog barked.\nAt 3:00 the cat did.\n4:10 was the bin lorry.\nWe rose at six.\nIt rained.\nAll was well.",
    ],
    ["two times", "0:01\nso today\n0:04\nwe look"],
    ["one line", "0:01 so today 0:04 we look 0:08 at the ferry"],
    ["nothing", ""],
  ])("%s", (_, text) => expect(isCaptioned(text)).toBe(false));
});
