import { anyWords } from "./forms.ts";

/** “Experts say”, “a new study shows”: a source that nobody can look up. */
export const UNNAMED: RegExp = anyWords(
  /experts?|scientists?|researchers?|studies|insiders?|critics|officials|sources|many people|it is (?:said|known|believed)/i,
  /(?:a|one|another|the) (?:recent |new |large |major )?(?:study|survey|report|poll) (?:shows?|showed|finds?|found|says?|suggests?|confirms?)/i,
);
