import { APP_WORDS } from "@candor/content/glossary";
import { explain } from "@candor/engine/catalogue";
import { sayLessons } from "./lesson-link.ts";
import { innerQuotes, type Said } from "../say.ts";
import { firstSentence } from "../../text/words.ts";
import { termOfNote, type Term } from "./terms.ts";

const MOST_EXAMPLES = 3;
/** Ours, and of no article: in italics, since whoever reads a reply looks up in the article what stands in double quotation marks. */
const shown = (example: string): string => `_${innerQuotes(example)}_`;
const lesson = ({ lesson: title }: Term): string => (title === null ? "" : sayLessons([title]));
/** Everything that is repeated from the catalogue or the glossary. */
const notesOf = (term: Term): string[] => [
  term.name,
  term.definition,
  term.question,
  ...[term.mechanism, term.source, term.lesson].filter((s) => s !== null),
  ...[...term.examples, ...(term.fine === null ? [] : [term.fine])].flatMap((example) => [example, innerQuotes(example)]),
];
const said = (parts: readonly string[], terms: readonly Term[]): Said => {
  const text = parts.filter(Boolean).join("\n\n");
  return { text, confidence: 0.85, notes: [...new Set(terms.flatMap(notesOf))].filter((note) => text.includes(note)) };
};

/** A technique or an idea, with an example, what it is not, and a question to ask. */
export function sayTerm(term: Term): Said {
  return said(
    [
      `**${term.name}.** ${term.definition}`,
      term.mechanism === null ? "" : `How it works: ${term.mechanism}`,
      term.examples[0] === undefined ? "" : `It looks like this: ${shown(term.examples[0])}`,
      term.fine === null ? "" : `This is different, though the words are close: ${shown(term.fine)}`,
      `Ask: _${term.question}_${term.source === null ? "" : ` (Source: ${term.source})`}`,
      [term.marked || term.isIdea === true ? "" : "My rules don’t mark it.", lesson(term)].filter(Boolean).join(" "),
    ],
    [term],
  );
}

/** A pattern by its reflex id; null for an id that no pattern has. */
export function explainReflex(reflexId: string): Said | null {
  const note = explain(reflexId);
  return note ? sayTerm(termOfNote(note)) : null;
}

/** Further examples of a term that was explained before. */
export function sayExamples(term: Term): Said {
  const rows = term.examples.slice(term.examples.length > 1 ? 1 : 0, MOST_EXAMPLES + 1);
  return said(
    [`**${term.name}**, for example:`, rows.map((row) => `- ${shown(row)}`).join("\n"), `For each one, ask: _${term.question}_`, lesson(term)],
    [term],
  );
}

/** How to notice a term that was explained before, and what to answer. */
export const saySpot = (term: Term): Said =>
  said(
    [
      `To notice **${term.name.toLowerCase()}**, keep one question ready: _${term.question}_`,
      term.fine === null ? "" : `This is different, though the words are close: ${shown(term.fine)}`,
      "Asked out loud, in a friendly way, the same question is also the best answer to it.",
      lesson(term),
    ],
    [{ ...term, name: term.name.toLowerCase() }],
  );

/** Examples that were not shown yet; where there are none left, how to find one. */
export function sayFurtherExamples(term: Term, history: readonly { text: string }[]): Said {
  const fresh = term.examples.filter((example) => !history.some(({ text }) => text.includes(innerQuotes(example)))).slice(0, MOST_EXAMPLES);
  if (fresh.length > 0)
    return said([`**${term.name}**, for example:`, fresh.map((row) => `- ${shown(row)}`).join("\n"), `For each one, ask: _${term.question}_`], [term]);
  return said(
    [
      `I’ve shown you all the examples I have of **${term.name}**, and I don’t make any up.`,
      `To find one yourself, take the next advertisement, speech or heated comment, and ask about each sentence: _${term.question}_ Paste what you find, and we’ll look at it.`,
      lesson(term),
    ],
    [term],
  );
}

/** “Is it always bad?” */
export const sayFair = (term: Term): Said =>
  said(
    [
      `With **${term.name}**, it’s the step that counts, not any one word: somebody who can answer one question may not be misleading anyone. _${term.question}_`,
      term.fine === null ? "If there’s a good answer to it, the same words are fair." : `This is different, though the words are close: ${shown(term.fine)}`,
      "And it doesn’t take a plan: most people do it without noticing.",
    ],
    [term],
  );

/** “Is it a slippery slope when I warn of what comes next?” */
export const sayWhether = (term: Term): Said =>
  said(
    [
      `**${term.name}.** ${term.definition}`,
      `Whether something is one depends on the step it takes, not on any one word. One question tells you: _${term.question}_`,
      term.fine === null ? "If there’s a good answer to it, the same words are fair." : `This is different, though the words are close: ${shown(term.fine)}`,
      lesson(term),
    ],
    [term],
  );

/** “Why is it wrong?”, “How does it work?” */
export const sayMechanism = (term: Term): Said =>
  said(
    [`What’s misleading about **${term.name}** is this: ${term.mechanism ?? term.definition}`, `The question that shows it: _${term.question}_`, lesson(term)],
    [term],
  );

/** “Explain it like I am five”: the example first, and one sentence. Nothing is put into new words that nobody has checked. */
export const sayPlainTerm = (term: Term): Said =>
  said(
    [
      `In short, **${term.name}** is easiest to see in an example.`,
      term.examples[0] === undefined ? "" : shown(term.examples[0]),
      `What happens in it: ${firstSentence(term.definition)}`,
      `And the one question to remember: _${term.question}_`,
    ],
    [{ ...term, definition: firstSentence(term.definition) }],
  );

const lessons = (a: Term, b: Term): string => sayLessons([...new Set([a.lesson, b.lesson].filter((title) => title !== null))]);

/** Two terms side by side. */
export function sayDifference(a: Term, b: Term): Said {
  if (a.name === b.name) return said([`Both are names for the same thing here. **${a.name}.** ${a.definition}`, lesson(a)], [a]);
  const one = (term: Term) => `**${term.name}.** ${term.definition}${term.examples[0] === undefined ? "" : ` For example: ${shown(term.examples[0])}`}`;
  const apart =
    a.question === b.question
      ? `One question tells them apart: _${a.question}_`
      : `To tell them apart, try both questions. For the first: _${a.question}_ For the second: _${b.question}_ Whichever question exposes the trick tells you which it is.`;
  return said([one(a), one(b), apart, lessons(a, b)], [a, b]);
}

/** A term that neither the catalogue nor the glossary has. */
export const sayUnknownTerm = (name: string): Said => ({
  text: `“${name}” isn’t something this app teaches, and I won’t guess at a definition. If it’s in use, a dictionary of logic or an encyclopedia will have it. What I can explain are the techniques on the Taxonomy page, by name.`,
  confidence: 0.85,
});

/** A word of the app itself: "What does 'frame' mean?" */
export function explainAppWord(name: string): Said | null {
  const whole = name.toLowerCase();
  const word = [whole.replace(/s$/, ""), whole].find((one) => Object.hasOwn(APP_WORDS, one));
  return word === undefined ? null : { text: APP_WORDS[word]!, confidence: 0.9 };
}
