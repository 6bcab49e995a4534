import { CHANCE } from "./chance.ts";
import { DAY_OF_MONTH } from "./dates.ts";
import { anyOf, anyWords, between } from "./forms.ts";
import { NUMBER_WORDS, SCALES } from "./number-words.ts";
import { sentencesOf, type Sentence } from "./words.ts";

export interface CheckableClaim {
  sentence: Sentence;
  kind: string;
  /** What to look up, and where: lateral reading in one line. */ how: string;
}

const CITED = anyOf(
  /\b10\.\d{4,9}\/\S|\b\d{1,4} ?\(\d{1,3}\)[,:] ?(?:pp?\. ?)?\d|\bet al\b|\bpublished in (?:the )?[A-Z]/,
  /\b[Jj]ournal of (?:the )?[A-Z]/,
  /\b(?:study|paper|trial|research) (?:by|from) (?:Dr\.?|Prof\.?|Professor) [A-Z]/,
);

/** “It does not need a pilot study” reports no finding. */
const NEEDS_NONE =
  /\b(?:no|not|n['’]t|never|without|why)\b[^.!?]{0,25}\b(?:need\w*|requir\w+|tak(?:e|es)|wait\w* for) (?:an? |any |the |another )?(?:\w+ )?(?:stud(?:y|ies)|research\w*|scientists?|experiments?|trials?)\b/gi;

/** “Scooters should be banned” tells what somebody wants, and of nothing that happened. */
const WANTED =
  /\b(?:should|must|ought to|needs? to|ha(?:s|ve) to)(?: \w+ly)?(?: not)? be (?:banned|closed|opened|signed|launched|approved|arrested|announced)\b/gi;

/** “Do your own research” reports none either, “when it loads for the first time” tells of no record, and the reader’s own money or deadline is no figure to look up. */
const NO_FINDING =
  /\bif you (?:need|have|put|invest)\b[^.!?,]{0,60}|\bif (?:he|she|they|you|it) [^.!?,]{0,40}\bwithin \d+ (?:minutes|hours|days|weeks)\b|\byour [$€£]\d[\d,.]*k?\b(?! (?:a|per) )|\bdo(?:ing)? (?:your|my|our|their|his|her) (?:own )?research\b|\b(?:when|whenever|where|if|after|before|as|once|until)\b[^.!?,;:]{0,60}\bfor the first time\b/gi;

export const LAW_OR_CASE = "a law or a court case";

/** What happens to a thing or a person once, and has its year. */
const BEGAN =
  "(?:founded|established|built|opened|born|died|invented|discovered|introduced|signed|completed|designed|painted|composed|abolished|crowned|elected|published|launched|destroyed|rebuilt)";
const YEAR = "(?:1\\d{3}|20\\d{2})";

const KINDS: { kind: string; form: RegExp; how: string; weight: number }[] = [
  {
    kind: "a citation",
    weight: 6,
    form: CITED,
    how: "Search the exact title in a scholarly index (Google Scholar, Crossref, PubMed), open the DOI at https://doi.org/, and look in the journal’s archive at that volume, issue and page. Then see whether the author lists it. If two of these show no trace of it, treat it as unproven.",
  },
  {
    kind: LAW_OR_CASE,
    weight: 5,
    form: anyOf(
      /\b(?:[Ss]ections?|[Aa]rticles?) \d{1,5}[a-z]?(?:\.\d{1,4}){0,3}(?: ?\(\w{1,4}\)){0,4},? (?:of|in|under) (?:the |our |its )?(?:[\w’'-]{1,20} ){0,6}(?:Act|Code|Law|Constitution|Regulations?|Statute|GDPR)\b/,
      /\b[A-Z][\w’'-]+(?: [A-Z][\w’'-]+){0,3} vs?\. [A-Z][\w’'-]+/,
    ),
    how: "Read it where it is published: the law in the official collection of that country or state, at that section; the decision in the court’s own database, by both names and the year. Assistants make up cases that look right. If there’s no trace of it, treat it as unproven.",
  },
  {
    kind: "a research finding",
    weight: 5,
    form: anyWords(
      /stud(?:y|ies)|research(?:ers)?|scientists/i,
      /(?:clinical|controlled|randomi[sz]ed|medical|drug|vaccine) trials?/i,
      /trials? (?:found|showed?|with|in which|on (?:mice|people|patients)|of \d[\d,]{0,30} (?:people|patients|adults|children|women|men))/i,
      /experiments?|meta-analys[ei]s/i,
    ),
    how: "Find the paper itself by its topic and a name; read who was studied, how many, and what was measured. Then search for reviews that came later.",
  },
  {
    kind: "a dose",
    weight: 5,
    form: /\b\d[\d,.]{0,8} ?(?:mg|mcg|µg|ml|iu|grams?|tablets?|pills?|capsules?|drops)\b[^.!?]{0,40}\b(?:a day|per day|daily|every \d+ hours|at night|each (?:morning|evening|night))\b/i,
    how: "Compare it with the leaflet in the package, and ask a pharmacist: tell them what else you take.",
  },
  {
    kind: "a quotation",
    weight: 4,
    form: anyOf(
      /["“][^"“”]{12,600}["”][^.!?]{0,40}\b(?:said|says|told|wrote|tweeted|announced|claimed)\b/i,
      /\b(?:said|says|told|wrote|announced|claimed)\b[^.!?"“”]{0,30}["“][^"“”]{12,600}["”]/i,
    ),
    how: "Search for a few of the words in quotation marks along with the name; look for the full speech or document, and read what comes before and after.",
  },
  {
    kind: "a count on a shop’s page",
    weight: 4,
    form: anyOf(
      /\b(?:only|just) \d+ (?:\w+ )?(?:left|remaining|in stock|available)\b/i,
      /\b\d[\d,]{0,9} (?:other )?(?:people|others|customers|shoppers|users|guests) (?:(?:have|are|is|were) )?(?:(?:also|just|currently|now|recently) )?(?:bought|view\w*|watch\w*|look\w*|book\w*|order\w*|this in their)\b/i,
    ),
    how: "Open the page in a private window, and again tomorrow. A real count moves on its own; a made-up one starts over.",
  },
  {
    kind: "a figure",
    weight: 4,
    form: anyOf(
      /\d[\d,.]{0,30}\s?%/i,
      /\d[\d,.]{0,30}\s?(?:percent|per cent|million|billion|thousand|times|degrees|people|deaths|cases|jobs|seconds|minutes|hours|days|weeks|months|km|kilomet(?:er|re)s|miles|met(?:er|re)s|kg|tons|tonnes|points)\b/i,
      /\b\d[\d,.]{0,30}\s?(?:euros?|dollars?|pounds|cents|francs|yen|rupees|years|calories|kilos?|lit(?:er|re)s|gallons|inches|feet|acres|hectares|watts|families|houses|homes|students|patients|customers|users|residents|voters|employees|workers|votes|tickets)\b/i,
      /\bbetween \d[\d,.]{0,30} and \d|[$€£]\s?\d/i,
    ),
    how: "Find who publishes this figure first (statistics office, register, company report), the definition they use, and the same figure for other years.",
  },
  {
    kind: "a prize",
    weight: 4,
    form: anyOf(
      /\b(?:nobel|pulitzer|booker|fields medal|oscar|grammy|bafta)\b/i,
      /\b(?:won|wins|got|gets|received|awarded|honou?red with) (?:the|an?|several|many) (?:[\w’'-]+ ){0,4}(?:prizes?|awards?|medals?)\b/i,
    ),
    how: "Look in the list of whoever gives the prize: who got it in which year, and for what. A prize for something similar doesn’t show this.",
  },
  {
    kind: "a cause",
    weight: 3,
    form: new RegExp(
      `\\b(?:(?<!\\bthe )cause|causes|caused|because of|due to(?! ${CHANCE})|leads? to|led to|results? in|thanks to|triggered|the reason)\\b`,
      "i",
    ),
    how: "Ask what else changed at the same time; look for a comparison of places or people with and without the cause.",
  },
  {
    kind: "a first or a record",
    weight: 3,
    form: anyWords(
      /(?:the|its|his|her|their|our) first (?:time\b|ever\b|to\b|of\b|[a-z]+ (?:in|to|ever|since)\b)/i,
      /first[- ]ever|for the first time/i,
      /(?:world's|country's|nation's|city's|state's|history's) (?:\w+ )?(?:largest|biggest|highest|lowest|most \w+|worst|best|fastest|oldest|cheapest|only)/i,
      between(
        /(?:the|its|their|our) (?:\w+ )?(?:largest|biggest|highest|lowest|most \w+|worst|best|fastest|oldest|cheapest|only)\b[^.!?]{0,60}\b/i,
        [
          /ever/i,
          /in (?:the (?:world|country|city|state|region|valley|nation|history|industry|area)|history|europe|america|asia|africa|[a-z]+'s history|\d+ years|decades|living memory)/i,
          /on (?:record|earth)|of (?:all time|its kind|the (?:year|decade|century))|since/i,
        ],
        /\b/i,
      ),
      /(?:a|at|new|all-time) record|record (?:high|low|number|year|heat|sales|profits?)|never before|unprecedented/i,
    ),
    how: "Look for the list that would show it (a register, a ranking, an archive) and check whom the list leaves out.",
  },
  {
    kind: "a date",
    weight: 2,
    form: anyOf(
      new RegExp(`\\b${BEGAN}\\b[^.!?]{0,60}\\b(?:in|on|since|around) (?:[a-z]+ )?(?:\\d{1,2} )?(?:[a-z]+ )?${YEAR}\\b`, "i"),
      new RegExp(`\\b(?:in|since) ${YEAR}\\b[^.!?]{0,60}\\b${BEGAN}\\b`, "i"),
    ),
    how: "Look for the year where it would be on record: an archive, a register, an encyclopedia that names its sources. Two pages that copied each other count once.",
  },
  {
    kind: "a trend",
    weight: 2,
    form: anyWords(
      /(?:has|have|had) (?:all |steadily |sharply )?gone (?:up|down)/i,
      /(?:has|have|had) been (?:rising|increasing|growing|falling|dropping|declining)/i,
      between(
        /(?:rise|rises|rising|rose|risen|increas(?:e|es|ed|ing)|grow|grows|growing|grew|grown|fall|falls|falling|fell|fallen|drop|drops|dropped|dropping|declin(?:e|es|ed|ing)|soar\w*|plung\w*|climb\w*|shr[aiu]nk\w*) (?:[a-z,]+ ){0,6}?/i,
        [
          /by|since|every (?:year|month|week|day)|each year|year (?:after|by|on|over) year|steadily|sharply|more and more/i,
          /for (?:years|decades|months|the (?:\w+ )?time)/i,
          /(?:over|in|during|within) (?:the )?(?:last|past|recent|\d+|two|three|five|ten|a) (?:\w+ )?(?:years?|decades?|months?)/i,
          /in recent years|(?:from|to) [$€£]?\d|faster than|\b\d+ ?(?:%|percent)/i,
        ],
      ),
      /(?:steadily|rapidly|constantly|continually|sharply) (?:ris|increas|grow|fall|declin|dropp)\w*/i,
      between(
        null,
        [/crime|prices?|rents?|wages?|costs?|rates?|unemployment|inflation|sales|temperatures?|emissions|numbers?|ridership|population/i, /deaths|cases/i],
        / (?:\w+ ){0,2}?(?:ris(?:e|es|ing)|rose|increas\w+|grow\w*|grew|fall\w*|fell|drop\w*|declin\w+)/i,
      ),
      /(?:doubl|tripl|quadrupl)(?:e|es|ed|ing) (?:in|since|over|within|between)/i,
      /more and more|fewer and fewer|less and less/i,
    ),
    how: "Look at the whole series, not at two points: ten years in a chart show whether this is a trend or a bump.",
  },
  {
    kind: "an amount",
    weight: 1,
    form: new RegExp(
      `\\b(?:${[...NUMBER_WORDS.keys()].filter((word) => word !== "zero" && word !== "one").join("|")}|hundreds?|thousands?|millions?|billions?|half|twice)(?:[ -](?:${[...NUMBER_WORDS.keys(), ...Object.keys(SCALES)].join("|")}|and|a|an|of|the|as|out)){0,4} (?:\\w+ )?(?:people|patients|students|families|kilos?|kilograms|pounds|euros|dollars|degrees|deaths|cases|jobs|miles|kilomet(?:er|re)s|met(?:er|re)s|hours|days|weeks|months|years|percent|much|many)\\b`,
      "i",
    ),
    how: "Ask who counted, and out of how many. If it’s what one person saw, it shows that this can happen, not how often.",
  },
  {
    kind: "an event",
    weight: 2,
    form: anyWords(
      /on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)/i,
      DAY_OF_MONTH,
      /yesterday|last (?:week|month|year)|in (?:19|20)\d\d|announced|signed|voted|arrested|launched|approved|banned|closed|opened/i,
    ),
    how: "Look for two reports that don’t copy each other, one of them close to the place, and for the document behind them.",
  },
];

/** “Be the reason that she smiles”, “Donate now, and …”: what a reader is told to do states nothing. */
const ORDERS =
  /^["“]?(?:please |now |just |so )*(?:be (?:the|a|an|part|our|their)|donate|give (?:now|today|us|her|him|them)|order|buy|call|click|join|sign|vote|share|forward|send|help (?:us|her|him|them)|let['’]?s|let us|come|imagine|remember|stay (?:home|inside|indoors|calm|away|safe)|stock up|repost|copy|warn|avoid|pass (?:it|this)|do(?: not|n['’]t)|never|don['’]t)\b(?! .*\d)/i;

/** “Bake for 25 minutes at 180 degrees”: a step to take has its figure, and states nothing. */
const STEPS =
  /^(?:(?:then|next|now|finally|first|and) )?(?:add|bake|beat|blend|boil|chop|combine|cook|cover|cut|drain|dry|fill|flush|fold|fry|grate|heat|knead|leave|let|melt|mix|pour|preheat|press|rinse|roast|season|serve|simmer|soak|spread|sprinkle|stir|wash|whisk|wipe)\b(?! (?:is|are|was|were|has|have|sales|prices?)\b)/i;

/** The sentences that are a step to take: “Bake for 25 minutes.” */
export const stepsOf = (text: string): Sentence[] => sentencesOf(text).filter((s) => STEPS.test(s.text));

/** Sentences that state something one could look up, most checkable first, at most `most`. Questions and plain opinions are passed over. */
export function checkableClaims(text: string, most = 5): CheckableClaim[] {
  const rows = sentencesOf(text)
    .filter((s) => !s.text.endsWith("?") && s.text.split(/\s+/).length >= 5 && !ORDERS.test(s.text) && !STEPS.test(s.text))
    .map((sentence) => {
      const said = sentence.text.replace(WANTED, " ").replace(NEEDS_NONE, " ").replace(NO_FINDING, " ");
      const kinds = KINDS.filter((k) => k.form.test(said));
      const named = /\b[A-Z][a-z]+(?:\s[A-Z][a-z]+)+/.test(sentence.text.slice(1)) ? 1 : 0;
      return { sentence, first: kinds[0], weight: kinds.reduce((n, k) => n + k.weight, 0) + named };
    })
    .filter((row) => row.first !== undefined);
  return rows
    .sort((a, b) => b.weight - a.weight || a.sentence.start - b.sentence.start)
    .slice(0, most)
    .sort((a, b) => a.sentence.start - b.sentence.start)
    .map(({ sentence, first }) => ({ sentence, kind: first!.kind, how: first!.how }));
}
