import type { Analysis, Handshake } from "@candor/engine";
import { unescapeMarkdown } from "../../markdown.ts";
import { oneLine, sentencesOf } from "../../text/words.ts";
import { headOf, lastAnswer, lastList, lastShown, rowsNamed, rowsOf, type Turns } from "../request/last-answer.ts";
import { sayOneClaim } from "./say-advice.ts";
import { findingsOf } from "../reading/passages.ts";
import { listed, sayOnePassage, sayPointed } from "../reading/say-marks.ts";
import { inBrief, NO_LOOKUP } from "../danger/say-scam.ts";
import { innerQuotes, quote, type Said } from "../say.ts";

/** What is said of the last reply itself: one row of its list, or the whole in fewer words. */

const MIN_CLAIM_CHARS = 12;
/** A figure that a question of a list is about. */
const OF_FIGURES = /\bfigures?\b|\bmeasured\b|\bchange is given\b|\bhow many in a thousand\b/i;

/** “Ok, and the second one?” after a list of questions, claims, gaps or steps. Null where the last reply holds no list, or the request names no row. */
export function sayRow(request: string, text: string, analysis: () => Analysis, handshake: Handshake, history: Turns): Said | null {
  const rows = lastList(history);
  if (rows.length === 0) return sayShownMark(request, text, analysis(), handshake, history);
  const named = rowsNamed(request, rows.length, history);
  if (named === null) return null;
  if (named.some((n) => rows[n] === undefined))
    return { text: `There ${rows.length === 1 ? "is only one" : `are only ${rows.length}`} in the list above.`, confidence: 0.8 };
  if (named.length > 1 || named.length === rows.length) return { text: named.map((n, i) => `${i + 1}. ${rows[n]!}`).join("\n"), confidence: 0.75 };
  const row = rows[named[0]!]!;
  const quoted = /“([^“”]{3,})”/.exec(row)?.[1];
  // A mark that was only named above is explained with its reason.
  const mark = quoted === undefined ? undefined : findingsOf(analysis()).find((f) => f.fragment === quoted || quote(f.fragment) === `“${quoted}”`);
  if (mark && row.startsWith("“")) return sayPointed({ kind: "words", words: mark.fragment }, text, analysis(), handshake);
  const claim = quoted !== undefined && quoted.length >= MIN_CLAIM_CHARS && row.startsWith("“") ? sayOneClaim(quoted, text, analysis(), handshake) : null;
  if (claim) return { ...claim, text: `Number ${named[0]! + 1} of ${rows.length}. ${claim.text}` };
  const place = quoted === undefined && OF_FIGURES.test(row) ? sentencesOf(text).find((s) => /\d/.test(s.text)) : undefined;
  return {
    text: `Number ${named[0]! + 1} of ${rows.length}: ${row}${place ? `\n\nIn this text, that’s about this sentence: ${quote(place.text)}` : ""}`,
    confidence: 0.75,
  };
}

const SHOWN_MARK = /^> “(.+)”(?: \([^)\n]*\))?\n\n\*\*(.+?)\*\*/gm;

/** “And the second?” after marks that were shown in full, the strongest first: the second of those, and not the second in the text. Null where fewer than two were shown. */
function sayShownMark(request: string, text: string, analysis: Analysis, handshake: Handshake, history: Turns): Said | null {
  const passages = listed(analysis);
  // Of what one speaker says, their name is left out.
  const shown = [...lastShown(history).matchAll(SHOWN_MARK)].flatMap(
    ([, words, label]) =>
      passages.find(
        (p) => p.frames.some((f) => f.reflexLabel === label) && innerQuotes(oneLine(p.words.fragment)).includes(unescapeMarkdown(words!).replace(/ …$/, "")),
      ) ?? [],
  );
  const named = shown.length < MIN_ROWS ? null : rowsNamed(request, shown.length, history);
  if (named?.length !== 1) return null;
  const passage = shown[named[0]!];
  if (!passage) return { text: `There are only ${shown.length} in the list above.`, confidence: 0.8 };
  const one = sayOnePassage(passage, text, handshake);
  return { ...one, text: `Number ${named[0]! + 1} of ${shown.length}:\n\n${one.text}`, confidence: 0.8 };
}

const MIN_ROWS = 2;
/** The question in a row of advice is what one takes along. */
const question = (row: string): string => (/: (_[^_]+\?_)$/.exec(row)?.[1] ?? "").replace(/^_/, " _");
/** The text, and not the reply, is to be shortened. */
const THE_TEXT = /\b(?:text|article|letter|message|e-?mail|mail|post|speech|essay|story|report|piece|summar\w+)\b/i;

/** The last reply in fewer words: the heads of its steps or gaps, or the signs in one sentence. Null where it was something else, which is shortened elsewhere. */
export function shortened(request: string, text: string, history: Turns): Said | null {
  if (THE_TEXT.test(request)) return null;
  const answer = lastAnswer(history);
  if (answer.includes(NO_LOOKUP)) return { text: inBrief(text), confidence: 0.75 };
  const rows = rowsOf(answer);
  const quoted = rows.map((row) => /^“[^”]+”/.exec(row)?.[0]);
  if (quoted.length > 0 && quoted.every((words) => words !== undefined))
    return { text: `In short, look these up:\n\n${quoted.map((words, i) => `${i + 1}. ${words}`).join("\n")}`, confidence: 0.75 };
  const heads = rows.map(headOf);
  if (heads.length < MIN_ROWS || heads.some((head) => head === null)) return null;
  return {
    text: `In short:\n\n${heads.map((head, i) => `${i + 1}. ${head!.replace(/[,:]?$/, (end) => (/[.?!]$/.test(head!) ? end : "."))}${question(rows[i]!)}`).join("\n")}`,
    confidence: 0.75,
  };
}
