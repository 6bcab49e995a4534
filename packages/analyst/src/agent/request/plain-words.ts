import { inEnglishOrder } from "./asked-order.ts";
import { isSlipOf } from "../../text/slips.ts";
import { FUNCTION_WORDS } from "../../text/words.ts";

/** How people type in a chat, as the rules for requests know it: contractions without an apostrophe, the usual short forms, and the words most often misspelled here. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\b(what|who|how|where|that|there|here)s\b/gi, "$1's"],
  [/\b(is|are|was|were|do|does|did|ca|wo|could|would|should|has|have|had)nt\b/gi, "$1n't"],
  [/\b(he|she)s\b/gi, "$1's"],
  [/\b(they|you)re\b/gi, "$1're"],
  [/\b(i|you|we|they)ve\b/gi, "$1've"],
  [/\bits (?=(?:an?|the|not|just|so|very|too|about|from|all)\b)/gi, "it's "],
  [/\bim\b/gi, "i'm"],
  [/\bu\b/gi, "you"],
  [/\bur\b/gi, "your"],
  [/\br (?=(?:you|these|those|they|there|the)\b)/gi, "are "],
  [/\b(?:pls|plz|plese|pleas)\b/gi, "please"],
  [/\b(?:thx|thnx|tnx|thanx|tysm|ty|thank you|thank u|cheers)\b/gi, "thanks"],
  [/\b(?:wat|wut|waht)\b/gi, "what"],
  [/\bwich\b/gi, "which"],
  [/\bpayed\b/gi, "paid"],
  [/\bcliché/gi, "cliche"],
  [/\b(?:happend|hapened|happned)\b/gi, "happened"],
  [/\b(?:woud|wuold|wud)\b/gi, "would"],
  [/\b(?:alredy|allready|alreday|aleady)\b/gi, "already"],
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
  [
    /^((?:(?:and|so|but|thanks|please|ok(?:ay)?|hello|hi)[,.! ]+)*(?:why|how)) (you|they|we|i) (think|say|mark|believe|write|ask|answer|reply|respond|react|spot|recogni[sz]e|notice|know|check|find|tell|explain|avoid|use)\b/gi,
    "$1 do $2 $3",
  ],
  // “But I can send it back, right?”
  [
    /^((?:(?:and|but|so|ok(?:ay)?|well)[, ]+)*)(i|we|they|he|she) (can|could|will|would|must|should|may) (?!not\b)([^?.!,]{3,80}?)(?:,? isn['’]?t it|, (?:no|yes|right|correct|true)|(?<!\b(?:be|is|are|all|say|turn|come|(?:do|get|put|make|prove) \w+)) (?:right|correct|true))\?*$/gi,
    "$1$3 $2 $4?",
  ],
  [/\bbs\b/gi, "bullshit"],
  [/\bwdym\b/gi, "what do you mean"],
  [/\bexag+[ea]rat/gi, "exaggerat"],
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

/** Words of requests, by which a slip is known. */
const KNOWN =
  "this that what which where when there true false about believe government message article question questions answer explain simple simply words summary summarize missing claims sources evidence manipulative misleading wrong right should would could because people write wrote written sentence argument reliable dangerous friend please again shorter neutral honest something everything nothing happens happened important different against enough without appeal threatening".split(
    " ",
  );
const MEANT = new Set(KNOWN);
/** Words of their own that lie one slip from one of those. */
const OTHER_WORDS = new Set("three tree cold fiend sample samples clams massage massages messing misreading sentience trail".split(" "));
const MIN_LETTERS = 4;

const mended = (word: string, known: readonly string[]): string =>
  word.length < MIN_LETTERS || known.includes(word) || MEANT.has(word) || FUNCTION_WORDS.has(word) || OTHER_WORDS.has(word)
    ? word
    : (known.find((meant) => isSlipOf(word, meant)) ?? word);
/** “He is exaggerating, isn’t he”, “It’s a scam, right?” */
const TAGGED =
  /^((?:(?:and|so|but|ok(?:ay)?|well|hm+|i think)[, ]+)*)(it|this|that|he|she|they|these|those|(?:the|this|that|my) [\w-]+)(?:(?:'s|'re)|( (?:is|are|was|were))) ([^,.?!]{3,80}?),? (?:(?:is|are|was|were)n't (?:it|he|she|they|this|that)|innit|(?:right|correct|no|or not|yes|don't you think)(?=\?))[?.! ]*$/i;
const untagged = (words: string): string =>
  words.replace(
    TAGGED,
    (_, lead: string, who: string, verb: string | undefined, what: string) =>
      `${lead}${verb?.trim() ?? (/^th(?:ey|ese|ose)$/i.test(who) ? "are" : "is")} ${who} ${what}?`,
  );
/** Words with each slip of the fingers put right that makes one of `known`. */
export const mendSlips = (words: string, known: readonly string[]): string =>
  words.replace(/(?<![\p{L}\p{N}'.@/-])[a-z]+(?![\p{L}\p{N}'@/-])/gu, (word) => mended(word, known));
const withoutSlips = (words: string): string => mendSlips(words, KNOWN);

/** “Why tho”, “is it real lol”: small words behind a question, which ask nothing. A remark keeps them: they object. */
const TAIL =
  /^((?:(?:and|but|so|ok(?:ay)?) )*(?:why|what|how|who|where|when|which|is|are|was|were|do|does|did|can|could|will|would|should)\b[^?.!]*?),? (?:tho|lol|lmao|bro|bruh|haha)(?= ?[?.!]*$)/i;

/** “It rained can I get a refund”: what is told, and behind it a question without a mark; only a question turns its verb round. */
const RUN_ON =
  /^((?:(?:and|but|so|well|ok(?:ay)?)[, ]+)*(?:i|we|he|she|it|they|there|my \w+)(?:'(?:m|ve|re|s|d|ll))?(?: (?!(?:what|how|where|when|why|who|whom|which|if|whether|that|so|neither|nor|not|or)\b)[^ ?.!,;:]+){1,12}),? ((?:(?:and|but|then) )?(?:(?:what|how|where|when|why|who|which \w+|how (?:much|long|many)(?: \w+)?) )?(?:(?:do|does|did|can|could|will|would|should|may|must|am|is|are|was|were) (?:i|we|he|she|they|you|my \w+)|(?:is|was|will|can) it) [^?.!]+|(?:and|so|but)? ?what (?:now|then|happens|happened|next)(?: \w+)?)\?*$/i;
const withoutRunOn = (words: string): string => words.replace(RUN_ON, (_, told: string, asked: string) => `${told}, ${asked.trim()}?`);

/** A request in the spelling that the rules know. Quoted words stay as they are: they point at a place in the text. */
export function plainWords(request: string): string {
  if (request.length > MOST_CHARS || /["“”]/.test(request)) return request;
  return inEnglishOrder(
    withoutSlips(
      untagged(withoutRunOn(SPELLINGS.reduce((words, [form, plain]) => words.replace(form, plain), request.replace(/[‘’]/g, "'").replace(TAIL, "$1")))),
    ),
  );
}
