import { anyOf, anyWords } from "./forms.ts";
import { HEDGES, LIMITS, OTHER_CAUSES, OTHER_SIDE, TURNS, withoutSetPhrases } from "./dissent.ts";
import { isOwnStudy, namedSources } from "./named-source.ts";
import { bodyOf } from "./titles.ts";
import { hasSeveralVoices } from "./voices.ts";
import { sentencesOf, type Sentence } from "./words.ts";

/**
 * What a text gives a reader who wants to judge for themselves, and where. The one place that decides it: what is missing is what is not here, and what is
 * shown of sources, sides and limits is taken from here, so that no reply denies what another one shows.
 */
export type GivenKind = "source" | "method" | "comparison" | "other-side" | "limits" | "risks" | "costs" | "date" | "other-causes";

export interface Gives {
  kind: GivenKind;
  sentence: Sentence;
  /** Whether it can be shown as such. What is not clear only keeps the text from being said to lack it. */
  clear: boolean;
}

/** “Those who oppose it are simply afraid”: why others disagree is told, and not what they say. */
const DISMISSES = anyWords(
  /(?:are|is|were|was) (?:simply|just|only|merely|really|all) (?:afraid|scared|jealous|lazy|ignorant|stupid|paid|bought|in it for|lying|naive|blind)/i,
  /(?:are|is|were|was) (?:paid|bought|funded) (?:by|for)|comes? from (?:people|drivers|those|\w+) who (?:simply|just|only)/i,
);
const METHOD = anyWords(
  /survey|sample|measured|counted|census|method|margin|respondents|asked \d|cohort|randomi[sz]ed|participants|controlled/i,
  /confidence interval|CI|polled?|voted/i,
  /\d[\d,]{0,30} (?:adults|patients|volunteers|households|children)/i,
  /based on|calculated|estimated by|according to|meta-analys[ei]s|systematic review|\d[\d,]{0,30} (?:trials|studies)/i,
  /stud(?:y|ies) of \d/i,
);
const COMPARISON = anyWords(
  /compared (?:with|to)|than (?:in|last|the|before|a)|from \d[\d.,]{0,30}\s?(?:%|percent)? to|up from|down from|average|previous/i,
  /earlier|per (?:capita|person|head|100)|(?:hazard|odds|risk) ratio|versus|vs|baseline|compared?|control group/i,
  /(?:cut|fell|rose|grew|dropped|up|down|increased?|decreased?|reduced?|shorten\w*)\b[^.!?]{0,40}\b(?:by|from)/i,
  /(?:more|less|fewer|higher|lower|larger|smaller|greater|faster|slower|cheaper|better|worse|longer|shorter)\b[^.!?]{0,40}\bthan/i,
);
/** What things are held against may stand in words: what was before, what is usual, the whole of which something is a part. */
const BESIDE = anyWords(
  /until (?:now|then)|up to now|so far|used to|formerly|before that|in the past|instead of|once again|for the (?:first|second|third|fourth) time|usually/i,
  /as (?:many|much|few|little) as|twice|half (?:of|as)|an? (?:third|quarter|fifth|tenth) of|\d[\d,]{0,12} (?:out )?of (?:the |them\b)|of (?:whom|which|these|those|them),? [^.!?]{0,20}\d/i,
);
/** What a remedy is praised for: the risk that it lowers is none of its own. */
const LOWERED_RISK = anyOf(
  /\b(?:halv|cut|lower|reduc|slash|decreas|shrink|prevent)\w*(?: (?:the|your|our|their|in|of|overall|relative|long-term)){0,3} risks?\b/gi,
  /\brisks? of [^.!?,;]{1,40}?\b(?:fell|falls|dropped|drops|halved|down|lower)\b/gi,
);
const RISKS = anyWords(
  /risks?|side effects?|adverse|harms?|unsafe|safety|(?:not|n't|only|less) safe|safe (?:for|in|during|unless|only)/i,
  /not (?:suitable|recommended)|pregnan\w+/i,
  /(?:ask|see|consult|talk to) (?:your |a )?(?:doctor|physician|pharmacist)/i,
  /contraindic\w+|long-term/i,
);
const COSTS = /\b(?:cost|price|budget|(?:re)?pay|expens|trade-?off|risk|downside|side effects?|burden)\w*\b/i;
const DATE = anyOf(
  /\b(?:19|20)\d\d\b/i,
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|today|last (?:week|month|year)|this (?:week|month|year))\b/i,
);
const FIGURE = /\d/;
/** What is read of a sentence; longer ones are lists or no sentences. */
const MOST_READ_CHARS = 4_000;

interface Row {
  kind: GivenKind;
  clear: (sentence: string) => boolean;
  /** Where it may be meant. */
  perhaps?: (sentence: string) => boolean;
}

const ROWS: readonly Row[] = [
  { kind: "method", clear: (s) => FIGURE.test(s) && METHOD.test(s), perhaps: (s) => METHOD.test(s) },
  { kind: "comparison", clear: (s) => FIGURE.test(s) && COMPARISON.test(s), perhaps: (s) => COMPARISON.test(s) || BESIDE.test(s) },
  { kind: "other-side", clear: (s) => OTHER_SIDE.test(withoutSetPhrases(s)) && !DISMISSES.test(s), perhaps: (s) => TURNS.test(withoutSetPhrases(s)) },
  // “May” is a month, so capitals count, save the first.
  { kind: "limits", clear: (s) => LIMITS.test(s.charAt(0).toLowerCase() + s.slice(1)), perhaps: (s) => HEDGES.test(withoutSetPhrases(s)) },
  { kind: "risks", clear: (s) => RISKS.test(s.replace(LOWERED_RISK, " ")) },
  { kind: "costs", clear: (s) => COSTS.test(s) },
  { kind: "date", clear: (s) => DATE.test(s) },
  { kind: "other-causes", clear: (s) => OTHER_CAUSES.test(s) },
];

/** Everything that is given, sentence by sentence. A question or a title gives nothing that could be shown. */
export function givesOf(text: string): Gives[] {
  const body = bodyOf(text);
  const places = new Set(body.map(({ start }) => start));
  const all = [...body, ...sentencesOf(text).filter(({ start }) => !places.has(start))];
  const named = namedSources(text).map((sentence): Gives => ({ kind: "source", sentence, clear: true }));
  const own = body.filter((s) => isOwnStudy(s.text)).map((sentence): Gives => ({ kind: "source", sentence, clear: false }));
  const read = all.map((sentence) => ({
    sentence,
    plain: sentence.text.slice(0, MOST_READ_CHARS).replace(/[’‘]/g, "'"),
    mayBeShown: places.has(sentence.start) && !sentence.text.endsWith("?"),
  }));
  const others = ROWS.flatMap(({ kind, clear, perhaps }) =>
    read.flatMap(({ sentence, plain, mayBeShown }): Gives[] => {
      const isClear = clear(plain);
      return isClear || perhaps?.(plain) === true ? [{ kind, sentence, clear: isClear && mayBeShown }] : [];
    }),
  );
  const first = body[0];
  const several: Gives[] = first && hasSeveralVoices(text) ? [{ kind: "other-side", sentence: first, clear: false }] : [];
  return [...named, ...own, ...others, ...several];
}

/** The sentences that can be shown as giving something of this kind, in the order of the text. */
export const shownOf = (text: string, kind: GivenKind): Sentence[] => givesOf(text).flatMap((g) => (g.kind === kind && g.clear ? [g.sentence] : []));
