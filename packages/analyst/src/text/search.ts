import { countOf, inFigures } from "./number-words.ts";
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

export interface Sought {
  /** As asked, in small letters. */
  word: string;
  stem: string;
  weight: number;
  /** Whether it counts as missing where it is not found. */
  isContent: boolean;
}

/** Forms that no ending gives away; only for finding a place, where a wrong pair does little harm. */
const FORMS: ReadonlyMap<string, string> = new Map(
  "fell:fall fallen:fall rose:rise risen:rise went:go gone:go took:take taken:take gave:give given:give made:make found:find told:tell spoke:speak left:leave held:hold kept:keep began:begin begun:begin became:become knew:know known:know thought:think saw:see seen:see ran:run built:build brought:bring met:meet sent:send spent:spend stood:stand felt:feel chose:choose chosen:choose broke:break broken:break stole:steal stolen:steal drew:draw drawn:draw flew:fly threw:throw wore:wear hid:hide hidden:hide led:lead women:woman men:man people:person came:come shown:show done:do said:say min:minute mins:minute sec:second secs:second hr:hour hrs:hour yr:year yrs:year voted:vote voting:vote hiding:hide signature:sign signatures:sign buses:bus caught:catch babies:baby nappies:nappy weighs:weigh lucky:luck luckily:luck"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);
const plainNumber = (word: string): string => word.replace(/[,%]/g, "");
const stemOf = (word: string): string => (/^\d/.test(word) ? plainNumber(word) : String(countOf(word) ?? stem(FORMS.get(word) ?? word)));

/** Everyday words for the same thing: who asks with one finds the other. */
const SAME: readonly ReadonlySet<string>[] = [
  "pay cost fund price fee finance charge expensive cheap",
  "kid child children youngster pupil student",
  "baby infant toddler newborn nappy diaper",
  "catch arrest detain",
  "hurt injure injury wound",
  "mum mother",
  "reply answer respond response",
  "start begin open launch",
  "end stop close finish shut cancel",
  "leave quit drop resign",
  "buy purchase",
  "job work employ employment",
  "help benefit",
  "sick ill illness sickness",
  "poll survey",
  "hurt injure injured harm",
  "company firm business",
  "discount reduction save saving off",
  "safe safety harm harmless",
  "check test inspect examine",
  "sorry apologize apologise apology regret",
  "earn pay salary wage",
  "loud noise noisy quiet silent decibel",
  "decide decision vote resolve approve agree postpone",
].map((words) => new Set(words.split(" ").map(stemOf)));
/** Words for the same office: only where somebody’s words are sought, for an expert is not always a professor. */
const ROLES: readonly ReadonlySet<string>[] = [
  "lawyer attorney defence defense barrister",
  "expert statistician professor researcher scientist specialist",
  "boss head chief director manager chairman chairwoman",
].map((words) => new Set(words.split(" ").map(stemOf)));
/** “The works”, “it works”, “close to”, “an open question”, “the back end”: the same letters, and another thing. */
const OTHER_SENSE =
  /\bworks\b|\bclose (?:to|by)\b|\bopen (?:question|letter|mind)\b|\b(?:back|front|week)[- ]end\b|\bbus stops?\b|\b(?:the|a|no|any) catch\b/gi;
const CLASS_SHARE = 0.8;
const saysTheSame = (own: ReadonlySet<string>, wanted: string, roles: boolean): boolean =>
  [...SAME, ...(roles ? ROLES : [])].some((same) => same.has(wanted) && [...own].some((word) => same.has(word)));
/** The words of a sentence as they are looked for; “50%” holds “percent”, too. */
const stemsIn = (words: string): Set<string> =>
  new Set([
    ...(/\b(?:lost (?:their|his|her) li(?:fe|ves)|(?:was|were) killed|passed away)\b/i.test(words) ? [stem("died")] : []),
    ...wordsOf(inFigures(words)).map(stemOf),
    ...(/\d\s?%|\bper cent\b/i.test(words) ? [stem("percent")] : []),
  ]);

/** “Wait, but 32 percent is huge” waits for nothing. */
const WAIT = /^(?:(?:ok(?:ay)?|no|oh|hm+|but)[, ]+)*wait\b(?! (?:for|until|till|\d))/i;
/** “How long did it run?” looks for no “longer”, and “how old?” for no “old depot”. */
const HOW_LONG = /\bhow (?:long|old|common|frequent|widespread|rare)\b/gi;

/** “Did the repair go through?” asks for the vote on it. */
const WENT_THROUGH = /\b(?:go|goes|went|gone|get|got) through\b(?= ?(?:$|[?.!,]|then|in the end|or not|after all))/gi;

/** What a question looks for. */
export function soughtIn(question: string): Sought[] {
  const topics = topicStems(question);
  const seen = new Set<string>();
  return wordsOf(inFigures(question.trim().replace(WAIT, " ").replace(HOW_LONG, "how").replace(WENT_THROUGH, "approved"))).flatMap((word) => {
    const of = stemOf(word);
    // “Who’s to blame?” looks for no “who”.
    const bare = word.replace(/'(?:s|re|ve|ll|d|m)$/, "");
    if (FUNCTION_WORDS.has(bare) || FUNCTION_WORDS.has(word) || OF_THE_TALK.has(word) || seen.has(of) || (word.length < 2 && !/\d/.test(word))) return [];
    seen.add(of);
    const judges = OF_JUDGEMENT.has(of) || OF_JUDGEMENT.has(stem(word));
    return [
      { word, stem: of, weight: judges ? WEAK_WEIGHT : topics.has(of) || /^\d/.test(word) ? 1 : COMMON_WEIGHT, isContent: !judges && !/^\d$|^10$/.test(of) },
    ];
  });
}

/** What has to be found for a question to be answered: the words that carry it, without those that any text could hold. */
export const contentIn = (question: string): Sought[] => soughtIn(question).filter(({ isContent }) => isContent);

/** “Vaccination” and “vaccine”: a longer beginning in common. */
function isFormOf(a: string, b: string): boolean {
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same++;
  return same >= MIN_FORM_CHARS && same >= MIN_FORM_SHARE * Math.max(a.length, b.length);
}

export interface Place {
  sentence: Sentence;
  score: number;
  /** Stems of what was sought and stands here, in some form. */
  holds: Set<string>;
}

/** The sentences that hold any of what is sought; titles only where nothing else does. `roles`: a lawyer is found as “the defence”, too. */
export function placesOf(text: string, sought: readonly Sought[], { roles = false } = {}): Place[] {
  const score = (sentence: Sentence): Place => {
    const stems = stemsIn(sentence.text);
    const near = stemsIn(sentence.text.replace(OTHER_SENSE, " "));
    const holds = new Set<string>();
    let sum = 0;
    for (const { stem: wanted, weight } of sought) {
      const share = stems.has(wanted)
        ? 1
        : saysTheSame(near, wanted, roles)
          ? CLASS_SHARE
          : [...stems].some((own) => isFormOf(own, wanted))
            ? SAME_FORM_WEIGHT
            : 0;
      const weightHere = share * weight;
      if (weightHere > 0) holds.add(wanted);
      sum += weightHere;
    }
    return { sentence, score: sum, holds };
  };
  const found = (sentences: readonly Sentence[]): Place[] => sentences.map(score).filter((place) => place.holds.size > 0);
  const body = found(bodyOf(text));
  return body.length > 0 ? body : found(sentencesOf(text));
}
