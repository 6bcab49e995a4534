import { countWords } from "@candor/engine";
import { callsOf } from "../../text/calls.ts";
import { anyOf, anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { asksForWork, isOfOwnDraft, worksOnDraft } from "../request/draft-brought.ts";
import { materialOf } from "../request/material.ts";
import type { AboutText, Row } from "../request/question-row.ts";
import { quote, type Said } from "../say.ts";

/** “Is my letter ok? …”: a draft of the visitor’s own, read for what may sting or miss its aim. */

/** Whether the text at hand is one that the visitor wrote: said with it, or in this request. */
const isOwnDraft = ({ request, history, text }: AboutText): boolean =>
  isOfOwnDraft(request) ||
  worksOnDraft(request, text) ||
  history.some((turn) => {
    if (turn.role !== "user") return false;
    if (worksOnDraft(turn.text, text)) return true;
    const found = materialOf(turn.text);
    return found.text !== null && found.text.slice(0, 40) === text.slice(0, 40) && isOfOwnDraft(found.request);
  });

const ASKS = anyOf(
  anyWords(
    /harsh|rude|impolite|polite|friendly|unfriendly|aggressive|too (?:direct|strong|hard|soft|long|much|angry|emotional|cold|formal|blunt|pushy)|tone|offen[ds]\w*|mean|nice enough|sound|come across|convincing|improve|better|change|fair|clear enough|professional|respectful/i,
    /(?:ok|okay|fine|good|alright|all right)(?: like (?:this|that)| to send| so| enough| as it is)?(?=[?.! ]*$)|send (?:it|this|that)/i,
  ),
);
const OF_FEELING =
  /\b(?:will|would|could|might|does|do) (?:she|he|they|it|my \w+|the \w+)\b[^?]{0,30}\b(?:angry|upset|hurt|offended|mad|cross|laugh|answer|react|take it|like it|mind|hate|listen|understand)\b|\bhow (?:will|would|might) (?:she|he|they|my \w+)\b/i;

const REWRITES = /^(?:[\w,]+ ){0,3}(?:make|get) (?:it|this)\b/i;
const WORDS_A_MINUTE = 220;
/** How long somebody reads at it. */
function readIn(text: string): string {
  const words = countWords(text);
  const minutes = Math.round(words / WORDS_A_MINUTE);
  return `It has ${words} words: that takes ${minutes < 1 ? "less than a minute" : minutes === 1 ? "about a minute" : `about ${minutes} minutes`} to read. It’s too long where it says the same thing twice.`;
}
const OF_LENGTH = /\b(?:long|short|shorter|shorten|length|cut)\b/i;

/** What may miss its aim, and what does more instead; the first that fits a sentence. */
const STINGS: readonly [RegExp, string][] = [
  [
    /\bor else\b|\botherwise\b|\bor (?:i|we)(?:['’]ll| will| shall| am going to)\b[^.!?]{0,60}|\bif [^.!?]{3,80}\b(?:i|we)(?:['’]ll| will| shall| am going to)\b[^.!?]{0,60}|\b(?:the press|my lawyer|a lawyer|in court|the police|legal (?:action|steps))\b/i,
    "A threat closes the door, and you can only use it once. In a first letter, say what you’re asking for and by when. What you’ll do if nothing happens can go in the second.",
  ],
  [
    /\b(?:liars?|lying|lies|stupid|idiots?|idiotic|incompetent|lazy|useless|pathetic|shame(?:ful|less)?|ashamed|disgrace(?:ful)?|disgust(?:ing|ed)|ridiculous|outrageous|unbelievable|childish|selfish|unacceptable|appalling|appalled)\b/i,
    "This judges them, so that’s what they’ll answer, and not your point. What happened, with the date, carries more weight.",
  ],
  [
    /\byou (?:always|never|constantly|only)\b|(?<!\bi (?:have |am |was )?)\b(?:always|never|constantly|every single time|all the time)\b/i,
    "One exception, and you’ll be arguing about this word. Say how often, or when it last happened.",
  ],
  [
    /\b(?:everybody|everyone|nobody|no one|all of us|we all|the whole (?:house|building|team|class|street))\b/i,
    "Who are they? What others think counts if they sign, too.",
  ],
  [
    /\byou (?:did not|didn['’]t|do not|don['’]t|have not|haven['’]t|ignored?|refused?|failed|forgot|should have|could have)\b/i,
    "This starts with what they did wrong. “I haven’t had an answer since …” says the same thing from your side.",
  ],
  [
    /\b(?:worst|best|most \w+) [^.!?]{0,30}\b(?:in (?:the |all )?(?:history|world|my life)|ever|of all time)\b|\b(?:obviously|clearly|of course) (?:do|does|did|have|has|are|is|never|not)\w*/i,
    "Nobody can have counted that, and it invites them to disagree. They can’t argue with what it was like for you.",
  ],
  [
    /\b(?:extremely|absolutely|completely|totally|utterly|incredibly|deeply|terribly|very very|beyond)\b/i,
    "Without this word, the sentence is just as clear, and calmer.",
  ],
  [/\b(?:immediately|at once|right now|by (?:today|tonight|tomorrow)|within 24 hours|asap)\b/i, "A date they can meet works better: give one."],
  [/!{2,}|\b[A-Z]{4,}\b/, "This comes across as shouting."],
  [
    /\b(?:sort of|kind of|perhaps|maybe|hopefully|i (?:think|believe) i (?:am|might|could|may)|i might be|quite a good)\b/i,
    "This takes back what you’re saying: it tells somebody who wants to believe you not to. Say it, or leave it out.",
  ],
  [
    /\b(?:sorry to bother|just wanted to|i was just|maybe you could|if it is not too much|i am no expert|probably stupid)\b/i,
    "This makes your request sound smaller than it is. You can leave it out.",
  ],
];
const MOST = 5;
const ASKS_FOR = /\b(?:please|i (?:ask|request|would like|want|expect|need|apply)|could you|would you|can you|let me know)\b/i;
const HAS_DAY = /\b(?:by|until|before|within|on|from)\b[^.!?]{0,20}(?:\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i;

const ORDER =
  "An order that usually works: what happened and when, what it meant for you, what you’d like, and by when. Leave out what kind of people they are.";

interface Sting {
  sentence: Sentence;
  words: string;
  advice: string;
}
function stingsOf(text: string): Sting[] {
  const seen = new Set<string>();
  return bodyOf(text).flatMap((sentence) => {
    const found = STINGS.find(([form, advice]) => !seen.has(advice) && form.test(sentence.text));
    if (!found) return [];
    seen.add(found[1]);
    return [{ sentence, words: found[0].exec(sentence.text)![0].trim(), advice: found[1] }];
  });
}

function sayDraft(asked: AboutText): Said | null {
  const { request, text, history } = asked;
  if (!isOwnDraft(asked)) return null;
  const stings = stingsOf(text).slice(0, MOST);
  const head = OF_FEELING.test(request)
    ? "I can’t know how they’ll take it. These words are the most likely to sting:"
    : REWRITES.test(request.trim())
      ? "I don’t rewrite texts, but these are the places I’d change:"
      : "I don’t know the person who’ll read it. Going by the words, here’s where I’d look again before sending:";
  const length = OF_LENGTH.test(request) ? readIn(text) : "";
  const lacks = [
    ASKS_FOR.test(text) || callsOf(text).length > 0 ? null : "**What you want:** I don’t find it in any sentence. Say it in one.",
    HAS_DAY.test(text) ? null : "**By when:** it doesn’t say, if that matters.",
  ].filter((row) => row !== null);
  const before = history.filter(({ role }) => role === "assistant").map((turn) => turn.text);
  if (stings.length > 0 && !OF_FEELING.test(request) && stings.every(({ words }) => before.some((said) => said.includes(`- ${quote(words)}: `))))
    return {
      text: [
        length,
        `${REWRITES.test(request.trim()) ? "I don’t rewrite texts. " : ""}I’d change the places above: ${stings.map(({ words }) => quote(words)).join(", ")}.`,
        ORDER,
      ]
        .filter(Boolean)
        .join("\n\n"),
      confidence: 0.7,
    };
  if (stings.length === 0)
    return {
      text: [
        length,
        "I don’t see anything in it that threatens, blames or shouts, so as far as the wording goes, I’d send it.",
        lacks.length > 0 && !OF_FEELING.test(request) ? lacks.map((row) => `- ${row}`).join("\n") : "",
        "Try this test: read it aloud as if it had been sent to you.",
      ]
        .filter(Boolean)
        .join("\n\n"),
      confidence: 0.65,
    };
  return {
    text: [
      length,
      head,
      stings.map(({ words, advice }) => `- ${quote(words)}: ${advice}`).join("\n"),
      OF_FEELING.test(request) ? "" : lacks.map((row) => `- ${row}`).join("\n"),
      "I’d leave the rest. Whether to send it is up to you; sleeping on it first costs little.",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.75,
    notes: stings.map(({ advice }) => advice),
  };
}

export const OWN_DRAFT_ROW: Row = {
  form: { test: (request) => ASKS.test(request) || OF_FEELING.test(request) || asksForWork(request) },
  intent: "rewrite",
  ofAny: true,
  passesOn: true,
  say: sayDraft,
};
