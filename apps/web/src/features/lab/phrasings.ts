import type { Category } from "@candor/engine";

/** Example phrasings of the laboratory: a wording that leans on the reader, and the same matter said plainly. */
export interface Phrasing {
  category: Category;
  leaning: string;
  plain: string;
  difference: string;
}

export const PHRASINGS: readonly Phrasing[] = [
  {
    category: "emotional",
    leaning: "Act now and buy your ticket before it is too late!",
    plain: "Tickets cost €12 until Friday, and €15 at the door.",
    difference: "Two prices and a date can be checked. “Too late” can’t.",
  },
  {
    category: "logical",
    leaning: "Either you support the plan, or you want the town to fail.",
    plain: "I am for the plan. Others prefer the bypass or waiting a year; here is why I do not.",
    difference: "It names the other options before turning them down.",
  },
  {
    category: "authority",
    leaning: "Studies show that this diet works, and experts agree.",
    plain: "In a trial with 212 adults the diet group lost 2 kg more than the control group in a year (Baptiste 2021).",
    difference: "One named study (made up for this page) with its size and effect, instead of many unnamed ones.",
  },
  {
    category: "consensus",
    leaning: "Everyone knows that the old system was better.",
    plain: "In our survey 61 of 140 members said they preferred the old system.",
    difference: "Someone counted, and you can still see who disagreed.",
  },
  {
    category: "framing",
    leaning: "The so-called reformers are coming for our way of life.",
    plain: "The committee proposes to close the Sunday market. I am against it because of the stallholders.",
    difference: "The proposal comes first; the judgment comes second, as the writer’s own.",
  },
  {
    category: "distraction",
    leaning: "Mistakes were made, but what about what the last council did?",
    plain: "We ordered the wrong pipes in March. It cost £40,000 and it was my decision.",
    difference: "It says who did what before bringing up anything else.",
  },
  {
    category: "other",
    leaning: "This drink melts fat overnight, 97.3% guaranteed.",
    plain: "We have not tested whether the drink changes anybody’s weight.",
    difference: "It admits what isn’t known.",
  },
];

export const TIPS: readonly { title: string; text: string }[] = [
  {
    title: "Change one thing",
    text: "Put the same sentence in two slots and change a single word in one of them. Any difference in the result comes from that word.",
  },
  { title: "Test the honest twin", text: "Every trick has a fair sentence that looks like it. A detector is only useful if it leaves that one alone." },
  { title: "Take the words away", text: "Delete what was marked and read what’s left. If nothing is left, the marked words were doing all the work." },
  {
    title: "Say it in feedback",
    text: "“Wrong: this is a real deadline” lowers what fired. “Missed the guilt trip” raises it, along with anything just under its threshold. Every change is listed under “Adaptive Learning”, and you can undo it.",
  },
  {
    title: "Clean doesn’t mean true",
    text: "A false statement in plain words passes every test here. The laboratory checks wording; you still need to look up the facts.",
  },
];
