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
    difference: "Two prices and a day can be checked. “Too late” cannot.",
  },
  {
    category: "logical",
    leaning: "Either you support the plan, or you want the town to fail.",
    plain: "I am for the plan. Others prefer the bypass or waiting a year; here is why I do not.",
    difference: "The other options are named before they are turned down.",
  },
  {
    category: "authority",
    leaning: "Studies show that this diet works, and experts agree.",
    plain: "In a trial with 212 adults the diet group lost 2 kg more than the control group in a year (Lindqvist 2019).",
    difference: "One named study (made up for this page), with its size and its effect, in place of many without a name.",
  },
  {
    category: "consensus",
    leaning: "Everyone knows that the old system was better.",
    plain: "In our survey 61 of 140 members said they preferred the old system.",
    difference: "Somebody counted, and the others are still visible.",
  },
  {
    category: "framing",
    leaning: "The so-called reformers are coming for our way of life.",
    plain: "The committee proposes to close the Sunday market. I am against it because of the stallholders.",
    difference: "The proposal comes first, the judgment second and as one’s own.",
  },
  {
    category: "distraction",
    leaning: "Mistakes were made, but what about what the last council did?",
    plain: "We ordered the wrong pipes in March. It cost £40,000 and it was my decision.",
    difference: "Who did what, before anything else is brought up.",
  },
  {
    category: "other",
    leaning: "This drink melts fat overnight, 97.3% guaranteed.",
    plain: "We have not tested whether the drink changes anybody’s weight.",
    difference: "What is not known is said to be not known.",
  },
];

export const TIPS: readonly { title: string; text: string }[] = [
  {
    title: "Change one thing",
    text: "Put the same sentence into two slots and change a single word in one of them. What the result does then, that word did.",
  },
  {
    title: "Test the honest twin",
    text: "For every trick there is a fair sentence that looks like it. A detector is only worth something if it leaves that one alone.",
  },
  { title: "Take the words away", text: "Delete what was marked and read what is left. If nothing is left, the marked words were doing all the work." },
  {
    title: "Say it in feedback",
    text: "“Wrong: this is a real deadline” lowers what fired. “Missed the guilt trip” raises it, and what stayed just under its threshold as well. Every change is listed under “Adaptive Learning” and can be undone.",
  },
  { title: "Clean is not true", text: "A false statement in plain words passes every test here. The laboratory looks at wording; facts have to be looked up." },
];
