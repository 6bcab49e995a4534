import { expect, it } from "vitest";
import { tidied } from "./tidied.ts";

it.each([
  [
    "lines that the width broke",
    "The pool will be closed from the fourth\nto the fifteenth of August for repairs,\nand tickets are extended.",
    "The pool will be closed from the fourth to the fifteenth of August for repairs, and tickets are extended.",
  ],
  [
    "a word that was parted",
    "We apologise to everybody who had plan-\nned to swim during the holidays.",
    "We apologise to everybody who had planned to swim during the holidays.",
  ],
  [
    "a name with a hyphen",
    "It was written by Anna Schmidt-\nMeier in the spring of that year.",
    "It was written by Anna Schmidt- Meier in the spring of that year.",
  ],
  [
    "paragraphs",
    "First bubble, rather long as bubbles go\nand on a second line.\n\nSecond bubble.\n\n\n",
    "First bubble, rather long as bubbles go and on a second line.\n\nSecond bubble.",
  ],
  [
    "short lines that end on purpose",
    "Dear neighbors,\nthe yard will be swept on Saturday from nine to twelve.\nAnna",
    "Dear neighbors,\nthe yard will be swept on Saturday from nine to twelve.\nAnna",
  ],
  ["a list", "Bring with you on Monday:\nbread\nsalt", "Bring with you on Monday:\nbread\nsalt"],
  ["blanks and other line ends", "  Two   words \r\n\r\n more ", "Two words\n\nmore"],
  ["a pronoun that was taken for a stroke", "Call me. | will pay, and |'m sorry.", "Call me. I will pay, and I'm sorry."],
  ["strokes that are strokes", "Home | News | About", "Home | News | About"],
  ["nothing", " \n \n", ""],
])("%s", (_, read, text) => expect(tidied(read)).toBe(text));
