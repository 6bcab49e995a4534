import { anyOf } from "../../text/forms.ts";
import { checkableClaims } from "../../text/claims.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { isSwindle, looksLikeScam } from "../danger/scam-signs.ts";
import { CERTAIN, DOUBTS } from "../reading/say-sureness.ts";
import { quotations, quote, type Said } from "../say.ts";

/** What people ask of an answer that an assistant gave them: why it sounds so sure, how sure to be, what it may have made up, whether it hedges. */

const IT = "(?:it|this|that|he|she|they|(?:the|this|that) (?:answer|ai|a\\.i\\.|assistant|bot|chatbot|model|text|reply|response))";
const MOST_SHOWN = 3;

/** “Why does it sound so sure?”, “Does it know what it is talking about?” */
const SOUNDS_SURE = new RegExp(
  `${LEAD}(?:${IT} (?:sounds?|seems?|looks?|is|was) (?:so|very|really|pretty|quite|awfully|too)(?: \\w+)? (?:sure|certain|confident|convincing|convinced|authoritative)(?: of (?:it|him|her|them)sel(?:f|ves))?(?: though)?|why (?:does|do|is|are|did) ${IT} (?:sound|seem|look|be)? ?(?:so |this |that |very )+(?:sure|certain|confident|convincing|convinced|self-assured|authoritative)(?: of (?:it|him|her|them)sel(?:f|ves))?|(?:does|do) ${IT} (?:really |actually |even )?know what (?:it|he|she|they)(?:'s| is|'re| are) talking about|(?:is|are) ${IT} (?:\\w+ )?(?:over-?confident|too (?:sure|certain|confident)|guessing|bluffing)(?: of itself)?|how (?:sure|certain|confident) (?:is|does) (?:the|this|that) (?:answer|ai|assistant|bot|chatbot|model)(?: sound| seem)?)${END}`,
  "i",
);
/** “No guarantee” swears to nothing, and “very unlikely” leaves little room. */
const NO_OATH = /\b(?:no|not an?|without) guarantees?\b/gi;
const HARDLY_ROOM = /\b(?:very|highly|extremely|most) (?:un)?likely\b/gi;
const COSTS_NOTHING =
  "If an assistant wrote it, it sounds as sure of what it makes up as of what it knows. To test it, ask about something in the same field that you know well.";

function saySoundsSure({ text, handshake }: AboutText): Said {
  const all = bodyOf(text);
  const sure = all.filter((s) => CERTAIN.test(s.text.replace(NO_OATH, " ")) && !DOUBTS.test(s.text)).slice(0, MOST_SHOWN);
  const unsure = all.filter((s) => DOUBTS.test(s.text)).slice(0, MOST_SHOWN);
  const head =
    sure.length > 0
      ? `It sounds sure because of words like ${[...new Set(sure.flatMap((s) => CERTAIN.exec(s.text)?.[0] ?? []))].map((word) => quote(word)).join(", ")}. They take the place of a reason:\n\n${quotations(sure, text, handshake, 0.7)}`
      : unsure.length > 0
        ? `It’s less sure than it sounds. Here it leaves room for doubt:\n\n${quotations(unsure, text, handshake, 0.7)}`
        : "It states its points plainly: no words of doubt, and none that insist it’s true.";
  return { text: `${head}\n\nHow sure a text sounds doesn’t tell you how right it is. ${COSTS_NOTHING}`, confidence: 0.75 };
}

