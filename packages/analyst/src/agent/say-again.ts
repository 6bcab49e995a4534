import type { Analysis } from "@candor/engine";
import { checkableClaims, type CheckableClaim } from "../text/claims.ts";
import { scanOmissions } from "../text/omissions.ts";
import { FUNCTION_WORDS, wordsOf } from "../text/words.ts";
import type { Intent } from "./intent.ts";
import { BUILT_IN_NOTICE } from "./notice.ts";
import { findingsOf } from "./passages.ts";
import { quote, type Said } from "./say.ts";

/** Nobody is helped by the same answer twice: what stands above is pointed at, and a step that was not named yet takes its place. */

type Turns = readonly { role: string; text: string }[];

/** What is long enough to weary who reads it again. */
const MIN_REPEATED_CHARS = 160;
const WANTS_IT_AGAIN = /\b(?:again|repeat|once more|one more time|re-?send)\b/i;
/** One passage, one row or one term that was asked for by its place is shown as often as it is asked for. */
const SHOWN_AGAIN = new Set<Intent>(["one-mark", "matter", "compare", "recap", "explain-term", "beyond", "fact", "author"]);

const saidBefore = (words: string, history: Turns): boolean => history.some(({ role, text }) => role === "assistant" && text.includes(words));

/** Whether the words were an answer of their own; what is missing is asked for by who saw it below the marks. */
const wasAnswered = (words: string, history: Turns): boolean =>
  history.some(({ role, text }) => role === "assistant" && (text === words || text === `${BUILT_IN_NOTICE}\n\n${words}`));

/** Whether an answer about a text stands in the conversation already, word for word. */
export const isRepeated = ({ text }: Said, request: string, intent: Intent, history: Turns): boolean =>
  text.length >= MIN_REPEATED_CHARS &&
  !SHOWN_AGAIN.has(intent) &&
  !WANTS_IT_AGAIN.test(request) &&
  (intent === "missing" ? wasAnswered(text, history) : saidBefore(text, history));

const MOST_SEARCHED = 6;
/** The words of a claim to type into a search, without the small ones. */
const searched = ({ sentence }: CheckableClaim): string =>
  wordsOf(sentence.text)
    .filter((word) => !FUNCTION_WORDS.has(word))
    .slice(0, MOST_SEARCHED)
    .join(" ");

const howTo = (claim: CheckableClaim): Said => ({
  text: `Step by step, for ${quote(claim.sentence.text)}\n\n1. **Search for its main words,** such as _${searched(claim)}_, in a new tab.\n2. **Open two pages that do not copy each other.** Look who wrote them, and when.\n3. **Follow the link or the name to where it was counted, found or decided,** and read the sentence there.\n4. **If nothing turns up,** treat it as unproven, and do not pass it on.`,
  confidence: 0.75,
});

const ASKS_FACTS = new Set<Intent>(["claims", "verdict", "sources", "decide", "use", "how-sure", "findings", "analyse-text"]);
const HEAD = "That stands above, and my rules see no more in it.";

/** For a text that no rule has a name for. */
export const WITHOUT_ME =
  "Three questions find most of it without me: What does it want me to do? By when, and why then? What would I lose if I took a day to think?";

/** The next step in place of an answer that was given already. `intent`: what was asked for again. */
export function sayNextStep(intent: Intent, text: string, analysis: Analysis, history: Turns): Said {
  if (intent === "scam")
    return {
      text: "It is as I said: I see what the message does, and can’t see who sent it. If you still waver, show it to somebody near you, or read it to your bank or the police on the phone. They hear such questions every day.",
      confidence: 0.75,
    };
  if (intent === "rewrite")
    return {
      text: "The wordings above are all that my rules have: a whole text I can’t rewrite. Try it in three sentences of your own: what is known, who says so, and how sure that is. Send them, and I will read them with you.",
      confidence: 0.75,
    };
  const claim = ASKS_FACTS.has(intent) ? checkableClaims(text, 1)[0] : undefined;
  if (claim) {
    const steps = howTo(claim);
    if (!saidBefore(steps.text, history)) return { ...steps, text: `${HEAD} What is left is to look it up. ${steps.text}` };
  }
  const asks = [...findingsOf(analysis).map((f) => f.question), ...scanOmissions(text).map((gap) => gap.ask)];
  const open = asks.find((ask) => !history.some(({ role, text: said }) => role === "assistant" && said.startsWith(HEAD) && said.includes(ask)));
  if (open !== undefined)
    return { text: `${HEAD} Put one question to whoever wrote it, or look for its answer elsewhere: _${open}_`, confidence: 0.65, notes: [open] };
  if (findingsOf(analysis).length === 0 && ASKS_FACTS.has(intent) && !saidBefore(WITHOUT_ME, history))
    return { text: `${HEAD} ${WITHOUT_ME}`, confidence: 0.6 };
  return { text: `${HEAD} Tell me in other words what you want to find out, or name a sentence or a word of it.`, confidence: 0.6 };
}

const PASSAGE = /^> /;
const LISTS_MARKS = /^(?:One passage stands out|\d+ passages stand out)\b[^\n]*:$/;
const SHORTENED = new Set<Intent>(["findings", "verdict", "decide", "emotions"]);

/** An answer without the marked passages that an earlier one explained: they are named, and their reasons stand above. */
export function withoutShownPassages(said: Said, request: string, intent: Intent, history: Turns): Said {
  if (!SHORTENED.has(intent) || WANTS_IT_AGAIN.test(request)) return said;
  const blocks = said.text.split("\n\n");
  const earlier = new Set(history.filter(({ role }) => role === "assistant").flatMap(({ text }) => text.split("\n\n")));
  const isShown = (at: number): boolean => PASSAGE.test(blocks[at] ?? "") && earlier.has(blocks[at]!) && (blocks[at + 1] ?? "").startsWith("**");
  const shown = blocks.flatMap((_, at) => (isShown(at) ? [at] : []));
  if (shown.length === 0 || blocks.some((block, at) => PASSAGE.test(block) && !shown.includes(at))) return said;
  const rows = shown.map((at) => {
    const label = /^\*\*(.+?)\*\* \((\d+%)\)/.exec(blocks[at + 1]!);
    const words = blocks[at]!.slice(2).replace(/ \(paragraph \d+, character \d+\)$/, "");
    return label ? `- ${words}: ${label[1]!.toLowerCase()} (${label[2]!})` : `- ${words}`;
  });
  const dropped = new Set(shown.flatMap((at) => [at, at + 1]));
  const parts = blocks.flatMap((block, at) => {
    if (LISTS_MARKS.test(block))
      return [`${shown.length === 1 ? "One passage stands" : `${shown.length} passages stand`} out; the reasons are above:`, rows.join("\n")];
    return dropped.has(at) ? [] : [block];
  });
  return { ...said, text: parts.join("\n\n"), notes: [...(said.notes ?? []), ...rows.map((row) => row.replace(/^.*: | \(\d+%\)$/g, ""))] };
}
