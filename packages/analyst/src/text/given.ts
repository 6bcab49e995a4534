import { COMPARISON, METHOD, NAMED_SOURCE } from "./omissions.ts";
import { bodyOf } from "./titles.ts";
import type { Sentence } from "./words.ts";

/** Something that helps a reader to judge, and the sentence that gives it. */
export interface Given {
  what: string;
  sentence: Sentence;
}

const ANOTHER_SIDE =
  /\b(?:however|on the other hand|critics|opponents|others (?:say|argue|think)|in contrast|disagree\w*|oppos(?:e|es|ed|ition)|(?:voted|spoke|argued?) against|object(?:s|ed|ions?)|s[ck]eptic\w*|nevertheless|even so|cannot be (?:excluded|ruled out))\b/i;
const ADMITS =
  /\b(?:may(?! \d)|might|perhaps|probably|unclear|unknown|suggests?|roughly|approximately|an estimated?|estimates?|limitations?|not (?:yet )?(?:known|clear|certain|significant)|we (?:do not|don't) know|(?:can|could)not (?:yet )?(?:tell|say)|(?:results|experiences) (?:may|can) (?:vary|differ))\b/;
const FIGURE = /\d/;

const KINDS: readonly [string, (s: string) => boolean][] = [
  ["It names somebody who can be asked, or a document", (s) => NAMED_SOURCE.some((form) => form.test(s))],
  ["It says how its figures came about", (s) => FIGURE.test(s) && METHOD.test(s)],
  ["It gives something to compare with", (s) => FIGURE.test(s) && COMPARISON.test(s)],
  ["It lets another side speak, or names an objection", (s) => ANOTHER_SIDE.test(s)],
  ["It says how far its knowledge goes", (s) => ADMITS.test(s)],
];

/** What a text does for its reader, each with the first sentence that does it. */
export function givenIn(text: string): Given[] {
  const sentences = bodyOf(text).filter((s) => !s.text.endsWith("?"));
  return KINDS.flatMap(([what, holds]) => {
    const sentence = sentences.find((s) => holds(s.text.replace(/[’‘]/g, "'")));
    return sentence ? [{ what, sentence }] : [];
  });
}
