import { analyze } from "@candor/engine";
import { expect, it } from "vitest";
import { messageTo } from "./write-back-message.ts";

const framesOf = (text: string) => analyze(text).frames;
const PRESSED = "Only 3 left at this price, so act now before it is too late! Everyone knows that this is the best lamp in the world.";

it("asks about at most two passages, each with the question of its note, and accuses nobody", () => {
  const frames = framesOf(PRESSED);
  expect(frames.length).toBeGreaterThan(2);
  const message = messageTo("sender", frames, false);
  const quoted = message.match(/“[^”]+”/g) ?? [];
  expect(quoted).toHaveLength(2);
  for (const words of quoted) expect(PRESSED).toContain(words.slice(1, -1));
  const questions = frames.map((frame) => frame.question).filter((question) => message.includes(question));
  expect(new Set(questions).size).toBe(2);
  expect(message).toMatch(/^Thanks for sending me this\. Two parts/);
  expect(message).toMatch(/Do you know where it comes from\? I may be missing something\.$/);
  expect(messageTo("writer", frames, false)).toMatch(/^I read what you wrote\. Two parts[\s\S]*What are you basing this on\?/);
});

it("speaks of one passage where there is one, and of none where none is marked in the writer’s own voice", () => {
  const one = framesOf("Everyone knows that the lamp is good.");
  expect(messageTo("sender", one, false)).toMatch(/^Thanks for sending me this\. One part made me pause/);
  const denied = framesOf("It is not true that everyone knows this.");
  for (const frames of [[], denied])
    expect(messageTo("sender", frames, false)).toBe(
      "Thanks for sending me this. Before I pass it on, I’d like to know more about it. Do you know where it comes from?",
    );
});

it("leaves out alerts about the whole text, and shortens a long passage between words", () => {
  const [frame] = framesOf("Everyone knows that the lamp is good.");
  const alert = { ...frame!, reflexId: "cluster-alert", fragment: "the whole of it" };
  const long = { ...frame!, fragment: `so ${"wonderful ".repeat(40)}` };
  const message = messageTo("sender", [alert, long], false);
  expect(message).not.toContain("the whole of it");
  expect(message).toMatch(/“so (wonderful )+…”/);
  expect(message.length).toBeLessThan(500);
});

it("asks to wait where a swindler’s wording is marked, whoever it is for", () => {
  const frames = framesOf("Your account is suspended. Click the link and confirm your password.");
  expect(messageTo("writer", frames, true)).toContain("I wouldn’t pay, click or reply until");
  expect(messageTo("writer", frames, true)).toBe(messageTo("sender", frames, true));
});
