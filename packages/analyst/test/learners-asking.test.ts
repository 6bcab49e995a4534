import { LESSON_MINUTES } from "@candor/content/lesson-minutes";
import { expect, it } from "vitest";
import { talk } from "./talk.ts";

/** What a learner and her teacher asked about the lessons, and got no answer to. */
it.each([
  ["What does sound mean in the lessons?", "holds up as it is"],
  ["what does 'not enough to tell' mean", "an honest answer, too"],
  ["Which lesson should I start with?", "What brings you here?"],
  ["How is my answer assessed?", "The rules can be unfair to a good answer"],
  ["Who grades my answers in the sandbox?", "four things count"],
  ["I'm a teacher. How can I use this with my class?", "Link makes a link for a class"],
  ["My friend says I made a straw man. What does that mean?", "**Straw man.** A view is restated"],
  ["My sister said it was whataboutism. What is that?", "**Whataboutism.**"],
  ["He said that it was a red herring. what does it mean", "**Red herring.**"],
  ["Is it ad hominem if I say the study was paid by the company?", "depends on the step it takes"],
  ["Is it a slippery slope when I warn about what comes next?", "**Slippery slope.**"],
])("%s", (asked, answer) => expect(talk(asked).message).toContain(answer));

it.each([
  ["The teacher says that the essay has an argument. What does that mean?", "**Argument"],
  ["Is it true that cats sleep a lot if it rains?", "depends on the step"],
  ["How is the answer to question 3 marked?", "four things count"],
  ["What does a sound engineer mean by gain?", "holds up as it is"],
])("takes no everyday word for a term of ours: %s", (asked, answer) => expect(talk(asked).message).not.toContain(answer));

it("leaves a text that is spoken of its own answer", () => {
  const text =
    "Critics say that the mayor's plan is a straw man built to please the builders. The council votes on Monday, and 40 neighbors have signed against it.";
  expect(talk(text, "What does that mean?").message).not.toContain("**Straw man.** A view is restated");
});

it.each(["Are there exercises?", "How long does a lesson take?"])("says how long a lesson takes as the lists do: %s", (asked) => {
  const minutes = Object.values(LESSON_MINUTES).toSorted((a, b) => a - b);
  expect(minutes[Math.floor(minutes.length / 2)]).toBe(15);
  expect(talk(asked).message).toMatch(/about fifteen minutes/);
});
