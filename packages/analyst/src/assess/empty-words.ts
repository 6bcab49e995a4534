import { stem } from "../text/words.ts";

/**
 * Words that speak of nothing in particular: hedges, virtues of thinking, commonplaces. A clause made of them alone fits every exercise, so whatever it
 * hedges or promises is about none. Words of feeling and of things are left out on purpose: who names those says something.
 */
const stems = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(stem));

const HEDGES = stems(
  "maybe perhaps possible possibly possibility probable probably probability likely unlikely certain certainly certainty uncertain uncertainty sure unsure surely confident confidence wrong right mistake mistaken " +
    "correct incorrect true false truth hard difficult easy complicated complex clear unclear depend depends seem seems appear guess suppose suspect doubt honest honestly actually simply really generally " +
    "percent percentage chance odds degree level estimate exact exactly definite absolute total whole entire quite rather somewhat sort kind however anyway moreover furthermore therefore thus",
);
const THINKING = stems(
  "think thought believe belief know known knowledge understand mind opinion view viewpoint idea judge judgment answer question claim statement statements fact facts truth argument arguments reason reasons " +
    "explain explanation explanations conclusion conclusions aware awareness consider consideration careful carefully humble humility open openness willing curious rational objective subjective honest " +
    "bias biases biased cognitive perspective perspectives side sides point points issue issues topic topics matter matters important importance interesting relevant relevance context situation circumstances " +
    "evidence information proof source sources data science scientific expert experts research researchers alternative alternatives revise revision update change changes adjust improve influence affect distort mistake learn " +
    "future past world life reality everything anything something nothing everybody anybody somebody someone anyone everyone nobody people person human humans others other thing things way ways lot many much part parts some any yes opinions",
);
const COMMONPLACE = stems(
  "good bad better best worse worst great nice new old big small large little long short high low different same similar general special various certain several powerful simple strong weak " +
    "make made take took get got give given come came put let keep use used try find found look see seen say said tell told ask asked write read hear talk speak mean means happen happens become remain stay " +
    "want need should must like always never often sometimes usually today tomorrow yesterday now later soon again still already ever yet year years month months week weeks day days time times moment " +
    "one two three first second third last next half every each both either neither all more less most least few fewer enough too very just only even also well away back here there",
);
const METHOD = stems(
  "study studies trial trials experiment survey sample samples size statistic statistics statistical significance significant randomized randomised randomization placebo blind blinded control controlled peer reviewed review replicate replication " +
    "methodology methodological method methods empirical confounding confounder correlation causation causal variable variables validity valid reliability reliable robust external internal selection sampling effect effects error " +
    "measurement interval inference hypothesis baseline base rate rates average conflict interest limitation limitations limited rigorous systematic anecdotal anecdote literature publication published",
);
const FRAMING_TALK = stems(
  "frame frames framing narrative narratives headline headlines story stories version versions emotion emotions emotional emotionally feeling feelings feel tone mood valence reader readers public audience media highlight highlights hide hides " +
    "emphasis emphasize foreground foregrounded background backgrounded omit omitted omission left leave leaves missing benefit benefits profit profits gain gains stakeholder stakeholders tool language word words figure figures number numbers image " +
    "picture positive negative example compare comparison choose chooses choice deploy deploys rhetorical shift shifts raise raises show shows",
);

/** Words that say what a study is like: nothing on their own, but a condition that names one (“if a larger trial found nothing”) can be met. */
export const isMethodStem = (s: string): boolean => METHOD.has(s);

/** Whether a stem speaks of nothing in particular. */
export const isEmptyStem = (s: string): boolean => HEDGES.has(s) || THINKING.has(s) || COMMONPLACE.has(s) || METHOD.has(s) || FRAMING_TALK.has(s);
