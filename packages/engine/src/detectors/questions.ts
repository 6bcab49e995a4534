import { beginsSpeech } from "../score/argument.ts";
import { S_QUESTION } from "../text/document.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";

const BARRAGE_MIN = 3;
/** Questions that want to know something: forms, interviews, quizzes, friends. */
const HONEST_OPENERS = wordSet("how where when which what can could may will would please are were have has do did does any");

/** Three and more questions in a row, with no answer between (vx-pi01): they assert by asking. A list of them is a form, an interview, a checklist. */
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
  let honest = 0;
  for (let sentence = from; sentence <= to; sentence++) if (context.is(context.doc.firstToken(sentence), HONEST_OPENERS)) honest++;
  if (honest * 2 <= to - from + 1)
    emit("vx-pi01-question-barrage", context.doc.firstToken(from), context.doc.afterToken(to) - 1, `${to - from + 1} questions in a row`, true);
}
