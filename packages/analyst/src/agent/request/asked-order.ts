/** Questions in the word order and with the endings of people who think in another language, as the rules for requests know them. Each form is one that no speaker of English would mean otherwise. */

const LEAD = "^((?:(?:and|so|but|ok(?:ay)?|hello|hi|hey|please|sorry|then|well|now)[,.!]* )*)";
const WHO = "(?:it|this|that|he|she|they|these|those|(?:the|this|that) \\w+)";
const WHOM = "(?:it|this|that|he|she|they|you|we|i|(?:the|this|that) \\w+)";
const BE = "(?:is|are|was|were|has been|will be)";
const DOES = "(?:want|say|mean|think|need|sell|claim|know|try|come|happen|work|pay|cost|gain|earn|hide|hate|prove|show)";

const SAID: ReadonlyMap<string, string> = new Map(
  "say:said write:wrote make:made find:found count:counted pay:paid tell:told know:knew measure:measured test:tested publish:published"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);
const doOf = (who: string): string => (/^(?:they|you|we|i|these|those)$/i.test(who) ? "do" : "does");

type Change = readonly [RegExp, string | ((all: string, ...parts: string[]) => string)];
const FORMS: readonly Change[] = [
  [/\bexplain (me|us)\b/gi, "explain to $1"],
  [/\bpeoples\b(?!['’])/gi, "people"],
  [/\b(objectiv|subjectiv|manipulativ|negativ|positiv)\b/gi, "$1e"],
  [/\b(information|advice|evidence)s\b/gi, "$1"],
  [/\b(?:is|are) (?:this |the )?(text|article|message|letter|post)s? have\b/gi, "does the $1 have"],
  [/\bwho did (say|write|make|find|count|pay|tell|know|measure|test|publish)\b/gi, (_, verb) => `who ${SAID.get(verb!.toLowerCase())!}`],
  // “from where is the number?”
  [new RegExp(`${LEAD}from (where|whom?|what) ((?:is|are|was|were|do|does|did|has|have|come|comes)\\b[^?]{2,60})\\?*$`, "i"), "$1$2 $3 from?"],
  // “Tip 5, it is true?”
  [new RegExp(`${LEAD}([^,?.!]{3,40}), (?:it|this|that|they) (${BE}) ([^?.!,]{2,60})\\?+$`, "i"), "$1$3 $2 $4?"],
  // “It is true?”
  [new RegExp(`${LEAD}(${WHO}) (${BE}) ((?!(?:what|why|how|where|who)\\b)[^?.!,]{2,60})\\?+$`, "i"), "$1$3 $2 $4?"],
  // “I must pay or not?”
  [new RegExp(`${LEAD}(i|we) (must|should|can|could|may) ([^?.!]{2,80})\\?+$`, "i"), "$1$3 $2 $4?"],
  // “What he want to sell?”
  [
    new RegExp(`${LEAD}(what|why|how|where|when) (${WHOM}) (${DOES})s?\\b(?!.*[.!]$)`, "i"),
    (_, lead, what, who, verb) => `${lead}${what} ${doOf(who!)} ${who} ${verb!.toLowerCase()}`,
  ],
  // “In which year it was built?”
  [new RegExp(`${LEAD}((?:in|on|at) which \\w+|when|where|why) (${WHO}) (is|are|was|were|has|have|had|did|does|do|can|will)\\b(?!.*[.!]$)`, "i"), "$1$2 $4 $3"],
  // “Which sentence I can not trust?”
  [new RegExp(`${LEAD}(which|what) (\\w+) (i|we|you) (can|could|should|must|may)(n['’]t| ?not)?\\b`, "i"), "$1$2 $3 $5 $4$6"],
];

/** A request in the order that the rules know. */
export const inEnglishOrder = (request: string): string =>
  FORMS.reduce((words, [form, plain]) => (typeof plain === "string" ? words.replace(form, plain) : words.replace(form, plain)), request);
