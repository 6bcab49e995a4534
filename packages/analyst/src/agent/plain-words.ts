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

/** A request in the spelling that the rules know. Quoted words stay as they are: they point at a place in the text. */
export function plainWords(request: string): string {
  if (request.length > MOST_CHARS || /["“”]/.test(request)) return request;
  return SPELLINGS.reduce((words, [form, plain]) => words.replace(form, plain), request.replace(/[‘’]/g, "'"));
}
