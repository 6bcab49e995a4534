import { inFigures } from "./number-words.ts";
import { comesNear, saidByTurns, saysTheSame, stemOf } from "./same-words.ts";
import { bodyOf } from "./titles.ts";
import { FUNCTION_WORDS, sentencesOf, stem, topicStems, wordsOf, type Sentence } from "./words.ts";

/** Looks the words of a question up in a text: all of them, save those that only make it a question. */

/** Words of the talk about a text, which nobody looks for in it. */
const OF_THE_TALK = new Set(
  (
    "please pls ok okay per well hey hi thanks anyway exactly actually really maybe just also then now tho though according text article message post page piece letter essay author writer sentence paragraph word words " +
    "say says said saying tell tells told mention mentions mentioned mean means meant explain think know show give find look see read write get got like bit thing things stuff something anything anybody anyone somebody someone everybody everyone nobody whats hows whos wheres thats theres u ur im ive dont doesnt didnt isnt arent wasnt cant wont shes hes theyre youre theyve weve youve"
  ).split(" "),
);
/** Words by which a text is judged or sorted: found in it they are worth showing, and that they are not in it says nothing. */
const OF_JUDGEMENT = new Set(
  (
    "real true truth false fake right wrong good bad better best worse sure fair unfair side sided sides biased bias neutral opinion opinions fact facts number numbers figure figures quote quotes quoted cite cited " +
    "source sources rate rating score scale grade point points claim claims argument question questions answer answers reason reasons example examples one two three ten part main important interesting legit honest lie lies lying serious funny long short easy hard next last first second more less other others else"
  )
    .split(" ")
    .map(stem),
);
const WEAK_WEIGHT = 0.5;
/** Words that fit every topic say less of where an answer stands. */
const COMMON_WEIGHT = 0.6;
const SAME_FORM_WEIGHT = 0.5;
const MIN_FORM_CHARS = 5;
const MIN_FORM_SHARE = 0.6;

interface Sought {
  /** As asked, in small letters. */
  word: string;
  stem: string;
  weight: number;
  /** Whether it counts as missing where it is not found. */
  isContent: boolean;
}

/** “The works”, “it works”, “close to”, “an open question”, “the back end”: the same letters, and another thing. */
const OTHER_SENSE =
  /\bworks\b|\bclose (?:to|by)\b|\bopen (?:question|letter|mind)\b|\b(?:back|front|week)[- ]end\b|\bbus stops?\b|\b(?:the|a|no|any) catch\b/gi;
const CLASS_SHARE = 0.8;
const NEAR_SHARE = 0.6;
/** The words of a sentence as they are looked for; “50%” holds “percent”, too. */
const stemsIn = (words: string): Set<string> =>
  new Set([...wordsOf(inFigures(words)).map(stemOf), ...(/\d\s?%|\bper cent\b/i.test(words) ? [stem("percent")] : [])]);

/** “Wait, but 32 percent is huge” waits for nothing. */
const WAIT = /^(?:(?:ok(?:ay)?|no|oh|hm+|but)[, ]+)*wait\b(?! (?:for|until|till|\d))/i;
/** “How long did it run?” looks for no “longer”, and “how old?” for no “old depot”. */
const HOW_LONG = /\bhow (?:long|old|common|frequent|widespread|rare)\b/gi;

/** “Did the repair go through?” asks for the vote on it. */
const WENT_THROUGH = /\b(?:go|goes|went|gone|get|got) through\b(?= ?(?:$|[?.!,]|then|in the end|or not|after all))/gi;

/** “I can’t come on the 7th” */
const ORDINAL = /\b(\d{1,2})(?:st|nd|rd|th)\b/gi;

/** “How do I get out?”, of a contract */
const GETS_OUT = /\bget out(?: of (?:it|this|that|the \w+))?(?=[?.! ]*$)/gi;
/** “The monthly ticket”: the word before the thing says which of several is meant. */
const DISTINGUISHES = /^(?:hourly|daily|weekly|monthly|quarterly|yearly|annual|weekend|overnight)$/;
const DISTINGUISHING_WEIGHT = 1.6;

