import { anyWords } from "./forms.ts";

/** Figures that whoever speaks has counted: no office publishes them. */

const OWN_COUNT = anyWords(
  /(?:our|my) (?:own )?(?:\w+ )?(?:surveys?|polls?|petitions?|counts?|study|figures?|data|records?|customers|clients|members|users|readers|followers|backers|listeners|tests?|experience)/i,
  /(?:we|i) (?:have |had |already |just )*(?:(?!(?:were|was|are|am|be|been|got|get|never) )\w+ )?(?:counted|surveyed|asked|trained|received|measured|tested|helped|sold|collected|invited|polled|treated|coached|taught|interviewed)(?! (?:you|him|her|by|for|(?:the|our|my) \w+ (?:for|to))\b)/i,
);
export const OWN_COUNT_HOW = "Ask to see it: who counted whom, when, and who was left out. If nobody shows it, it’s their word and nothing more.";
/** Whether a sentence with a figure has it from whoever speaks: “we asked 80 people”, and not “we were asked 3 times” or “we asked the town for 40 benches.” */
export const isOwnCount = (sentence: string): boolean => OWN_COUNT.test(sentence) && /\d/.test(sentence);
