import { explain } from "@candor/engine/catalogue";
import { anyOf, between } from "../../text/forms.ts";
import { checkableClaims } from "../../text/claims.ts";
import { contentIn, placesOf } from "../../text/search.ts";
import { bodyOf } from "../../text/titles.ts";
import { findingsOf, passagesOf } from "../reading/passages.ts";
import type { AboutText, Row } from "../request/question-row.ts";
import { quotations, quote, type Said } from "../say.ts";
import { termOfNote } from "../teaching/terms.ts";
import { percent } from "../../percent.ts";

/** What is held against the analyst itself, with a text at hand: “isn’t that just your opinion?”, “why do you call it manipulation?”, “you left out that …”, “where are you least sure?” */

const ONLY_OPINION = anyOf(
  /\b(?:isn't|is|wasn't|was) (?:that|this|it|all (?:that|this)) (?:not )?(?:just |only |simply |merely )*your (?:own |personal )?(?:opinion|view|interpretation|judge?ment|take|feeling|guess)\b/i,
  /^(?:(?:but|well|so|and|ok(?:ay)?|hm+)[, ]+)*(?:that|this|it)(?:'s| is) (?:just |only |simply |merely )*(?:like )?(?:your|an?) (?:own |personal )?(?:opinion|view|interpretation)\b/i,
  /\bwho (?:are you|gave you the right|says you|asked you) to (?:judge|say|tell|decide)\b|\bwho says (?:you're|you are) right\b/i,
  /\b(?:isn't|is) (?:that|this|it) (?:not )?(?:just |rather |very |quite |a bit )*subjective\b/i,
);
const CALLS_IT = between(/^(?:(?:but|well|so|and|ok(?:ay)?|hm+|no)[, ]+)*/i, [
  /(?:isn't|is|can't|couldn't) (?:it|this|that|he|she) (?:not )?(?:be )?(?:just|only|simply|merely) (?!me\b|my\b|your\b|(?:an? )?(?:\w+ )?opinion\b)(?:be )?(?:an? |the |being |how |some )?\w+/i,
  /why (?:do|did|would|are|is) you (?:call\w*|label\w*|treat\w*|describ\w*|brand\w*|accus\w*) /i,
  /(?:that|this|it)(?:'s| is) not (?:really )?(?:manipulat\w+|a trick|misleading|propaganda|pressure|a fallacy|a false \w+)\b/i,
  /(?:don't|aren't) you (?:\w+ )?(?:exaggerat\w+|overreact\w+|overdo\w*|read\w* too much|too (?:strict|harsh|picky|critical|suspicious))\b/i,
  /(?:i think )?(?:you(?:'re| are)|that(?:'s| is)) (?:(?:being|just|a bit|way|far|much|rather) )*too negative\b/i,
  /i (?:don't|do not|can't|cannot) (?:really |quite )?agree with (?:you|your|that|this|the (?:mark|reading|finding))\b|i disagree(?: with (?:you|your|that|this)\b|[.! ]*$)/i,
  /(?:i think )?you(?:'re| are) (?:simply |just |all |completely |totally )?(?:wrong|mistaken|off)(?: (?:about|there|here|on)\b|[.! ]*$)|you (?:got|get|have|read) (?:it|this|that) wrong\b/i,
  /why are you (?:being |always )*(?:so|this|that) (?:strict|harsh|picky|critical|suspicious|negative|hard|fussy|sensitive)\b/i,
  /you(?:'re| are) (?:being |just |a bit |way )*(?:exaggerating|overreacting|nit-?picking|too (?:strict|harsh|picky|critical|suspicious)|reading too much)\b/i,
  /[^.?!]{0,60}\b(?:it|that|this)(?:'s| is) (?:just|only|merely|simply|clearly|obviously) (?:an? |the |how )?(?:figure of speech|joke|expression|saying|idiom|metaphor|irony|business (?:language|speak|english)|normal|way of (?:speaking|talking)|people talk)\b/i,
]);
const LEFT_OUT = anyOf(
  /\bwhy (?:did|do|have|has|are|is) you (?:not|n't) (?:\w+ )?(?:say|said|mention\w*|mark\w*|tell|flag\w*|notice\w*|count\w*|point\w*)\b/i,
  /\bwhy (?:didn't|don't|haven't|did not|do not|have not) you (?:\w+ )?(?:say|said|mention\w*|mark\w*|tell|flag\w*|notice\w*|count\w*|point\w*)\b/i,
  /\byou (?:\w+ )?(?:missed|overlooked|forgot|ignored?|left out|skipped|(?:did not|didn't|don't|do not|haven't|never) (?:even )?(?:mention\w*|mark\w*|flag\w*|notice\w*|saw|see|say))\b/i,
);
export const LEAST_SURE = anyOf(
  /\b(?:which|what|where|how)\b[^.?!]{0,40}\b(?:are|were|feel) you (?:the )?(?:least|less|most|more|not so|not) (?:sure|certain|confident)\b/i,
  /\b(?:which|what) (?:of|mark|marks|point|one|finding|answer)\b[^.?!]{0,30}\b(?:least|most) (?:sure|certain|confident|reliable|doubtful|shaky)\b/i,
  /\b(?:where|how|in what) (?:could|might|may|can|would) you (?:\w+ )?(?:be wrong|err|be mistaken|have (?:got it wrong|erred))\b/i,
  /\bhow (?:do|can|could|would) (?:i|we) know (?:that )?you (?:did not|didn't|haven't|are not|aren't|don't) (?:\w+ )?(?:miss|mistaken|wrong|overlook\w*|err)\w*/i,
  /\b(?:could|can|might|may) you (?:\w+ )?(?:have )?(?:missed|overlooked|be wrong|be mistaken|err)\b/i,
);

/** “So nothing at all?”, “Is that all?” */
const NOTHING =
  /^(?:(?:so|and|but|ok(?:ay)?|wait|hm+|really|what)[, ]+)*(?:nothing(?: (?:at all|wrong|bad|suspicious|else|really|to worry about))*|(?:is )?that(?:'s| is)? (?:all|it)|(?:it's|it is|is it|so it's) (?:all )?(?:fine|clean|ok(?:ay)?|harmless)(?: then)?|no (?:marks?|tricks?|manipulation|problems?|red flags?)(?: at all)?)(?: (?:then|here|in it|at all))*\?[?! ]*$|^(?:(?:come on|really|but|no|still)[, ]+)+(?:there )?(?:must|has to) be (?:something|anything|a catch|more)\b/i;

function sayNothing({ text, analysis, handshake }: AboutText): Said {
  const marks = passagesOf(findingsOf(analysis()).filter((f) => f.confidence >= handshake.min_confidence)).length;
  const claim = checkableClaims(text, 1)[0];
  return {
    text: `${
      marks > 0
        ? `There ${marks === 1 ? "is one mark" : `are ${marks} marks`} in it; beyond that, my rules find no pushy wording.`
        : "Nothing my rules know of. A calm, open text looks like that, but so does a false one written calmly. It’s a good sign, not a guarantee."
    }${claim ? ` What’s left is whether it’s true, and I’d start here: ${quote(claim.sentence.text)} ${claim.how}` : ""}`,
    confidence: 0.75,
  };
}

function sayOnlyOpinion({ analysis, handshake }: AboutText): Said {
  const mark = findingsOf(analysis()).find((f) => f.confidence >= handshake.min_confidence);
  return {
    text: `Fair question. I have no opinion on the topic itself. ${
      mark
        ? `That ${quote(mark.fragment)} is in the text, anyone can see. That such words can mislead is a judgment by the people who wrote the rule, and the percentage says how strong a sign it is.`
        : "What I say about the wording comes from rules that people wrote, so it carries their judgment."
    }\n\nTry it without me: put a view you share into the same words, and then one you reject. If the words seem fine in one and not in the other, the words weren’t the problem.`,
    confidence: 0.8,
    ...(mark ? { notes: [] } : {}),
  };
}

const MOST_LEFT = 2;
const QUOTED = /["“]([^"”]{3,200})["”]/;

/** A mark names words: what stays without them can be spoken of calmly. */
function sayCallsIt({ request, text, analysis, handshake }: AboutText): Said {
  const all = findingsOf(analysis()).filter((f) => f.confidence >= handshake.min_confidence);
  const quoted = QUOTED.exec(request)?.[1]?.toLowerCase();
  // The words that the visitor names come before the strongest ones.
  const meant = quoted === undefined ? [] : all.filter((f) => f.fragment.toLowerCase().includes(quoted) || quoted.includes(f.fragment.toLowerCase()));
  const marks = meant.length > 0 ? meant : all;
  const plain = checkableClaims(text, 6)
    .map(({ sentence }) => sentence)
    .filter((s) => !s.text.endsWith("!") && !marks.some((f) => f.start < s.end && f.end > s.start))
    .slice(0, MOST_LEFT);
  return {
    text: [
      `You may be right. A mark is about words, not a person or an intention: a concern can be fair, and a sentence about it can still push.${marks.length === 0 ? " Nothing I mark here is strong enough to rely on." : ""}`,
      marks.length > 0 ? `I went by ${marks.length === 1 ? "these words" : "words like these"}: ${quote(marks[0]!.fragment)}` : "",
      plain.length > 0 ? `Nothing is marked here, and you can talk about it calmly:\n\n${quotations(plain, text, handshake, 0.7)}` : "",
      marks.length > 0 ? "A test: leave out the marked words. If nothing is lost, they carried feeling, not facts." : "",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.75,
  };
}

/** Which sentence is meant, whether it is marked, and that an absence of marks says nothing. */
function sayLeftOut({ request, text, analysis, handshake }: AboutText): Said {
  const sought = contentIn(request.replace(LEFT_OUT, " "));
  const [best] = placesOf(text, sought).sort((a, b) => b.score - a.score);
  const place = best && best.holds.size * 2 >= sought.length ? best.sentence : undefined;
  const mark = place && findingsOf(analysis()).find((f) => f.start < place.end && f.end > place.start);
  const known = place ? checkableClaims(place.text, 1)[0] : undefined;
  return {
    text: [
      "I react to pushy wording, and I don’t know facts. So what I pass over may be true, important or wrong: my silence says nothing about it.",
      place ? `I think you mean this:\n\n${quotations([place], text, handshake, 0.7)}` : "",
      place && mark ? `It is marked for ${quote(mark.fragment)}: ${mark.reflexLabel.toLowerCase()}.` : "",
      place && !mark ? "Its wording has no mark, and that’s in its favor." : "",
      known ? `It can be checked, and that’s to its credit: ${known.how}` : "",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.75,
    notes: mark ? [mark.reflexLabel.toLowerCase()] : [],
  };
}

/** The same, asked of no text. */
export const CAN_ERR: Said = {
  text: "Yes, both ways. I mark honest wording now and then, and a lie in calm words gets past me: I know wording, not facts. How often that happens is under [How well does it work?](/accuracy). So take a mark as a question to ask, not a verdict.",
  confidence: 0.9,
};

/** The weakest of what was asserted, where the same words are fine, and what rules cannot see at all. */
function sayLeastSure({ text, analysis, handshake }: AboutText): Said {
  const shown = passagesOf(findingsOf(analysis()).filter((f) => f.confidence >= handshake.min_confidence));
  const last = shown.at(-1)?.frames[0];
  const note = last && explain(last.reflexId);
  const fine = note ? termOfNote(note).fine : null;
  const weak = analysis().frames.length - shown.flatMap(({ frames }) => frames).length;
  return {
    text: [
      last
        ? `I can err both ways. Of ${shown.length === 1 ? "the one mark" : `the ${shown.length} marks`} I am least sure of this: ${quote(last.fragment)}, ${last.reflexLabel.toLowerCase()} (${percent(last.confidence)}).${fine ? ` Similar, but harmless: _${fine}_` : ""}`
        : `I can be wrong both ways. I’m not standing behind any mark here, and that means less than it sounds: ${bodyOf(text).length === 1 ? "a sentence" : "a text"} can mislead in calm words.`,
      weak > 0 && last ? "I hold back weaker signals, because honest texts show them too." : "",
      "What I can’t see at all: whether a figure or an event is real, what was left out that only insiders would know, irony, and a lie in plain words. For these, ask which claims can be checked. How often my marks are wrong is under [How well does it work?](/accuracy).",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.8,
    notes: last ? [last.reflexLabel.toLowerCase(), ...(fine ? [fine] : [])] : [],
  };
}

export const ANALYST_ROWS: readonly Row[] = [
  { form: NOTHING, intent: "findings", say: sayNothing },
  { form: LEAST_SURE, intent: "how-sure", say: sayLeastSure },
  { form: ONLY_OPINION, intent: "how-sure", say: sayOnlyOpinion },
  { form: LEFT_OUT, intent: "how-sure", say: sayLeftOut },
  { form: CALLS_IT, intent: "how-sure", say: sayCallsIt },
];