/** What a question looks for. */
export function soughtIn(question: string): Sought[] {
  const topics = topicStems(question);
  const seen = new Set<string>();
  const asked = question
    .trim()
    .replace(WAIT, " ")
    .replace(HOW_LONG, "how")
    .replace(WENT_THROUGH, "approved")
    .replace(ORDINAL, "$1")
    .replace(GETS_OUT, "terminate cancel");
  return wordsOf(inFigures(asked)).flatMap((word) => {
    const of = stemOf(word);
    // “Who’s to blame?” looks for no “who”.
    const bare = word.replace(/'(?:s|re|ve|ll|d|m)$/, "");
    if (FUNCTION_WORDS.has(bare) || FUNCTION_WORDS.has(word) || OF_THE_TALK.has(word) || seen.has(of) || (word.length < 2 && !/\d/.test(word))) return [];
    seen.add(of);
    const judges = OF_JUDGEMENT.has(of) || OF_JUDGEMENT.has(stem(word));
    return [
      {
        word,
        stem: of,
        weight: DISTINGUISHES.test(word) ? DISTINGUISHING_WEIGHT : judges ? WEAK_WEIGHT : topics.has(of) || /^\d/.test(word) ? 1 : COMMON_WEIGHT,
        isContent: !judges && !/^\d$|^10$/.test(of),
      },
    ];
  });
}

/** What has to be found for a question to be answered: the words that carry it, without those that any text could hold. */
export const contentIn = (question: string): Sought[] => soughtIn(question).filter(({ isContent }) => isContent);

const CAN_BE = /^[ai]ble?$/;
/** “Vaccination” and “vaccine”: a longer beginning in common; “wash” and “washable”. */
function isFormOf(a: string, b: string): boolean {
  if ((a.startsWith(b) && CAN_BE.test(a.slice(b.length))) || (b.startsWith(a) && CAN_BE.test(b.slice(a.length)))) return true;
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same++;
  return same >= MIN_FORM_CHARS && same >= MIN_FORM_SHARE * Math.max(a.length, b.length);
}

export interface Place {
  sentence: Sentence;
  score: number;
  /** Stems of what was sought and stands here, in some form. */
  holds: Set<string>;
  /** Those of them for which the sentence has no form of the word, but one that stands near it. */
  nearly: Set<string>;
}

/** How much of a word that is sought a sentence holds. */
function shareIn(own: { stems: ReadonlySet<string>; near: ReadonlySet<string>; turns: ReadonlySet<string> }, wanted: string, roles: boolean): number {
  if (own.stems.has(wanted)) return 1;
  if (own.turns.has(wanted) || saysTheSame(own.near, wanted, roles)) return CLASS_SHARE;
  if ([...own.stems].some((one) => isFormOf(one, wanted))) return SAME_FORM_WEIGHT;
  return 0;
}

const ONCE_WEIGHT = 1.25;
const EVERYWHERE_WEIGHT = 0.7;
const EVERYWHERE_SHARE = 0.4;
const LEAST_EVERYWHERE = 5;
/** A word that stands in one place says more of where an answer is than one that stands all over a text. */
const weightOf = (places: number, sentences: number): number =>
  places === 1 ? ONCE_WEIGHT : places >= LEAST_EVERYWHERE && places > EVERYWHERE_SHARE * sentences ? EVERYWHERE_WEIGHT : 1;

function placesIn(sentences: readonly Sentence[], sought: readonly Sought[], { roles, near }: Readonly<Record<"roles" | "near", boolean>>): Place[] {
  const rows = sentences.map((sentence) => {
    const own = { stems: stemsIn(sentence.text), near: stemsIn(sentence.text.replace(OTHER_SENSE, " ")), turns: new Set(saidByTurns(sentence.text)) };
    return { sentence, own, shares: sought.map(({ stem: wanted }) => shareIn(own, wanted, roles)) };
  });
  const found = sought.map((_, at) => rows.filter(({ shares }) => shares[at]! > 0).length);
  return rows
    .map(({ sentence, own, shares }): Place => {
      const holds = new Set<string>();
      const nearly = new Set<string>();
      let score = 0;
      for (const [at, { stem: wanted, weight }] of sought.entries()) {
        // What stands nowhere may be spoken of in words that are near it.
        const isNear = near && found[at] === 0 && comesNear(own.stems, wanted);
        const share = isNear ? NEAR_SHARE : shares[at]!;
        if (share === 0) continue;
        holds.add(wanted);
        if (isNear) nearly.add(wanted);
        score += share * weight * weightOf(found[at]!, sentences.length);
      }
      return { sentence, score, holds, nearly };
    })
    .filter(({ holds }) => holds.size > 0);
}

/** “2. Fees.” is the head of what stands below it. */
const HEAD_LINE = /^\d{1,2}[.)] \p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,2}\.$/u;
export const isHeadLine = (sentence: string): boolean => HEAD_LINE.test(sentence);
function withoutHeads(places: Place[]): Place[] {
  const rest = places.filter(({ sentence }) => !isHeadLine(sentence.text));
  return rest.length > 0 ? rest : places;
}

/** The sentences that hold any of what is sought; titles only where nothing else does. `roles`: a lawyer is found as “the defence”, too. `near`: what stands nowhere is found by words that are near it. */
export function placesOf(text: string, sought: readonly Sought[], { roles = false, near = false } = {}): Place[] {
  const body = withoutHeads(placesIn(bodyOf(text), sought, { roles, near }));
  return body.length > 0 ? body : placesIn(sentencesOf(text), sought, { roles, near });
}
