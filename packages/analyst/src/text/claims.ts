import { sentencesOf, type Sentence } from "./words.ts";

export interface CheckableClaim {
  sentence: Sentence;
  kind: string;
  /** What to look up, and where: lateral reading in one line. */ how: string;
}

const KINDS: { kind: string; form: RegExp; how: string; weight: number }[] = [
  {
    kind: "a research finding",
    weight: 5,
    form: /\b(?:stud(?:y|ies)|research(?:ers)?|scientists|(?:clinical|controlled|randomi[sz]ed|medical|drug|vaccine) trials?|trials? (?:found|showed?|with|in which|on (?:mice|people|patients)|of \d[\d,]{0,30} (?:people|patients|adults|children|women|men))|experiments?|meta-analys[ei]s)\b/i,
    how: "Find the paper itself by its topic and a name; read who was studied, how many, and what was measured. Then search for reviews that came later.",
  },
  {
    kind: "a quotation",
    weight: 4,
    form: /["“][^"”]{12,}["”][^.!?]{0,40}\b(?:said|says|told|wrote|tweeted|announced|claimed)\b|\b(?:said|says|told|wrote|announced|claimed)\b[^.!?]{0,30}["“][^"”]{12,}["”]/i,
    how: "Search a run of the words in quotation marks with the name; look for the full speech or document, and read what stands before and after.",
  },
  {
    kind: "a figure",
    weight: 4,
    form: /\d[\d,.]{0,30}\s?(?:%|percent|per cent|million|billion|thousand|times|degrees|people|deaths|cases|jobs|seconds|minutes|hours|days|weeks|months|km|kilomet(?:er|re)s|miles|met(?:er|re)s|kg|tons|tonnes|points)\b|\bbetween \d[\d,.]{0,30} and \d|[$€£]\s?\d/i,
    how: "Find who publishes this figure first (statistics office, register, company report), the definition they use, and the same figure for other years.",
  },
  {
    kind: "a cause",
    weight: 3,
    form: /\b(?:caus(?:e|es|ed)|because of|due to|leads? to|led to|results? in|thanks to|triggered|the reason)\b/i,
    how: "Ask what else changed at the same time; look for a comparison of places or people with and without the cause.",
  },
  {
    kind: "a first or a record",
    weight: 3,
    form: /\b(?:(?:the|its|his|her|their|our) first (?:time\b|ever\b|to\b|of\b|[a-z]+ (?:in|to|ever|since)\b)|first[- ]ever|for the first time|(?:the|its|their|our|world's) (?:\w+ )?(?:largest|biggest|highest|lowest|most \w+|worst|best|fastest|oldest|cheapest|only)|(?:a|at|new|all-time) record|record (?:high|low|number|year|heat|sales|profits?)|never before|unprecedented)\b/i,
    how: "Look for the list that would show it (a register, a ranking, an archive) and check whom the list leaves out.",
  },
  {
    kind: "a trend",
    weight: 2,
    form: /\b(?:rise|rises|rising|rose|increase\w*|grow\w*|grew|fall\w*|fell|drop\w*|declin\w+|soar\w*|plung\w*|doubl\w+|tripl\w+|more and more|less and less)\b/i,
    how: "Look at the whole series, not at two points: ten years in a chart show whether this is a trend or a bump.",
  },
  {
    kind: "an event",
    weight: 2,
    form: /\b(?:on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|yesterday|last (?:week|month|year)|in (?:19|20)\d\d|announced|signed|voted|arrested|launched|approved|banned|closed|opened)\b/i,
    how: "Look for two reports that do not copy each other, one of them close to the place, and for the document behind it.",
  },
];

/** Sentences that state something one could look up, most checkable first, at most `most`. Questions and plain opinions are passed over. */
export function checkableClaims(text: string, most = 5): CheckableClaim[] {
  const rows = sentencesOf(text)
    .filter((s) => !s.text.endsWith("?") && s.text.split(/\s+/).length >= 5)
    .map((sentence) => {
      const kinds = KINDS.filter((k) => k.form.test(sentence.text));
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
