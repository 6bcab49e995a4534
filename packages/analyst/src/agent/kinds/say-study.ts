import { anyOf, anyWords } from "../../text/forms.ts";
import { shownOf } from "../../text/gives.ts";
import { partsOfWholes } from "../../text/part-of-whole.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { OF_A_STUDY, STUDY_TERM_ROW } from "./study-terms.ts";
import { looksLikeScam } from "../danger/scam-signs.ts";

/** “What is the sample size?”, “How big is the difference?”: the size of a study and of what it found, as far as the text gives them. */

const ASKS_SAMPLE = anyOf(
  /\bsample[ -]?sizes?\b/i,
  /\bhow (?:big|large|small) (?:is|was|were|are) (?:the |its |their |this |that |his |her )?(?:sample|study|trial|survey|poll|experiment|test group|cohort|group)\b/i,
  /\bhow many (?:people|persons|participants|patients|subjects|adults|children|pupils|students|men|women|respondents|volunteers|cases)\b[^.?!]{0,40}\b(?:take part|took part|participate|participated|included|study|studied|trial|tested|asked|surveyed|polled|interviewed|followed|enrolled|sample|survey|poll)\b/i,
);
const PEOPLE =
  "(?:people|persons|participants|patients|subjects|adults|adolescents|teenagers|children|pupils|students|men|women|mothers|fathers|parents|respondents|volunteers|households|families|users|customers|workers|employees|teachers|nurses|doctors|drivers|voters|residents|readers|schools|hospitals|cases|mice|rats)";
/** “312 people”, “1,142 pupils at six schools”, “n = 40” */
const SAMPLE = anyOf(
  new RegExp(String.raw`(?<!\b(?:out of|of|in) )(?<![\d,.])\d[\d,]{0,9} (?:[\p{L}-]+ ){0,2}?${PEOPLE}\b`, "iu"),
  /\bn ?= ?\d|\b(?:sample|cohort|group|survey) of (?:[a-z]+ )?\d/iu,
);
const MOST_SHOWN = 3;

function saySample({ text, handshake }: AboutText): Said {
  const rows = bodyOf(text).filter((s) => SAMPLE.test(s.text));
  if (rows.length === 0)
    return {
      text: "I don’t see a number of people or cases in it. Ask for it: a share or a rise says little unless you know how many were looked at, how they were chosen, and how many of them dropped out.",
      confidence: 0.7,
    };
  return {
    text: `The text counts these:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake)}\n\nWhether that’s enough depends on what they were looking for: a small effect takes many people to see, a large one only a few. Also ask how they were chosen, who that leaves out, and how many dropped out.`,
    confidence: 0.75,
  };
}

const BETTER_STUDY =
  /\b(?:what|how) (?:would|could|should|does) (?:an? )?(?:(?:much|really) )?(?:better|good|ideal|proper|perfect|stronger|more \w+) (?:study|trial|survey|poll|experiment|test|research)\b/i;
const SAY_BETTER: Said = {
  text: "What makes a study better, whatever it’s about:\n\n1. **It runs a test instead of just watching,** where that’s possible: two groups, picked at random.\n2. **It measures** what people do, not just what they say, and more than once.\n3. **It has enough people,** of the kind it talks about, and says who dropped out.\n4. **It says in advance what it will count,** and shows all of it afterward.\n5. **Nobody who gains from the result pays for it,** and others find the same.\n\nCompare this one with the list: how much of it does the text tell you?",
  confidence: 0.8,
};

const EFFECT =
  "(?:differences?|effects?|gaps?|rise|increase|growth|change|drop|fall|decline|decrease|reduction|improvement|gain|benefit|risk|loss|cut|effect size)";
const ASKS_EFFECT = new RegExp(
  `${LEAD}(?:how (?:big|large|small|great|strong|much|significant|meaningful) (?:(?:of )?an? |the )?(?:${EFFECT} )?(?:is|are|was|were)(?: (?:the|that|this|its|their|there|an?))?(?: \\w+)?(?: ${EFFECT})?|how much (?:of an? )?${EFFECT}|what(?:'s| is| was) the (?:size of the (?:\\w+ )?${EFFECT}|effect size))${END}`,
  "i",
);
const NAMES_EFFECT = new RegExp(String.raw`\b${EFFECT}\b`, "i");
const COMPARES = anyWords(
  /\d[\d.,]{0,9} ?(?:%|percent|per cent|points?|times)|from \d[^.!?]{0,40} to \d[\d.,]*|p ?[=<>] ?0?\.\d+|difference|effect|significant\w*/i,
  /(?:rose|fell|grew|dropped|increased|decreased|declined|reduced|cut|up|down) (?:by|from|to)\b[^.!?]{0,30}\d[\d.,]*/i,
  /\d[\d.,]{0,12} (?:more|fewer|less|higher|lower|longer|shorter)|(?:odds|hazard|risk) ratio/i,
);
/** Of fewer, one more or less is a large share. */
const LEAST_WHOLE = 10;

