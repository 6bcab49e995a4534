import { anyOf, anyWords } from "../text/forms.ts";

/** How a single sentence reasons, and what to ask of it then. A shape is no fault: honest texts reason so, too, and can answer. */
const SHAPES: readonly [RegExp, string][] = [
  [
    anyOf(
      /\bI (?:can |still |have |personally )?(?:remember|recall|saw|seen|know|knew|noticed|felt|experienced|met|tried|lost|threw)\b/i,
      /\b(?:my|our) (?:own )?(?:\w+ ){0,2}(?:neighbou?r|friend|cousin|aunt|uncle|brother|sister|mother|father|grand\w+|colleague|bill|family|doctor|experience)\b/i,
      /[”"] (?:says|said) \w+/i,
    ),
    "It goes from what one person saw, in one place and at one time, to the whole. How does it look when it is counted, over many people, places and years?",
  ],
  [
    /\b(?:in|take|look at) \p{Lu}\p{Ll}+\b|\bfor (?:example|instance)\b|\bone (?:town|city|school|country|case|family|company)\b|\bnext town\b/u,
    "One case shows that a thing can happen, not that it does as a rule. Who chose this one, what was different there, and how did it go elsewhere?",
  ],
  [
    anyWords(
      /(?:in the (?:[a-z]{3,8}ies|\d0s)|years ago|back then|used to|same (?:\w+ )?(?:people|experts|scientists|doctors|politicians)|promised us|told us (?:the same|before))/i,
      /(?:any|every) generation before|never before|has always|have always/i,
    ),
    "It sets then against now. Was it so then, who said it, and what else has changed since? That somebody erred before does not show that they err today.",
  ],
  [
    anyWords(
      /(?:those|people|anyone|everyone|critics|opponents|they) (?:who )?(?:[^.!?]{0,40}\b)?(?:simply|just|only|merely|really|are) (?:afraid|do not want|don['’]t want|want|paid|jealous|lazy|lobby\w*|in it for)/i,
      /(?:is|are|was|were) (?:simply|just|only|merely) (?:afraid|scared|jealous|lazy|ignorant|greedy)|simply (?:do not|don['’]t) want|(?:paid|bought|funded) by|(?:most of )?the (?:anger|protest|opposition|criticism) comes from|means? more (?:taxes|money|power|control)|funny how/i,
    ),
    "It speaks of why others hold a view, and not of whether the view is right. What do they say themselves, and what would answer that?",
  ],
  [
    /\b(?:either|or (?:we|you|else)|only (?:one )?(?:choice|way|option)|no (?:alternative|other way)|if you (?:do not|don['’]t))\b/i,
    "It leaves few ways open. What lies between them, or beside them?",
  ],
  [
    /\b(?:every(?:one|body|thing)?|all|always|never|nobody|no one|none|wherever|anyone|any)\b/i,
    "It speaks of all of them. How many were counted, and what would an exception look like?",
  ],
  [
    anyWords(/prov(?:es?|ed|en|ing)|proof|shows? that|therefore|because|thanks to|led to|leads to|made|makes|causes?d?|so that/i),
    "It takes one step from a reason to a result. What else could have brought about the same, and was that looked at?",
  ],
  [
    /\b(?:like|as|than|just as|would not|wouldn['’]t)\b[^.!?]{3,60}\b(?:so why|why|would|is|are|a|the)\b/i,
    "It compares. In what are the two alike where it counts, and in what are they not?",
  ],
  [/\d|\b(?:half|doubled|twice|a third|most)\b/i, "It rests on a figure: from what to what, out of how many, and who counted?"],
  [
    /\b(?:experts?|stud(?:y|ies)|scientists?|researchers?|professors?|doctors?|research)\b/i,
    "It leans on somebody’s word: who exactly, and where can it be read?",
  ],
];

/** What somebody saw, or what happened in one place: told as a reason, whatever it is worth. */
export const tellsCase = (sentence: string): boolean => SHAPES.slice(0, 2).some(([form]) => form.test(sentence));

const MOST_SHAPES = 2;
/** What to ask of the reasoning in a sentence. */
export const askOfReasoning = (sentence: string): string[] =>
  SHAPES.filter(([form]) => form.test(sentence))
    .slice(0, MOST_SHAPES)
    .map(([, ask]) => ask);
export const ANY_REASONING = "Is the reason so? And could it be so, and the conclusion fail all the same?";
