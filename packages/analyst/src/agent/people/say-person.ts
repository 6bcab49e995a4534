import { OTHER_SIDE, withoutSetPhrases } from "../../text/dissent.ts";
import { anyOf } from "../../text/forms.ts";
import { personNamed, type Person } from "../../text/people.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Can I trust Dana Ruiz?”, “Is the cousin lying?”: one person of the text, and not the text. */

const NAME =
  "(?!(?:it|this|that|these|those|they|you|i|we|he|she)\\b|(?:the|this) (?:text|article|author|writer)\\b)((?:(?:the|this|that|my|his|her|their|your|dr|mr|mrs|ms|prof)\\.? )?[\\p{L}’'-]+(?: [\\p{L}’'.-]+){0,3}?)";
const HONEST =
  "(?:(?:really|actually|even|just|only|being|maybe|probably|an?|the|so|very|to be|considered|some kind of|telling) )*(?:right|wrong|lying|lies|liar|honest|dishonest|reliable|credible|trustworthy|trusted|believed|believable|serious|biased|neutral|independent|objective|expert|qualified|competent|sure|truth|correct|mistaken|exaggerating|impartial|legit)";
const TRUST = anyOf(
  new RegExp(
    `${LEAD}(?:can|could|should|may|do|would|must) (?:i|we|you|one|anyone|people) (?:really |actually |just )?(?:trust|believe|rely on|listen to|take) ${NAME}(?: (?:on (?:it|this|that)|seriously|about (?:it|this|that)))?${END}`,
    "iu",
  ),
  new RegExp(
    `${LEAD}why (?:should|would|do|must) (?:i|we|you|one|anyone|anybody|people) (?:even |really )?(?:trust|believe|listen to|care what|rely on) ${NAME}(?: (?:says?|thinks?))?${END}`,
    "iu",
  ),
  new RegExp(`${LEAD}(?:is|was|isn't|are) ${NAME} ${HONEST}(?: (?:to me|to us|about (?:it|this|that)|here|then))*${END}`, "iu"),
  new RegExp(
    `${LEAD}(?:does|did|do|would|could|can|might) ${NAME} (?:really |actually |even |just )?(?:lie|know (?:it|that|this|anything|enough|what .{2,40}|better)|have a point|exaggerate|make (?:it|this|that) up|gain (?:by|from) (?:it|this|that))${END}`,
    "iu",
  ),
  new RegExp(`${LEAD}how (?:does|did|would|could|can) ${NAME} (?:even |really |actually )?know(?: (?:that|this|it|all (?:that|this)))?${END}`, "iu"),
);
const WHO_IS = new RegExp(
  `${LEAD}who(?:['’]s| is| was) (?!(?:the|this|that|my|his|her|their) )${NAME}(?: (?:anyway|again|exactly|supposed to be))?${END}`,
  "iu",
);
/** “Is Dr. Pierce real?” */
const EXISTS = new RegExp(
  `${LEAD}(?:(?:is|was|isn't) ${NAME} (?:(?:really|actually|even|just|an?|some) )*(?:real|made[- ]?up|invented|fake|fictional|real (?:person|doctor|expert|customer))|(?:does|did) ${NAME} (?:really |actually |even )?exist)${END}`,
  "iu",
);
/** “What does Paul Kern want instead?” */
const WANTS = new RegExp(
  `${LEAD}what (?:does|did|would) ${NAME} (?:really |actually )?(?:want|propose|suggest|demand|ask for|recommend|offer|say|think|claim|argue)(?: (?:to do|instead|now|about (?:it|this|that)|of (?:it|this|that)))*${END}`,
  "iu",
);
const MOST_SHOWN = 2;

const namedBy = (form: RegExp, { request, text }: AboutText): Person | null => {
  const words = form
    .exec(request.trim())
    ?.slice(1)
    .find((part) => part !== undefined);
  return words === undefined ? null : personNamed(words, text);
};

/** “The study was funded by the maker” */
const PAYS = /\b(?:is|are|was|were|been) (?:paid(?: for)?|funded|financed|sponsored|commissioned|employed) by\b/i;

/** What else in the text sees it otherwise. */
const otherwise = (person: Person, text: string) =>
  bodyOf(text).find((s) => OTHER_SIDE.test(withoutSetPhrases(s.text)) && !person.sentences.some(({ start }) => start === s.start));

function sayTrust(asked: AboutText): Said | null {
  const { text, handshake } = asked;
  const person = namedBy(TRUST, asked);
  if (!person || isSwindle(text)) return null;
  const against = otherwise(person, text);
  const paid = bodyOf(text).find((s) => PAYS.test(s.text) && !s.text.endsWith("?"));
  const rows = [
    "**How do they know it?** Someone who saw, counted or measured it knows more than someone who heard about it.",
    person.role
      ? `**What’s in it for them?** The text calls them ${quote(person.role)}; having an interest doesn’t make anything false, but it’s a reason to hear a second voice.`
      : paid
        ? `**What’s in it for them?** The text mentions who pays: ${quote(paid.text)} That doesn’t make anything false, but it’s a reason to hear a second voice.`
        : "**What’s in it for them?** I don’t see anything in the text about that, so ask.",
    against ? `**What speaks against it?** Here: ${quote(against.text)}` : "**What speaks against it?** I don’t see anything in the text that does.",
    ...(person.isNamed ? [] : ["**Who could ask them?** There’s no full name here, so nobody can."]),
  ];
  return {
    text: `I don’t know whether you can rely on ${person.name}: I don’t look anything up. Here’s where the text mentions them:\n\n${quotations(person.sentences.slice(0, MOST_SHOWN), text, handshake, 0.75)}\n\n${rows.map((row) => `- ${row}`).join("\n")}`,
    confidence: 0.75,
  };
}

const LOOK_UP = "A name can be looked up: do they exist, is this their field, and did they say it that way?";
const NO_NAME = "Without a full name, nobody can look them up or ask them, so you have only the writer’s word for what they say.";

function sayWhoIs(asked: AboutText): Said | null {
  const { text, handshake } = asked;
  const exists = namedBy(EXISTS, asked);
  const person = exists ?? namedBy(WHO_IS, asked);
  if (!person) return null;
  const role = person.role ? `The text calls them ${quote(person.role)}` : "This is what the text says about them";
  return {
    text: `${exists ? "I don’t know whether they exist: I don’t look anything up. Here’s where the text mentions them" : role}:\n\n${quotations(person.sentences.slice(0, MOST_SHOWN), text, handshake, 0.75)}\n\n${person.isNamed ? LOOK_UP : NO_NAME}`,
    confidence: 0.75,
  };
}

function sayWants(asked: AboutText): Said | null {
  const person = namedBy(WANTS, asked);
  // Of one sentence the search for words says more.
  if (!person || person.sentences.length < 2) return null;
  return {
    text: `Here’s where the text mentions them:\n\n${quotations(person.sentences.slice(0, MOST_SHOWN + 1), asked.text, asked.handshake, 0.75)}`,
    confidence: 0.75,
  };
}

export const PERSON_ROWS: readonly Row[] = [
  { form: TRUST, intent: "verdict", passesOn: true, say: sayTrust },
  { form: WANTS, intent: "interests", passesOn: true, say: sayWants },
  { form: anyOf(WHO_IS, EXISTS), intent: "sources", passesOn: true, say: sayWhoIs },
];
