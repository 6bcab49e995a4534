/** How people type in a chat, as the rules for requests know it: contractions without an apostrophe, the usual short forms, and the words most often misspelled here. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\b(what|who|how|where|that|there|here)s\b/gi, "$1's"],
  [/\b(is|are|was|were|do|does|did|ca|wo|could|would|should|has|have|had)nt\b/gi, "$1n't"],
  [/\bim\b/gi, "i'm"],
  [/\bu\b/gi, "you"],
  [/\bur\b/gi, "your"],
  [/\br (?=(?:you|these|those|they|there|the)\b)/gi, "are "],
  [/\b(?:pls|plz|plese|pleas)\b/gi, "please"],
  [/\b(?:thx|thnx|tnx|thanx|tysm|ty|thank you|thank u|cheers)\b/gi, "thanks"],
  [/\b(?:wat|wut|waht)\b/gi, "what"],
  [/\bwich\b/gi, "which"],
  [/\b(?:chek|chekc|cehck|chcek|ceck)\b/gi, "check"],
  [/\btru\b/gi, "true"],
  [/\ban (?=(?:how|what|why|which|who|where|when)\b)/gi, "and "],
  [/\b(?:sentance|sentense|sentece|sentnce)(s?)\b/gi, "sentence$1"],
  [/\b(?:explane|explian|expalin|explaine)\b/gi, "explain"],
  [/\b(?:anwser|awnser|anser)(s?)\b/gi, "answer$1"],
  [/\b(?:mising|missin)\b/gi, "missing"],
  [/\b(?:shud|shoud|shuld)\b/gi, "should"],
  [/\b(?:sientist|scientits?|sciencist)(s?)\b/gi, "scientist$1"],
  // “What I can answer to him?”, in the order of other languages.
  [
    /^((?:(?:and|so|but|please|hi|hello|ok(?:ay)?|then)[, ]+)*(?:what|how|where|when|why)) (i|we|you|he|she|they) (can|could|should|must|may|will|would)\b/gi,
    "$1 $3 $2",
  ],
  [/^((?:(?:and|so|but)[, ]+)*why) (you|they|we|i) (think|say|mark|believe|write|ask)\b/gi, "$1 do $2 $3"],
  [/\bteh\b/gi, "the"],
  [/\b(?:s[uo]mm?[aei]ri[sz]e|sumarize|sumarise)\b/gi, "summarize"],
  [/\b(?:summery|sumary|summry)\b/gi, "summary"],
  [/\bfall?ac(?:ys|ies|eys)\b/gi, "fallacies"],
  [/\bfalacy\b/gi, "fallacy"],
  [/\b(?:arguement|argumant)(s?)\b/gi, "argument$1"],
  [/\bmanip(?:ul|l)ati(?:v|ve|f)\b/gi, "manipulative"],
  [/\bmiss?lead?ing\b/gi, "misleading"],
  [/\b(?:sorce|souce|scource)(s?)\b/gi, "source$1"],
  [/\b(?:evidance|evidense)\b/gi, "evidence"],
  [/\b(?:beleive|belive)\b/gi, "believe"],
  [/\bbais(ed)?\b/gi, "bias$1"],
  [/\btec?h?nn?i(?:ques|qes|cs)\b/gi, "techniques"],
  [/\b(?:claimes|cliams)\b/gi, "claims"],
  [/\b(?:wierd|realy|definately)\b/gi, "really"],
  [/\b(?:trus?t?worth?y|trustwothy)\b/gi, "trustworthy"],
];
/** A request is no longer than this; whoever writes more spells differently from what they quote. */
const MOST_CHARS = 240;

/** Words of requests, by which a slip of the fingers is known: none of them turns into another word of daily use by one. */
const KNOWN = new Set(
  (
    "this that what which where when there true false about believe government message article question questions answer explain simple simply words summary summarize missing " +
    "claims sources evidence manipulative misleading wrong right should would could because people write wrote written sentence argument reliable dangerous friend please again shorter neutral honest"
  ).split(" "),
);
/** Real words, however close to one of those. */
const REAL = new Set(
  "three tree were where here then than they them their those these thing think thin trial trail quite quiet while whole write white wright might night light sight fight eight weight wring bring string rite lease pleas sample particle massage relieve fried fiend sorter sentience clams dimple pimple claim source sword world worlds".split(
    " ",
  ),
);
/** Whether two words are one slip apart: two letters changed places, or one is missing, doubled or wrong in a long word. */
function isSlipOf(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  // “Writer” and “claimed” end in another way, and are no slips.
  if (at >= Math.min(typed.length, meant.length) - 1 && typed.length !== meant.length) return false;
  const [rest, want] = [typed.slice(at), meant.slice(at)];
  if (typed.length === meant.length)
    return (
      (rest.length > 1 && rest[0] === want[1] && rest[1] === want[0] && rest.slice(2) === want.slice(2)) ||
      (typed.length >= MIN_LONG_WORD && rest.length > 1 && rest.slice(1) === want.slice(1))
    );
  if (Math.min(typed.length, meant.length) < MIN_LONG_WORD - 1) return false;
  return typed.length > meant.length ? rest.slice(1) === want : rest === want.slice(1);
}
const MIN_SLIP_CHARS = 4;
const MIN_LONG_WORD = 6;
const mended = (word: string): string =>
  word.length < MIN_SLIP_CHARS || KNOWN.has(word) || REAL.has(word) || (word.endsWith("s") && KNOWN.has(word.slice(0, -1)))
    ? word
    : ([...KNOWN].find((known) => isSlipOf(word, known)) ?? word);
const withoutSlips = (words: string): string => words.replace(/(?<![\p{L}\p{N}'.@/-])[a-z]+(?![\p{L}\p{N}'@/-])/gu, mended);

/** A request in the spelling that the rules know. Quoted words stay as they are: they point at a place in the text. */
export function plainWords(request: string): string {
  if (request.length > MOST_CHARS || /["“”]/.test(request)) return request;
  return withoutSlips(SPELLINGS.reduce((words, [form, plain]) => words.replace(form, plain), request.replace(/[‘’]/g, "'")));
}
