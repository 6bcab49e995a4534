import { issuedIn } from "./issued.ts";
import { isMatchReport } from "./match-report.ts";
import { isOwnNotice } from "./own-notices.ts";
import { CHANCE } from "./chance.ts";
import { anyOf, anyWords } from "./forms.ts";
import { givesOf, type GivenKind } from "./gives.ts";
import { countsSomething, isAddressed, makesClaims } from "./makes-claims.ts";
import { namesPay, offerOf, OVERSEEN, TERM, type Offer } from "./offers.ts";
import { lacksBase } from "./relative-change.ts";
import { signatureOf } from "./signature.ts";
import { unnamedGrounds } from "./unnamed-source.ts";
import { sentencesOf, wordsOf, type Sentence } from "./words.ts";

/** Something that a text of this kind usually gives and this one does not (the omission scan of the handshake). */
interface Omission {
  what: string;
  why: string;
  ask: string;
}

interface Read {
  /** With straight apostrophes. */
  text: string;
  words: number;
  sentences: readonly Sentence[];
  hasFigures: boolean;
  given: ReadonlySet<GivenKind>;
  /** Where the sentences begin that name a source. */
  named: ReadonlySet<number>;
  offer: Offer | null;
}

/** From here on something can be expected of a text. */
export const MIN_JUDGED_WORDS = 25;
/** From here on one can expect a date, and admitted limits. */
const MIN_WORDS_FOR_DATE = 60;
const MIN_SENTENCES_FOR_LIMITS = 4;

