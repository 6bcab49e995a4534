import { anyWords, between } from "./forms.ts";
import type { Sentence } from "./words.ts";

/** What is read of a sentence; longer ones are lists or no sentences. */
const MOST_READ_CHARS = 1_200;

/** “Experts say”, “a new study shows”: a source that nobody can look up. */
export const UNNAMED: RegExp = anyWords(
  /(?<!\b(?:our|your|my|their) )experts?|scientists?|researchers?|studies|insiders?|critics|officials|sources|many people|it is (?:said|known|believed)/i,
  /(?:a|one|another|the) (?:recent |new |large |major )?(?:study|survey|report|poll) (?:shows?|showed|finds?|found|says?|suggests?|confirms?)/i,
);

/** “A nurse from the hospital says”, “my cousin works there”: known to whoever wrote, and to nobody who reads it. */
export const HEARSAY: RegExp =
  /\b(?:[Aa]n?|[Mm]y|[Hh]is|[Hh]er|[Oo]ur) (?:\p{Ll}+ ){0,2}(?:nurse|friend|cousin|doctor|naturopath|neighbou?r|policeman|officer|colleague|teacher|aunt|uncle|brother|sister|relative|acquaintance)\b(?! (?:\p{Ll}+ )?\p{Lu})[^.!?]{0,60}\b(?:says?|said|told|confirmed|heard|knows)\b/u;

/** “Studies show”, “experts agree”: something rests on them, and not only somebody is spoken of. */
const RESTS_ON_NOBODY = between(
  /(?<!(?:these|those|both|whose|of the|the (?:two|three|four)) )\b(?:(?:many|most|several|some|recent|new|other|countless) )?/i,
  [/(?:studies|experts|scientists|doctors|researchers|economists|psychologists)/i, /(?:research|science)/i],
  /,? (?:(?:have|has|now|long|repeatedly|clearly|consistently|already|all) ){0,3}(?:shows?|shown|showed|proves?|proved|proven|agrees?|agreed|confirms?|confirmed|warns?|warned|tells? us|says?)\b/i,
);

/** “A 2023 meta-analysis of over 40 trials confirmed it”: a year and a size, and nothing to search with. */
const BY_YEAR_ALONE =
  /\b[Aa]n? (?:recent |large |small |major |new )?(?:19|20)\d\d (?:large |small |major |randomi[sz]ed )?(?:study|meta-analysis|analysis|trial|review|survey|paper)\b(?! (?:\p{Ll}+ ){0,3}(?:by|from|in|at|of|led by) (?:the )?(?:journal )?(?:\p{Ll}+ )?\p{Lu})(?![^.!?]{0,80}(?:\bby \p{Lu}|\bin (?:the )?(?:journal )?\p{Lu}|\bet al\b|doi))/u;

/** Sentences that rest something on studies or experts without a name, where neither they nor those beside them name a source. `named`: where sentences begin that name one. */
export function unnamedGrounds(sentences: readonly Sentence[], named: ReadonlySet<number>): Sentence[] {
  const names = (at: number): boolean => at >= 0 && at < sentences.length && named.has(sentences[at]!.start);
  return sentences.filter((s, at) => {
    const read = s.text.slice(0, MOST_READ_CHARS);
    return !s.text.endsWith("?") && (BY_YEAR_ALONE.test(read) || (RESTS_ON_NOBODY.test(read) && !names(at - 1) && !names(at) && !names(at + 1)));
  });
}
