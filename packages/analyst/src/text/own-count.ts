import { anyWords } from "./forms.ts";

/** Figures that whoever speaks has counted: no office publishes them. */

const OWN_COUNT = anyWords(
  /(?:our|my) (?:own )?(?:\w+ )?(?:surveys?|polls?|petitions?|counts?|study|figures?|data|records?|customers|clients|members|users|readers|followers|backers|listeners|tests?|experience)/i,
  /(?:we|i) (?:have |had |already |just )*(?:\w+ed |\w+ )?(?:counted|surveyed|asked|trained|received|measured|tested|helped|sold|collected|invited|polled|treated|coached|taught|interviewed)/i,
);
export const OWN_COUNT_HOW = "Ask to see it: who counted whom, when, and who was left out. Where nobody shows it, it is their word and no more.";
export const isOwnCount = (sentence: string): boolean => OWN_COUNT.test(sentence) && /\d/.test(sentence);