/** “How sure should I be, in percent?”, “How likely is it to be right?” */
const IN_PERCENT = new RegExp(
  `${LEAD}(?:(?:in percent,? |so )?how (?:sure|certain|confident) (?:should|can|could|may) (?:i|we|one) be(?: (?:of|about|in) (?:it|this|that|${IT}))?(?:,? in (?:percent|%|per cent))?|how (?:likely|probable) is (?:it that ${IT} is|${IT} to be|it) (?:true|right|correct|wrong|false|accurate|reliable)|(?:what(?:'s| is) the )?(?:probability|chance|likelihood|odds) (?:that|of) (?:${IT} (?:is|being) )?(?:true|right|correct|wrong|false|accurate))${END}`,
  "i",
);
function sayInPercent({ text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const rows = checkableClaims(text, MOST_SHOWN).map(({ sentence }) => sentence);
  const head =
    "Any percentage from me would be dishonest: I read wording and don’t look anything up, and an assistant that names one usually hasn’t measured it either. You can work out your own for this text:";
  if (rows.length === 0)
    return {
      text: `${head.replace(/ You can .*$/, "")} And I don’t see anything in it that could be looked up, so there’s nothing to count.`,
      confidence: 0.7,
    };
  return {
    text: `${head}\n\n${quotations(rows, text, handshake, 0.7)}\n\n${rows.length === 1 ? "Check it at its source. If it fails" : "Check them at their source, and see how many hold up. If one fails"}, don’t use the rest without checking it.`,
    confidence: 0.75,
  };
}

/** “Is it hallucinating?” */
const HALLUCINATES = anyOf(
  /\b(?:is|are|was|does|do|did|could|can|might|may|has)\b[^.?!]{0,40}\bhallucinat\w*\b|\bany hallucinations?\b/i,
  // “Which part could be made up?”, “Why does it make things up?”
  /\b(?:which|what)(?: (?:parts?|bits?|of (?:it|this|that)))? (?:is|are|was|could|might|may|can)(?: \w+){0,2} (?:made[- ]up|invented|fabricated)\b/i,
  /\bwhy (?:does|do|did|would) (?:it|they|(?:an? |the )?(?:ais?|assistants?|chat ?bots?|models?)) (?:just |always |even )?(?:make (?:things|stuff|it|this|that) up|invent\b|hallucinate)/i,
);
const INVENTED_EASILY = /\d|\b(?:study|studies|court|section|journal|according to)\b|[“"][^“”"]{8,300}[”"]/i;
function sayHallucinates({ request, text, handshake }: AboutText): Said | null {
  const rows = checkableClaims(text, MOST_SHOWN).flatMap(({ sentence }) => (INVENTED_EASILY.test(sentence.text) ? [sentence] : []));
  const head = /\bwhy\b/i.test(request)
    ? "A language model writes what sounds likely, and doesn’t look anything up unless it’s made to. So what’s made up reads just like the rest."
    : "It could be. Nobody can tell from the wording, since what’s made up reads just like the rest.";
  return {
    text:
      rows.length > 0
        ? `${head} Made-up details tend to be sources, exact figures, names and quotations. Here they are in this text:\n\n${quotations(rows, text, handshake, 0.7)}\n\nSearch for each one by its exact words. Then ask the same thing again in a new chat: details that change were made up.`
        : `${head} Made-up details tend to be sources, exact figures, names and quotations, and I don’t see any of those here. Ask the same thing again in a new chat, and see what changes.`,
    confidence: 0.75,
  };
}

/** “It now says 1852”, “why does it change its answer?” */
const SAYS_OTHERWISE =
  /\b(?:it|chat ?gpt|claude|gemini|copilot|(?:the|my) (?:ai|assistant|bot|chatbot|model)) (?:(?:now|then|just|later|suddenly) (?:says?|said|claims?|claimed|gives?|gave|tells?|told)\b|(?:has |had )?(?:changed|changes|keeps changing) its (?:answer|mind|story))|\bwhy (?:does|did) (?:it|the \w+) change its (?:answer|mind)\b|\b(?:gives?|gave|got|get|says?|said)(?: me)? (?:something |a )?(?:different|another)(?: answers?| numbers?| figures?| thing)?(?: (?:now|every time|each time|today|this time|when i ask\w* again))/i;
function sayOtherwise({ text, handshake }: AboutText): Said | null {
  if (looksLikeScam(text)) return null;
  const rows = checkableClaims(text, 1).map(({ sentence }) => sentence);
  return {
    text: `Then at least one of the two is wrong, and maybe both. Which came first doesn’t settle it, and neither does an apology: an assistant gives in to anyone who doubts it, right or wrong. So don’t let it choose.${rows.length > 0 ? ` Look it up where it would be on record:\n\n${quotations(rows, text, handshake, 0.7)}\n\nUntil` : " Look it up where it would be on record. Until"} then, trust the rest of its answer less, too.`,
    confidence: 0.75,
  };
}

/** “Does it admit what it doesn’t know?”, “Is it hedging too much?”, “Why doesn’t it give a straight answer?” */
const HEDGES = new RegExp(
  `${LEAD}(?:(?:does|do|did) ${IT} (?:\\w+ )?(?:admit|say|tell(?: me)?|show|acknowledge|mention) (?:what|where|when|that|how much) (?:it|he|she|they) (?:does(?: not|n't)|do(?: not|n't)|isn't|is not|is|might|may|could)(?: \\w+)*|(?:is|are|does|do) ${IT} (?:\\w+ )?(?:hedg\\w+|evasive|evading|dodging|waffl\\w+|noncommittal|too (?:cautious|careful|vague))(?: (?:too|so) much| everything)?|why (?:does(?: not|n't)|do(?: not|n't)|won't|can't) ${IT} (?:just )?(?:give|say|tell|commit|answer)\\b[^.?!]{0,40}|why (?:is|does) ${IT} (?:so vague|so cautious|hedge\\w*|hedging)(?: \\w+){0,3})${END}`,
  "i",
);
const isHedged = (s: Sentence): boolean =>
  DOUBTS.test(s.text.replace(HARDLY_ROOM, " ")) ||
  /\b(?:can['’]?t|cannot) (?:see|say|tell|know|promise)|get (?:\w+ ){0,3}wrong|unsure|not sure|haven['’]t|disputed|depend(?:s|ing) on\b/i.test(s.text);
function sayHedges({ text, handshake }: AboutText): Said | null {
  const all = bodyOf(text);
  const hedged = all.filter(isHedged);
  if (hedged.length === 0)
    return {
      text: "I don’t see any doubt in it, or anything about what it doesn’t know. Ask for that outright: _Which of this are you least sure of, and how could I check it?_",
      confidence: 0.75,
    };
  const shown = quotations(hedged.slice(0, MOST_SHOWN), text, handshake, 0.7);
  const many = all.length > 2 && hedged.length * 2 > all.length;
  return {
    text: `${hedged.length} of its ${all.length} sentences ${hedged.length === 1 ? "leaves" : "leave"} room for doubt${hedged.length > MOST_SHOWN ? ", among them" : ""}:\n\n${shown}\n\nA hedge is worth something when it says what’s unsure and how to find out. One that fits any case only protects the writer.${many ? " With so many, ask for a choice: _If you had to pick one, which would it be, and what would change your mind?_" : ""}`,
    confidence: 0.75,
  };
}

/** “Does it contradict itself?”, “Is it consistent?” */
const CONSISTENT = new RegExp(
  `${LEAD}(?:(?:is|are) ${IT} (?:\\w+ )?(?:in|self-)?consistent|(?:does|do) (?:${IT}|the (?:end|beginning|first|last|second) ?(?:part|half|paragraph|sentence)?) (?:\\w+ )?(?:contradict|fit|match|agree with) (?:itself|themselves|each other|together|the (?:beginning|end|start|first|last|rest)(?: \\w+)?))${END}`,
  "i",
);
const TAKES_BACK = /\bno guarantees?\b|\b(?:not|n['’]t) (?:always|guaranteed?|certain|proven)\b/i;
/** What swears and what takes back, side by side: there an assistant’s answer contradicts itself most. Null where a contradiction is marked. */
function sayConsistent({ text, analysis, handshake }: AboutText): Said | null {
  if (analysis().frames.some((f) => f.reflexId.startsWith("vx-ct01"))) return null;
  const all = bodyOf(text);
  const back = all.filter((s) => TAKES_BACK.test(s.text) || DOUBTS.test(s.text.replace(HARDLY_ROOM, " ")));
  const sure = all.filter((s) => CERTAIN.test(s.text.replace(NO_OATH, " ")) && !back.includes(s));
  if (sure.length === 0 || back.length === 0)
    return {
      text: "My rules don’t mark a contradiction in it, but they only catch a few. To look for yourself, compare each figure and each “always” or “never” with the rest, and the last paragraph with the first.",
      confidence: 0.65,
    };
  return {
    text: `My rules don’t mark a contradiction in it, but they only catch a few. Compare these. Here it sounds sure:\n\n${quotations(sure.slice(-2), text, handshake, 0.7)}\n\nAnd here it leaves room for doubt:\n\n${quotations(back.slice(0, 2), text, handshake, 0.7)}\n\nCan it mean both? Ask which one it stands by.`,
    confidence: 0.7,
  };
}

export const ANSWER_ROWS: readonly Row[] = [
  { form: SOUNDS_SURE, intent: "how-sure", ofAny: true, say: saySoundsSure },
  { form: IN_PERCENT, intent: "how-sure", ofAny: true, passesOn: true, say: sayInPercent },
  { form: HALLUCINATES, intent: "claims", ofAny: true, say: sayHallucinates },
  { form: SAYS_OTHERWISE, intent: "claims", say: sayOtherwise, passesOn: true },
  { form: CONSISTENT, intent: "findings", passesOn: true, say: sayConsistent },
  { form: HEDGES, intent: "how-sure", ofAny: true, say: sayHedges },
];
