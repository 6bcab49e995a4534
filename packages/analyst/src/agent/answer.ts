import { analyze, CODEX, failureFor, type Analysis, type Failure, type Handshake } from "@candor/engine";
import { atHandAfter, firstLook, namedText, readMessage, textOf, withMessage, withoutHalf, type AtHand } from "./at-hand.ts";
import { sayIfSwallowed } from "./danger/swallowed.ts";
import { afterDanger } from "./danger/after-danger.ts";
import { inDanger, SAY_DANGER } from "./danger/danger.ts";
import type { Intent } from "./intent.ts";
import { BUILT_IN_NOTICE } from "./notice.ts";
import { plainWords } from "./request/plain-words.ts";
import { reply } from "./reply.ts";
import type { Reply } from "./asked.ts";
import { alsoAnswers, repetitionOf, sayNextStep, withoutShownMarks } from "./talk/say-again.ts";
import { sayOtherThing } from "./reading/say-other-thing.ts";
import { withoutExplaining } from "./reading/unmarked.ts";
import { sayTalk } from "./talk/say-talk.ts";

export interface AnalystInput {
  /** The visitor's question, without its article wrapping. */
  question: string;
  history: readonly { role: "user" | "assistant" | "tool"; text: string }[];
  article: { url: string; text: string } | null;
  handshake: Handshake;
  /** Runs the engine as a tool call, so that it is timed and reported; defaults to the engine itself. */
  analyzeText?: (text: string) => Analysis;
}

export interface AnalystAnswer {
  message: string;
  /** 0 to 1. */
  confidence: number;
  failure: Failure | null;
  intent: Intent;
  /** Sentences of the engine’s notes that the message repeats, letter for letter. */
  notes: string[];
}

/** The engine, run once for each text. */
function remembered(run: (text: string) => Analysis): (text: string) => Analysis {
  const done = new Map<string, Analysis>();
  return (text) => {
    const analysis = done.get(text) ?? run(text);
    done.set(text, analysis);
    return analysis;
  };
}

const SAY_FOREIGN = {
  request:
    "That doesn’t look like English, and English is all my rules can read. Please ask in English, about an English text or a translation: in any other language I’d miss what’s there and mark what isn’t.",
  text: "This text doesn’t look like English, and English is all my rules can read, so finding nothing in it would mean nothing. Send a translation, and I’ll read that.",
};

/** An answer about the text that does not repeat what stands above. */
function notAgain(answer: Reply, request: string, text: string, analysis: Analysis, { history, handshake }: AnalystInput): Reply {
  const { said, intent } = answer;
  if (request === "") return { ...answer, said: { ...said, text: withoutExplaining(said.text, history) } };
  const shorter = withoutShownMarks(said, request, intent, history);
  const brief = { ...shorter, text: withoutExplaining(shorter.text, history) };
  const repeated = repetitionOf(shorter, request, intent, history, text) ?? repetitionOf(brief, request, intent, history, text);
  if (repeated === "same")
    return { ...answer, said: sayOtherThing(request, text, analysis, handshake, history) ?? sayNextStep(intent, text, analysis, history), failure: null };
  return { ...answer, said: repeated === "other" ? alsoAnswers(brief) : brief };
}

/** “Thank you. One line for my wife, please”, “Hello! What is missing?”: politeness in front of what is wanted. */
const GREETING =
  /^(?:(?:(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|thanks|thank you|thx|ok(?:ay)?|great|cool|nice|super|perfect)(?: (?:there|again|so much|very much|a lot|for (?:that|this|your help|the help)))?,? ?){1,3}[.!]+ +)+(?=\S+ \S)/i;
const BACK_TO = /^(?:(?:ok(?:ay)?|so|now|anyway)[, ]+)*back to (?:the|this|that|my|our) (?:text|article|topic|subject|message|letter|post|story)[,.:;!]+ +/i;
const withoutGreeting = (request: string): string => request.replace(GREETING, "").replace(BACK_TO, "");

/** What is asked in a longer message stands at its beginning. */
const MOST_REQUEST_CHARS = 1_000;

/** Articles do not give orders: only the visitor's question is read for what is asked (security: article text is data). */
export function answerWithoutModel(input: AnalystInput): AnalystAnswer {
  const { handshake, article, history } = input;
  const question = input.question.trim();
  // A life comes before any text: no notice, no menu, no mark (see danger.ts and swallowed.ts).
  const danger = inDanger(question);
  const after = afterDanger(question, history);
  const urgent = danger ? SAY_DANGER[danger] : (after.instead ?? sayIfSwallowed(question));
  if (urgent) return { message: urgent.text, confidence: urgent.confidence, failure: null, intent: "danger", notes: [] };

  const run = remembered(input.analyzeText ?? ((text: string) => analyze(text, handshake)));
  const look = firstLook(run, handshake);
  const earlier = atHandAfter(history, look);
  const before: AtHand = article ? withMessage(earlier, { request: "", text: article.text, second: null }) : earlier;
  const turn = readMessage(question, before, look, history);
  const now = withMessage(before, turn);
  const text = textOf(now);
  const introduce = !history.some((m) => m.role === "assistant");
  const finish = ({ said, failure, intent, recap }: Reply): AnalystAnswer => {
    const shown = failure === undefined ? failureFor(said.confidence) : failure;
    return {
      message: [introduce ? BUILT_IN_NOTICE : "", shown === "hedge" ? CODEX.failure_semantics.hedge.text : "", said.text, recap?.text ?? "", after.below]
        .filter(Boolean)
        .join("\n\n"),
      confidence: said.confidence,
      failure: shown,
      intent,
      notes: [...(said.notes ?? []), ...(recap?.notes ?? [])],
    };
  };
  if (turn.request !== "" && sayTalk(turn.request) === null && look.foreign(plainWords(turn.request)))
    return finish({ said: { text: SAY_FOREIGN.request, confidence: 0.8 }, failure: null, intent: "not-english" });
  const moved = turn.text === null && namedText(turn.request, before) !== null;
  const request = plainWords(withoutGreeting(turn.request.slice(0, MOST_REQUEST_CHARS)));
  const answer = reply({
    // Of two statements “the second one” is the text at hand now, and no place in it.
    request: moved && before.second !== null ? withoutHalf(request) : request,
    text,
    second: now.second,
    texts: now.texts,
    brought: turn.text !== null,
    moved,
    history,
    article,
    handshake,
    run,
    introduce,
  });
  // What speaks of no text needs none in English.
  if (text !== null && answer.ofText && look.foreign(text))
    return finish({ said: { text: SAY_FOREIGN.text, confidence: 0.8 }, failure: null, intent: "not-english" });
  return finish(text !== null && answer.ofText ? notAgain(answer, turn.request, text, run(text), input) : answer);
}