/** “61 of 156 is 39%, 48 of 156 is 31%: 8 in 100 apart.” Null unless the sentence holds two shares side by side: of others nobody knows that they belong together. */
function reckoned(sentence: string): string | null {
  const shares = partsOfWholes(sentence).filter(({ of }) => of >= LEAST_WHOLE);
  const [one, other] = shares;
  if (!one || !other || shares.length !== 2) return null;
  const [a, b] = [(100 * one.part) / one.of, (100 * other.part) / other.of];
  const apart = Math.round(Math.abs(a - b));
  return `**The math:** ${one.said} is ${Math.round(a)}%, ${other.said} is ${Math.round(b)}%. ${
    apart === 0 ? "Out of a hundred, that’s no difference you’d notice." : `That is ${apart} in a hundred apart.`
  }`;
}

function sayEffect({ text, handshake }: AboutText): Said | null {
  // The risk of a swindler's message is in no figure of it.
  if (looksLikeScam(text)) return null;
  const all = bodyOf(text);
  const rows = all.filter((s) => COMPARES.test(s.text) || partsOfWholes(s.text).length > 1);
  if (rows.length === 0) return null;
  const shown = rows.slice(0, MOST_SHOWN);
  const limits = shownOf(text, "limits").filter((s) => !shown.some(({ start }) => start === s.start));
  return {
    text: [
      `This is what the text gives; I can’t tell if it’s true:\n\n${quotations(shown, text, handshake)}`,
      shown.map((s) => reckoned(s.text)).find((sum) => sum !== null) ?? null,
      limits.length > 0 ? `It says this about its limits:\n\n${quotations(limits.slice(0, 1), text, handshake)}` : null,
      "It takes somebody who knows what it means in real life to judge whether that’s a lot: ask how many out of a hundred do better or worse, and what it costs them.",
    ]
      .filter((part) => part !== null)
      .join("\n\n"),
    confidence: 0.75,
  };
}

/** “What did they find?” */
const ASKS_FOUND = new RegExp(
  `${LEAD}(?:what (?:did|do|does|have|has) (?:they|it|she|he|we|the (?:study|team|researchers|authors|scientists|survey|trial|paper)) (?:really |actually )?(?:found?|finds?|shown?|shows?|conclude[ds]?|discover(?:ed)?|learn(?:ed)?|see|come up with|prove[dn]?)(?: out)?|what(?:'s| is| was| are| were) the (?:main |final )?(?:results?|outcomes?|findings?|upshot)|what came out(?: of (?:it|this|that))?)${END}`,
  "i",
);
const TELLS_RESULT = anyWords(
  /(?:results?|findings?|conclusions?)(?=:)|found|finds|showed|shows|concluded?|revealed|reported|observed|significant\w*|no (?:difference|effect)/i,
);

function sayFound({ text, handshake }: AboutText): Said | null {
  const all = bodyOf(text);
  const rows = OF_A_STUDY.test(text) ? all.filter((s) => TELLS_RESULT.test(s.text) && !s.text.endsWith("?")) : [];
  if (rows.length === 0) return null;
  const shown = rows.slice(0, MOST_SHOWN);
  const limit = shownOf(text, "limits").find((s) => !shown.some(({ start }) => start === s.start));
  return {
    text: [
      `This is what the text says was found; I can’t tell if it’s true:\n\n${quotations(shown, text, handshake)}`,
      limit ? `And how far it goes:\n\n${quotations([limit], text, handshake)}` : "",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.75,
  };
}

/** “Why is p = 0.14 not enough?” */
const P_VALUE = /\bp ?([=<>≤]) ?(0?\.\d{1,6})\b/i;
const HOW_OFTEN: Readonly<Record<string, string>> = { "<": "less than ", ">": "more than ", "≤": "at most " };
/** By custom, such data count as significant. */
const CUSTOM = 0.05;

function sayPValue({ request, text, handshake }: AboutText): Said | null {
  const [, sign, digits] = P_VALUE.exec(request) ?? [];
  const place = bodyOf(text).find((s) => P_VALUE.exec(s.text)?.[2] === digits);
  if (sign === undefined || digits === undefined || !place) return null;
  const p = Number(digits);
  const thousandths = Math.round(p * 1000);
  const often =
    p >= 0.01
      ? `${Math.round(p * 100)} times in 100`
      : thousandths > 1
        ? `${thousandths} times in 1,000`
        : p >= 0.001
          ? "once in 1,000"
          : "once in 1,000, or rarer";
  return {
    text: `The text has it here:\n\n${quotations([place], text, handshake)}\n\nA p-value says how often data like these, or more extreme ones, would come up by chance alone if there were no effect: ${HOW_OFTEN[sign] ?? "about "}${often}. By convention, ${CUSTOM} or less counts as significant. ${
      sign === ">" || p > CUSTOM
        ? "More than that doesn’t show there’s no effect: the study may have been too small to tell."
        : "That doesn’t show that the effect is large, or that it matters, and it doesn’t say how likely it is to be real."
    }`,
    confidence: 0.85,
  };
}

export const STUDY_ROWS: readonly Row[] = [
  STUDY_TERM_ROW,
  { form: ASKS_FOUND, intent: "claims", passesOn: true, say: sayFound },
  { form: BETTER_STUDY, intent: "explain-term", say: () => SAY_BETTER },
  { form: P_VALUE, intent: "claims", say: sayPValue, ofAny: true },
  { form: ASKS_SAMPLE, intent: "claims", say: saySample, ofAny: true },
  { form: { test: (request) => ASKS_EFFECT.test(request) && NAMES_EFFECT.test(request) }, intent: "claims", say: sayEffect, ofAny: true },
];