/** “Let us be honest” calls for nothing, and “must be” may be a guess; “they should have known” is past, “should be confirmed” asks the trade for more, and “why it should matter” asks. */
const CALL = anyOf(
  /\b(?:(?<!\b(?:why|whether|how|if|what) (?:[\w-]+ ){1,3})should(?! (?:have|be (?:noted|said|confirmed|repeated|tested|interpreted|treated with|read with|taken with|enough|possible|able|back|ready))\b)|must|(?<!\bi )(?:need|have) to|demand|call (?:for|on)|let(?: us|'s) (?!(?:be|not|face|look|see|say|take|assume|imagine|suppose|remember|recall|begin|start)\b))\b/i,
  /(?:^|[.!?]["”']?\s+)(?:save|stop|sign|vote|donate|join|help us|boycott|ban|repeal|abolish|share this|spread the word)\b/i,
);
/** What is taken or done for one's health, with what it is said to do. */
const REMEDY = anyWords(
  /cleanses?|detox|remed(?:y|ies)|supplements?|pills?|tablets?|capsules?|drops|cure|treatments?|therap(?:y|ies)|fasting|diet|herbal/i,
  /vaccines?|drugs?|medicines?|ointment|serum/i,
);
const HELPS = anyWords(
  /cur(?:e[sd]?|ing)|heal(?:s|ed|ing)?|vanish\w*|(?:was|were|is|are) gone|went away|lost \d+ (?:pounds|kilos|kg)/i,
  /los(?:e|es|ing) (?:weight|\d+)|reliev\w+|boosts?|improv\w+|prevents?|fights?|reduces?|lowers?|halves|eliminat\w+/i,
  /works? (?:wonders|for everyone)|pain-?free/i,
);
const CAUSE = anyOf(
  /\bafter (?:only |just )?(?:\d+|a|one|two|three|a few) (?:days?|weeks?|months?) (?:of|on|with)\b[^.!?]{0,80}\b(?:gone|vanish\w*|lost|better|disappear\w*|cured|healed)\b/i,
  new RegExp(
    `\\b(?:caus(?:e|es|ed|ing)|because of|due to(?! ${CHANCE})|leads? to|led to|resulted in|(?<!(?:measured|the|our|their|any|no|test|good|better|poor|first|new) )results in|thanks to)\\b`,
    "i",
  ),
);
/** Words of cause and effect that claim none: what is denied, and the words of those who look for one. */
const NO_CAUSE = anyOf(
  /\b(?:(?:not|n't|never|nor|neither|nothing|without) (?:\w+ ){0,2}|no (?:evidence|proof|sign)s? [^.!?]{0,40})caus\w+/gi,
  /\b(?:what|whatever|whether|how|if|who)\b[^.!?]{0,30}\b(?:caus\w+|led to|leads? to|resulted in)/gi,
  /\bcauses? and effects?\b|\bcauses? (?:for|of) (?:concern|alarm|action|death)\b|\b(?:good|great|noble|worthy|common|our) causes?\b/gi,
);
/** Why a sender does what they do (“due to unusual activity we have locked …”) is a reason, and nothing that they found out. */
const OWN_REASON = /\b(?:due to|because of|thanks to|leads? to)\b/gi;

/** What happened, was said or was found out has a date; how a thing works has none. */
const HAPPENED = anyWords(
  /was|were|had|did|said|told|found|announced|reported|showed|began|became|went|came|took|gave|lost|won|fell|rose|died|left|met|voted|decided|opened|closed|started|stopped|happened/i,
  /(?:has|have) (?:just |now |already |recently )?(?:been|become|shown|found|announced|reported|lost|won|risen|fallen|voted|decided|opened|closed|started|stopped)|breaking|new (?:study|report|survey|poll)/i,
  /(?:studies|research|experts|scientists|doctors) (?:\w+ )?(?:show|shows|say|says|warn|warns|agree|agrees|prove|proves)/i,
);

interface Expected extends Omission {
  /** What in the text would fill the gap (gives.ts); null where `expected` alone decides. */
  gives: GivenKind | null;
  expected: (read: Read) => boolean;
}

/** A job ad has no other side, and nobody but its writer behind it; a collection is asked who checks it. */
const NOT_OWED: Readonly<Record<Offer, ReadonlySet<string>>> = {
  job: new Set(["A named source", "How the figures were made", "A comparison", "The other side", "Limits", "When", "Costs and risks", "Other causes"]),
  gift: new Set(["A named source", "The other side", "Limits", "Costs and risks", "Other causes"]),
};

/** A match has two sides, and the report is of both; that a ball may fall otherwise need not be said. */
const NOT_OWED_BY_MATCH: ReadonlySet<string> = new Set(["How the figures were made", "A comparison", "The other side", "Limits", "Other causes"]);

const NOT_OWED_BY_NOTICE: ReadonlySet<string> = new Set([...NOT_OWED_BY_MATCH, "A named source", "Costs and risks"]);

/** What readers may expect, most useful first. It is missing where it is expected and not given. */
const EXPECTED: readonly Expected[] = [
  {
    what: "The pay",
    gives: null,
    why: "It offers work, and I see no amount for the pay.",
    ask: "What does it pay before tax, for how many hours, and how much of it is certain?",
    expected: ({ offer, sentences }) => offer === "job" && !namesPay(sentences),
  },
  {
    what: "The contract",
    gives: null,
    why: "I see nothing about how long it runs, or on what terms you can leave.",
    ask: "Is it permanent or temporary, how long is the probation, and how much notice is there?",
    expected: ({ offer, text }) => offer === "job" && !TERM.test(text),
  },
  {
    what: "Who checks it",
    gives: null,
    why: "Money is asked for, and I see no report, audit or register number that an outsider could look up.",
    ask: "What is its registration number, and who audits its accounts?",
    expected: ({ offer, text }) => offer === "gift" && !OVERSEEN.test(text),
  },
  {
    what: "A named source",
    gives: "source",
    why: "I see no person, institution or document behind it that could be asked or looked up.",
    ask: "Who says so, and where can I read it?",
    expected: ({ text }) => signatureOf(text) === null && issuedIn(text) === undefined,
  },
  {
    what: "Names for all of its sources",
    gives: null,
    why: "It relies on studies or experts that it doesn’t name.",
    ask: "Which study is that, or which of them say so?",
    expected: ({ sentences, given, named }) => given.has("source") && unnamedGrounds(sentences, named).length > 0,
  },
  {
    what: "How the figures were made",
    gives: "method",
    why: "I see figures, but not who counted, what was counted, or how.",
    ask: "Who measured this, on how many, and with what method?",
    expected: ({ hasFigures }) => hasFigures,
  },
  {
    what: "A comparison",
    gives: "comparison",
    why: "A figure alone is neither large nor small, and I see no other to compare it with.",
    ask: "Compared with what: last year, other places, the usual?",
    expected: ({ hasFigures }) => hasFigures,
  },
  {
    what: "How large it was to begin with",
    gives: null,
    why: "A change is given as a part or a multiple, and I see no starting figure. Half of a small risk is smaller still.",
    ask: "From what to what: how many in a thousand before, and how many after?",
    expected: ({ sentences }) => lacksBase(sentences),
  },
  {
    what: "Risks",
    gives: "risks",
    why: "It says something helps your health, and I see nothing about harm or about who should not take it.",
    ask: "What are the side effects, and what does a doctor or a pharmacist say?",
    expected: ({ text, given }) => REMEDY.test(text) && HELPS.test(text) && !(CALL.test(text) && !given.has("costs")),
  },
  {
    what: "The other side",
    gives: "other-side",
    why: "I see no objection, exception or competing view.",
    ask: "What would someone say who disagrees and knows the subject?",
    expected: () => true,
  },
  {
    what: "Limits",
    gives: "limits",
    why: "I see nothing about what is not known or how sure the writer is.",
    ask: "How sure is this, and what would change it?",
    expected: ({ sentences }) => sentences.length >= MIN_SENTENCES_FOR_LIMITS,
  },
  {
    what: "When",
    gives: "date",
    why: "I see no date, so old news can pass for new.",
    ask: "When did this happen, and is it still true?",
    expected: ({ words, text, hasFigures }) => words > MIN_WORDS_FOR_DATE && (hasFigures || HAPPENED.test(text)),
  },
  {
    what: "Costs and risks",
    gives: "costs",
    why: "It calls for action, and I see nothing about what that would cost or who would pay for it.",
    ask: "What does this cost, what are the risks, and who bears them?",
    expected: ({ text }) => CALL.test(text),
  },
  {
    what: "Other causes",
    gives: "other-causes",
    why: "I see one cause, and no other that was considered.",
    ask: "What else could explain it, and was that checked?",
    expected: ({ text }) => CAUSE.test((isAddressed(text) ? text.replace(OWN_REASON, " ") : text).replace(NO_CAUSE, " ")),
  },
];

/** Of so short a text one can say neither what it leaves out, nor that it leaves out nothing, nor that it claims nothing. */
export const isTooShortToJudge = (text: string): boolean => wordsOf(text).length < MIN_JUDGED_WORDS;

/** What is missing, most useful first. Deterministic; empty for texts that are too short to judge and for those that make no claims, where nothing can be expected. */
export function scanOmissions(text: string): Omission[] {
  if (isTooShortToJudge(text) || !makesClaims(text)) return [];
  const words = wordsOf(text).length;
  const straight = text.replace(/[’‘]/g, "'");
  const gives = givesOf(text);
  const given = new Set(gives.map(({ kind }) => kind));
  const named = new Set(gives.flatMap(({ kind, sentence }) => (kind === "source" ? [sentence.start] : [])));
  const offer = offerOf(straight);
  const read: Read = { text: straight, words, sentences: sentencesOf(text), hasFigures: countsSomething(straight), given, named, offer };
  const spared = isMatchReport(text) ? NOT_OWED_BY_MATCH : isOwnNotice(text) ? NOT_OWED_BY_NOTICE : null;
  const owed = ({ what }: Expected): boolean => spared?.has(what) !== true && (offer === null || !NOT_OWED[offer].has(what));
  return EXPECTED.filter((row) => owed(row) && (row.gives === null || !given.has(row.gives)) && row.expected(read)).map(({ what, why, ask }) => ({
    what,
    why,
    ask,
  }));
}
