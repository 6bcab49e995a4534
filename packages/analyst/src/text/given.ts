import { givesOf, type GivenKind } from "./gives.ts";
import type { Sentence } from "./words.ts";

/** Something that helps a reader to judge, and the sentence that gives it. */
interface Given {
  what: string;
  sentence: Sentence;
}

const SHOWN: readonly (readonly [GivenKind, string])[] = [
  ["source", "It names somebody who can be asked, or a document"],
  ["method", "It says how its figures came about"],
  ["comparison", "It gives something to compare with"],
  ["other-side", "It lets another side speak, or names an objection"],
  ["limits", "It says how far its knowledge goes"],
];

/** What a text does for its reader, each with the first sentence that does it; with the first that is `plain` where there is one. */
export function givenIn(text: string, plain: (sentence: Sentence) => boolean): Given[] {
  const gives = givesOf(text);
  return SHOWN.flatMap(([kind, what]) => {
    const all = gives.filter((g) => g.kind === kind && g.clear && !g.sentence.text.endsWith("?"));
    const first = all.find(({ sentence }) => plain(sentence)) ?? all[0];
    return first ? [{ what, sentence: first.sentence }] : [];
  });
}
