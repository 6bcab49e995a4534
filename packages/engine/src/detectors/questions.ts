import { beginsSpeech } from "../score/argument.ts";
import { S_QUESTION } from "../text/document.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";

const BARRAGE_MIN = 3;
/** Questions that want to know something: forms, interviews, quizzes, friends. */
const HONEST_OPENERS = wordSet("how where when which what what's can could may will would please are were have has do did does any");
/** What may stand before the word that opens a question: “And how …”, “Okay, so what …”. */
const LEAD_INS = wordSet("and so but or well okay ok now yeah yes oh um uh hmm then also like because i mean guess you know just");
/** Openers of questions that reproach or doubt. */
const DOUBTING_OPENERS = wordSet(
  "why who who's don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't haven't hasn't must you they",
);
/** Words of suspicion and reproach, wherever they stand in a question. */
const SUSPECTING = wordSet(
  "they them their themselves nobody hide hides hiding hidden afraid really suddenly supposed silent silence cover coincidence secretly stupid crazy nuts kidding joking hell heck goddamn damn care",
);

/** Three and more questions in a row, with no answer between (vx-pi01): they assert by asking, if one of them reproaches or suspects. Others are a form, an interview, a checklist. */
export const questions: Detector = { run: detectQuestions };

function detectQuestions(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  let run = 0;
  for (let sentence = 0; sentence <= doc.sentences; sentence++) {
    const asks = sentence < doc.sentences && (doc.sentenceFlags[sentence]! & S_QUESTION) !== 0;
    const joins = asks && run > 0 && context.goesOn(sentence) && !beginsSpeech(doc, sentence);
    if (!joins && run >= BARRAGE_MIN) report(context, emit, sentence - run, sentence - 1);
    run = joins ? run + 1 : asks ? 1 : 0;
  }
}

function report(context: DetectorContext, emit: Emit, from: number, to: number): void {
  const { doc } = context;
  let honest = 0;
  let doubts = false;
  for (let sentence = from; sentence <= to; sentence++) {
    const opener = openerOf(context, sentence);
    if (context.is(opener, HONEST_OPENERS)) honest++;
    doubts ||= context.is(opener, DOUBTING_OPENERS) || context.wordsOf(sentence).some((token) => context.is(token, SUSPECTING));
  }
  if (doubts && honest * 2 <= to - from + 1)
    emit("vx-pi01-question-barrage", doc.firstToken(from), doc.afterToken(to) - 1, `${to - from + 1} questions in a row`, true);
}

/** The token that opens the question itself. */
function openerOf(context: DetectorContext, sentence: number): number {
  const last = context.lastOf(sentence);
  let token = context.doc.firstToken(sentence);
  while (token < last && (!context.isWord(token) || context.is(token, LEAD_INS))) token++;
  return token;
}
