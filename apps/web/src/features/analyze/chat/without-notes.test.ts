import { analyze } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { withoutIds, withoutNotes } from "./without-notes.ts";

describe("a reply without the notes it repeats", () => {
  const reply = "It leans on a crowd. **Says that everyone knows** _Who has asked them?_ Everyone knows that.";
  it("keeps its length and everything else", () => {
    const read = withoutNotes(reply, ["Says that everyone knows", "Who has asked them?"]);
    expect(read).toHaveLength(reply.length);
    expect(read).toMatch(/^It leans on a crowd\. \*\* \.\s+\*\* _ \.\s+_ Everyone knows that\.$/);
    expect(read.indexOf("Everyone knows that.")).toBe(reply.indexOf("Everyone knows that."));
  });
  it("blanks every repetition, and the codex's own texts", () => {
    const words = (text: string) => text.replace(/[.\s]/g, "");
    expect(words(withoutNotes("abcde abcde", ["abcde"]))).toBe("");
    expect(words(withoutNotes("I’m not fully confident. Here’s what I do know—and what would increase confidence.", []))).toBe("");
  });
  it("is the reply itself without notes; pieces of three letters and less count for nothing", () => {
    expect(withoutNotes(reply, [])).toBe(reply);
    expect(withoutNotes(reply, ["e", "", "cro"])).toBe(reply);
  });
  it("leaves a quotation behind a note a quotation, and no paragraph that speaks for itself", () => {
    const note = "Which study, how large was it?";
    const read = withoutNotes(`On “it works”: ${note} “It cuts stress by 43.7%” (${note})`, [note]);
    expect(analyze(read).frames.map(({ reflexId, stance }) => [reflexId, stance])).toEqual([["vx-fp01-productivity-decimal", "quoted"]]);
  });
});

it("a message without the ids of patterns keeps its length and its other words", () => {
  const message = "Why is vx-os01-studies-show so low? Studies show that vx-rays are fine (vx-pc01).";
  expect(withoutIds(message)).toBe(`Why is ${"_".repeat(20)} so low? Studies show that vx-rays are fine (${"_".repeat(7)}).`);
});
