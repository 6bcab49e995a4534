import { anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { leftOpen } from "./left-open.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “What are they hiding”, “no evidence, so it’s fine”, “sounds like an excuse”: of words that leave a thing open. */

const HIDES = new RegExp(
  `${LEAD}(?:what (?:are|is|do|does) (?:they|he|she|it|the \\w+) (?:(?:really|actually|trying to|all) )*(?:hid(?:e|ing)|not (?:say|tell)ing(?: us| me)?|keep(?:ing)? (?:from (?:me|us)|quiet|secret)|cover(?:ing)? up|dodging|avoiding)|where (?:is|does|are|do) (?:it|they|he|she) (?:stay )?vague)${END}`,
  "i",
);
const VAGUE = anyWords(
  /(?:some|parts?|certain|several) (?:of )?(?:our|the|its|their) (?!own\b)\p{L}+|a (?:limited|small|certain) number of|a (?:small|tiny) (?:part|share|minority)/iu,
  /(?:may|might|could) have (?:had|been)|(?:may|might|could) be affected|leading (?:experts|specialists)|appropriate (?:steps|measures)|as soon as possible|in due course|for operational reasons/iu,
);
const MOST_SHOWN = 3;
function sayHides({ text, handshake }: AboutText): Said | null {
  const rows = bodyOf(text).filter((s) => VAGUE.test(s.text) && !s.text.endsWith("?"));
  // An announcement is asked what it leaves open about what is to come.
  if (isSwindle(text) || rows.length < 2 || leftOpen(text).length > 0) return null;
  return {
    text: `I can’t see whether anything is hidden. Here the wording leaves things open:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nFor each one, ask: _which, how many, since when, and who found it out?_ Maybe some of it isn’t known yet; if so, they can say when it will be.`,
    confidence: 0.7,
  };
}

const NO_EVIDENCE = new RegExp(
  `${LEAD}(?:(?:there(?:['’]?s| is)|they (?:have|found|say there(?:['’]?s| is))|if there(?:['’]?s| is)) )?no (?:evidence|proof|sign|indication)s?(?: of (?:it|that|this|\\w+))?,? (?:so|means|then|that means)(?: that)? (?:(?:its?|thats?|this|all|everything|nothing|they|im?)\\b[^?.!]{0,40}|no \\w+)${END}`,
  "i",
);
const SAYS_NONE = /\bno (?:evidence|proof|sign|indication)\b/i;
function sayNoEvidence({ text, handshake }: AboutText): Said | null {
  const rows = bodyOf(text).filter((s) => SAYS_NONE.test(s.text));
  if (isSwindle(text) || rows.length === 0) return null;
  return {
    text: `Not yet. “No evidence” tells you what’s been found so far, not that nothing happened:\n\n${quotations(rows.slice(0, 1), text, handshake, 0.7)}\n\nAsk: _who looked, where, and until which day?_`,
    confidence: 0.75,
  };
}

const SOUNDS_LIKE = new RegExp(
  `${LEAD}(?:(?:it|this|that|all(?: that| this)?) )?(?:sounds|looks|seems|feels|smells) (?:to me )?(?:like )?(?:(?:just|only|an?|pure|another|some|total) )*(?:excuses?|lies?|nonsense|bullshit|bs|propaganda|pr|marketing|spin|fake|made up|hype|a trick|trick|rubbish)${END}`,
  "i",
);
const TAKE_THE_PLACE: Said = {
  text: "It may or may not be one: neither of us can tell from the sound alone. Take the sentence that sounds most like it, and ask what things would look like if it were true, and who could show that. Give me the sentence here, and I’ll tell you what it rests on.",
  confidence: 0.65,
};

export const VAGUE_ROWS: readonly Row[] = [
  { form: HIDES, intent: "missing", passesOn: true, say: sayHides },
  { form: NO_EVIDENCE, intent: "claims", passesOn: true, say: sayNoEvidence },
  { form: SOUNDS_LIKE, intent: "unclear", passesOn: true, say: ({ text }) => (isSwindle(text) ? null : TAKE_THE_PLACE) },
];
