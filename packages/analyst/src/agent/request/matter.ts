import { between } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";

const SAYS = "(?:say|says|said|tells?|told|states?|claims?|argues?|writes?|mentions?|reports?|thinks?)";
const NOUN = "(?:the |an? |its |their |his |her |this |that |these |those |any |my |our )?([\\p{L}\\p{N}][\\p{L}\\p{N}’'& -]{1,50}?)";
const END = "(?: (?:in it|in there|here|at all|anywhere|in (?:the|this) (?:text|article|message|piece)|exactly|please))*[?.! ]*$";
const FORMS: readonly RegExp[] = [
  new RegExp(`\\b${SAYS} (?:(?:us|me) )?(?:(?:anything|something|much|a word|nothing) )?(?:about|on|of|regarding|concerning) ${NOUN}${END}`, "iu"),
  new RegExp(
    `\\bdo(?:es)? (?:it|this|that|they|he|she|(?:the|this|that) \\w+) (?:ever |also |even )?(?:mention|talk about|speak (?:of|about)|discuss|cover|bring up|deal with) ${NOUN}${END}`,
    "iu",
  ),
  new RegExp(
    `\\b(?:anything|something|a word|information|details?) (?:(?:in (?:it|there|here|(?:the|this) \\w+)|said|written) )?(?:about|on|regarding) ${NOUN}${END}`,
    "iu",
  ),
  new RegExp(`^(?:(?:and|but|so) )?(?:is|are|was|were) ${NOUN} (?:ever |even |also )?mentioned${END}`, "iu"),
];
const SAID_BY = new RegExp(`^(?:(?:and|but|so)[, ]+)*what (?:do|does|did) ${NOUN} (?:say|think|want|argue|claim|believe|promise|demand)${END}`, "iu");
const WHAT_ABOUT = new RegExp(`^(?:(?:and|but|so|ok(?:ay)?|now)[, ]+)*(?:what|how) about ${NOUN}${END}`, "iu");
/** The text, the talk, or one of the things that are asked for by name. */
const NO_MATTER = between(
  /^/i,
  [
    /it|this|that|these|those|them|you|me|us|him|her|he|she|they|i|all|itself|author|writer/i,
    /^(?:[a-z]+ )?(?:text|article|message|post|statement|piece|version|topic|subject|issue|whole thing|ones?|marks?|sentence|paragraph|sources?|claims?|evidence)/i,
  ],
  /$/i,
);
const MOST_CHARS = 200;

/** What a question asks the text about (“What does it say about the mayor?”), without its article; null where it names nothing. `loosely`: “And the mayor?” counts as well. */
export function matterOf(request: string, { loosely = false } = {}): string | null {
  const plain = request.trim().replace(/\s+/g, " ");
  if (plain.length > MOST_CHARS) return null;
  for (const form of loosely ? [...FORMS, SAID_BY, WHAT_ABOUT] : FORMS) {
    const noun = form.exec(plain)?.[1]?.trim();
    if (noun !== undefined && !NO_MATTER.test(noun)) return noun;
  }
  return null;
}

const SURE_OF = /\bhow (?:sure|certain|confident) (?:can|could|should|may) (?:i|we|one|you) be (?:about|of|that|in) (?:the |its )?(.{2,200}?)[?.! ]*$/i;

const HIDES =
  /\b(?:hid(?:e|es|den|ing)|conceal\w*|cover(?:s|ed|ing)? (?:\w+ ){0,3}?up|suppress\w*|hush\w*|(?:keep|kept|keeping|hold|held|holding) (?:\w+ ){0,3}?(?:back|secret|from us))\b/i;
const IF_HIDDEN = new RegExp(
  `^(?:(?:and|but|so|ok(?:ay)?)[, ]+)*(?:is|are|was|were|do|does|did|have|has) (?:it true that )?(?!you\\b)[\\p{L}’' -]{2,40}? ${HIDES.source}(?! (?:anything|something)\\b)(?: \\S+){0,6}$`,
  "iu",
);

/** “Are they really hiding numbers?”, of a text that says so: its sentence that does. Null where the question is none of these, or the text says nothing of the kind. */
const hiddenIn = (request: string, text: string): string | null =>
  IF_HIDDEN.test(request.trim()) ? (bodyOf(text).find((s) => HIDES.test(s.text))?.text ?? null) : null;

/** What is doubted: “How sure can I be about the 87%?” Null where it names nothing. */
export function doubtedIn(request: string, text: string): string | null {
  const named = SURE_OF.exec(request)?.[1]?.trim();
  return named !== undefined && !NO_MATTER.test(named) ? named : hiddenIn(request, text);
}
