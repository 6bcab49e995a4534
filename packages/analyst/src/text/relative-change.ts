import type { Sentence } from "./words.ts";

/** A number that counts something: no year, and no “one day”. */
const NUMBER = String.raw`(?!(?:19|20)\d\d\b(?![.,]\d)|one (?:day|of|another|thing|place|side)\b)(?:[$€£]?\d[\d.,]{0,20}|fifty|forty|thirty|twenty|twelve|eleven|ten|nine|eight|seven|six|five|four|three|two|one|a (?:dozen|hundred|thousand))`;
const PERCENT = String.raw`\d[\d.,]{0,20} ?(?:%|percent|per cent)`;
const LIKELY = "(?:risks?|odds|chances?|likelihood|probability|rates?|deaths?|cases|crimes?|accidents?|injuries|infections|burglaries|incidents)";
const CHANGING = "(?:cut|reduc|lower|slash|decreas|increas|rais|boost|lift|improv|shorten|shrink|trim)(?:s|e[sd]?|ing|ting|ed)?";
/** A change told by what it is a part or a multiple of. */
const CHANGE = new RegExp(
  [
    String.raw`\b(?:halves|doubles|triples|quadruples) (?:the|your|our|my|his|her|its|their|a|an)\b`,
    String.raw`\b(?:halved|halving|doubled|doubling|tripled|tripling|quadrupled|quadrupling)\b(?! (?:back|over|down|up|as|room|bed)\b)`,
    String.raw`\b(?:to|will|would|can|could|may|might|they|we|must|should) (?:more than |nearly |almost |about )?(?:halve|double|triple|quadruple)\b(?! (?:back|over|down|up|as|check|(?:your|the|every|each|their|our|my|all) (?:gifts?|donations?|contributions?|pledges?|stakes?|bets?|points))\b)`,
    String.raw`\b${CHANGING}\b[^.!?;]{0,60}\b(?:in half|by (?:\w+ ){0,3}(?:half|a third|two thirds|a quarter|three quarters|${PERCENT}))`,
    String.raw`\b${LIKELY}\b[^.!?;]{0,40}\b(?:r(?:i|o)ses?|risen|f[ae]lls?|fallen|drop(?:s|ped)?|gr[eo]ws?|goes|went)\b[^.!?;]{0,20}\bby (?:\w+ ){0,3}(?:half|a third|${PERCENT})`,
    String.raw`(?:${PERCENT}|\b(?:twice|half)|${NUMBER} times) (?:as (?:likely|unlikely|high|low|common|many|great)\b|(?:more|less) likely\b|(?:the|a|an) ${LIKELY}\b|(?:(?:more|less|fewer|lower|higher|smaller|greater|reduced|increased)\b|(?:reduction|drop|fall|rise|increase|decrease|decline) (?:in|of)\b)[^.!?;]{0,40}\b${LIKELY}\b)`,
  ].join("|"),
  "i",
);
const RATIO = String.raw`\b${NUMBER} (?:\w+ )?(?:in|of|out of|per) (?:every |each )?(?:\w+ )?(?:${NUMBER}|(?:hundred|thousand|million)\b)`;
/** What a change starts from, or ends at. */
const BASE = new RegExp(
  [
    String.raw`\bfrom (?:\w+ ){0,3}${NUMBER}\b`,
    String.raw`\b(?:compared (?:with|to)|against|instead of|versus|vs\.?|rather than|had been|used to be|baseline|starting (?:at|from)) (?:\w+ ){0,3}${NUMBER}\b`,
    String.raw`\b(?:halv|doubl|tripl|quadrupl|cut|reduc|lower|rais|increas|decreas|f[ae]ll|r[io]se|dropp?|gr[eo]w)\w*\b[^.!?]{0,80}\bto (?:only |just |about |nearly |roughly |almost |some |around )?${NUMBER}\b`,
    String.raw`\b${NUMBER} (?:in|of|out of|per) (?:every |each )?(?:a |one |1[.,]?)?(?:hundred|thousand|million|\d{3}|\d{1,3}[,.]\d{3}|00)`,
    String.raw`\bpercentage points?\b|\b(?:absolute|baseline) (?:risk|difference|terms|figures?)\b`,
    String.raw`${RATIO}[\s\S]{0,200}${RATIO}`,
  ].join("|"),
  "i",
);
/** A starting figure stands in the sentence itself or beside it. */
const BESIDE = 2;

/** Whether a text tells of a relative change, such as a risk that is halved, and nowhere near it from what to what. */
export const lacksBase = (sentences: readonly Sentence[]): boolean =>
  sentences.some(
    ({ text }, i) =>
      CHANGE.test(text) &&
      !BASE.test(
        sentences
          .slice(Math.max(0, i - BESIDE), i + BESIDE + 1)
          .map((s) => s.text)
          .join(" "),
      ),
  );
