import { isSlipOf } from "../text/slips.ts";
import { FUNCTION_WORDS, stem, topicStems, wordsOf } from "../text/words.ts";

/**
 * Slips of the pen and short forms of messages, read as what is meant: an answer is judged by its thought, and “I dont know” is one. Only words that the
 * assessor looks for, and those of the exercise, are mended; what else is misspelled costs nothing as it is.
 */
const MEANT = new Map(
  (
    "dont=don't doesnt=doesn't didnt=didn't cant=can't wont=won't isnt=isn't arent=aren't wasnt=wasn't werent=weren't wouldnt=wouldn't couldnt=couldn't shouldnt=shouldn't hasnt=hasn't havent=haven't " +
    "thats=that's theres=there's theyre=they're youre=you're im=I'm ive=I've whats=what's idk=I_don't_know dunno=don't_know imo=in_my_view imho=in_my_view tbh=honestly cuz=because cos=because coz=because bc=because " +
    "becaus=because becuase=because becouse=because beacause=because prob=probably probs=probably prolly=probably probly=probably mabye=maybe mayby=maybe mybe=maybe tho=though thru=through gonna=going_to wanna=want_to " +
    "wuld=would woud=would wold=would culd=could coud=could shuld=should shoud=should migth=might mihgt=might shure=sure procent=percent prozent=percent studdy=study studie=study tset=test agian=again " +
    "beleive=believe belive=believe thier=their wich=which wrog=wrong worng=wrong ppl=people peple=people peaple=people angy=angry u=you r=are w=with rly=really smth=something sth=something kinda=kind_of sorta=sort_of sus=suspicious pls=please abt=about bcs=because bcus=because lol= haha= guys="
  )
    .split(" ")
    .map((pair) => pair.split("=") as [string, string]),
);
/** Words that the criteria look for, long enough to be told from others when one letter is wrong. */
const LOOKED_FOR =
  "really actually because probably perhaps possibly likely unlikely uncertain confident confidence honestly evidence studies research experiment source sources journal compare compared comparison believe mistake opinion estimate percent people reader readers headline newspaper critic hospital worried afraid relieved frightened hopeful missing mention mentions another different depends independent before until though something somebody neither".split(
    " ",
  );
/** Words of their own that lie one vowel from one of those or of an exercise. */
const OTHER_WORDS = new Set(
  "honesty rely rally relay cheer hiring canary battles trail boast exits reaper header curtain simple sample concerns concepts steam breach hearing patent patents scream scheme through".split(
    " ",
  ),
);
const MIN_LETTERS = 5;

/** Who types no capitals begins sentences with small letters; elsewhere a small letter after a full stop speaks of an abbreviation. */
const withCapitals = (text: string): string => (/^[a-z]/.test(text) ? text.replace(/(?<=[.!?] )[a-z]/g, (letter) => letter.toUpperCase()) : text);

/** The answer as it would stand without slips; figures, punctuation and all other words as they are. */
export function withoutSlips(answer: string, prompt: string): string {
  const topic = topicStems(prompt);
  const known = new Set([...LOOKED_FOR, ...wordsOf(prompt)]);
  const meant = [...known].filter((word) => word.length >= MIN_LETTERS && /^[a-z]+$/.test(word));
  const isGeneral = (word: string) => !LOOKED_FOR.includes(word) && !topic.has(stem(word));
  const mended = new Map<string, string>();
  const mend = (word: string): string => {
    const right = MEANT.get(word);
    if (right !== undefined) return right.replaceAll("_", " ");
    if (word.length < MIN_LETTERS - 1 || known.has(word) || FUNCTION_WORDS.has(word) || OTHER_WORDS.has(word)) return word;
    return meant.find((other) => isSlipOf(word, other, isGeneral(other))) ?? word;
  };
  return withCapitals(answer).replace(/(?<![\w'’])[a-z]{1,24}(?![\w'’])/gi, (typed) => {
    const word = typed.toLowerCase();
    if (!mended.has(word)) mended.set(word, mend(word));
    const right = mended.get(word)!;
    if (right === word) return typed;
    if (right === "") return right;
    return /^[A-Z]/.test(typed) ? right[0]!.toUpperCase() + right.slice(1) : right;
  });
}
