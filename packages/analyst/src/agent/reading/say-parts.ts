import type { Analysis, Handshake } from "@candor/engine";
import { anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { sentencesOf, topicStems, type Sentence } from "../../text/words.ts";
import { sayStretch } from "./say-marks.ts";
import { quote, type Said } from "../say.ts";

/** A part of a text by its name, and words that evaluate: neither is a word to search for. */

const EVALUATES =
  "(?:exaggerat\\w*|ok(?:ay)?|fine|fair|unfair|honest|dishonest|mislead\\w*|bias(?:ed)?|sound|good|bad|wrong|right|true|false|trustworthy|reliable|clickbait|manipulat\\w*|neutral|objective|accurate|over the top|too (?:strong|much|harsh)|loaded|problem\\w*|off|weird|suspicious|balanced|sensational\\w*|dramatic|overstat\\w*|overblown|inflat\\w*)";
const PART = anyWords(
  /(headline|title|heading|caption)/i,
  /(first|opening|last|final|closing) (sentences?|lines?|paragraphs?|words|part)/i,
  /(beginning|start|opening|intro(?:duction)?)|(ending|end|conclusion|close)/i,
);
const NAMED = new RegExp(
  `^(?:(?:so|and|but|ok(?:ay)?|well|then|now)[, ]+)*(?:(?:is|are|was|were|does|do|isn['’]?t) (?:the|its|this|that) (?:\\w+ )?${PART.source}(?: (?:really|itself|too|very|so|a bit|seem|sound|look|also|of (?:it|this|the \\w+)))* ?${EVALUATES}\\b|(?:what(?:['’]?s| is)|is (?:there )?(?:anything|something)|anything|something) ${EVALUATES} (?:with|about|in) (?:the|its|this|that) (?:\\w+ )?${PART.source}|(?:what|how) about (?:the|its) ${PART.source}|does (?:the|its) ${PART.source} (?:${EVALUATES}|(?:really |even |actually )?(?:match|fit|say|agree|reflect|promise|hold)\\w*\\b)|what(?:['’]?s| is) the (?:headline|title)[?.! ]*$)`,
  "i",
);
/** “Does this exaggerate anything?” */
const OF_THE_WHOLE =
  /^(?:(?:so|and|but|ok(?:ay)?|well|then|now)[, ]+)*(?:does|do|did|is|are|was) (?:it|this|that|they|he|she|anything|something|any of (?:it|this)|(?:the|this) (?:text|article|post|author|writer|message|ad|piece|page)) (?:here |in (?:it|this|here) |really |try to |trying to |at all |a bit |being )*(?:exaggerat\w*|overstat\w*|overblown|inflat\w*|over the top|sensational\w*|distort\w*|twist\w*|spin)\b/i;
export const evaluatesWhole = (request: string): boolean => OF_THE_WHOLE.test(request.trim());

function stretch(request: string, text: string): { name: string; at: { start: number; end: number }; isTitle: boolean } | "none" | null {
  const [, title, nth, unit, begin, end] = PART.exec(request) ?? [];
  const which = nth?.toLowerCase();
  const body = bodyOf(text);
  const first = body[0];
  if (!first) return null;
  const line = /^[^\n]+/.exec(text.trimStart());
  const from = text.length - text.trimStart().length;
  if (title !== undefined)
    return line && line[0].length + from < text.trimEnd().length && /\n/.test(text.trim()) && line[0].split(/\s+/).length <= 20
      ? { name: "The title", at: { start: from, end: from + line[0].trimEnd().length }, isTitle: true }
      : "none";
  // “The first sentence” is found by its number.
  if (unit !== undefined && /^(?:sentence|line|paragraph)$/i.test(unit) && !/opening|closing/.test(which ?? "")) return null;
  const last = body.at(-1)!;
  if (begin !== undefined || /first|opening/.test(which ?? "")) return { name: "The beginning", at: first, isTitle: false };
  return end !== undefined || which !== undefined ? { name: "The ending", at: last, isTitle: false } : null;
}

/** The sentence of the body that shares most with a title. */
function answersTo(title: string, text: string): Sentence | undefined {
  const wanted = topicStems(title);
  const rows = sentencesOf(text)
    .filter((s) => !s.text.includes(title) && !title.includes(s.text))
    .map((s) => ({ s, n: [...topicStems(s.text)].filter((stem) => wanted.has(stem)).length }));
  return rows.filter(({ n }) => n > 0).sort((a, b) => b.n - a.n)[0]?.s;
}

/** “Is the headline ok?”: the marks within that part, and what to hold it against. Null where no part is named, or one that is found by its number. */
export function sayPart(request: string, text: string, analysis: Analysis, handshake: Handshake): Said | null {
  if (!NAMED.test(request.trim())) return null;
  const part = stretch(request, text);
  if (part === null) return null;
  if (part === "none")
    return {
      text: "I don’t see a title in what you pasted: it starts right with its first sentence. Paste the title above the text, on its own line, and I’ll compare the two.",
      confidence: 0.75,
    };
  const said = sayStretch(part.at.start, part.at.end, part.name, text, analysis, handshake);
  if (!part.isTitle) return said;
  const place = answersTo(text.slice(part.at.start, part.at.end), text);
  const against = place
    ? `Compare it with the body. The closest sentence there is:\n\n> ${quote(place.text)}\n\nDoes the title promise more than that: something surer, bigger, faster, or for more people?`
    : "Compare it with the body: I don’t see a sentence there that picks up its words, so ask which one it rests on.";
  return { ...said, text: `${said.text}\n\n${against}` };
}
