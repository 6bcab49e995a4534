import { checkableClaims, LAW_OR_CASE } from "../../text/claims.ts";
import { citationsIn } from "../../text/citations.ts";
import { scanOmissions } from "../../text/omissions.ts";
import { lessonTitles, sayLessons } from "../teaching/lesson-link.ts";
import { findingsOf, passagesOf } from "../reading/passages.ts";
import type { Row } from "../request/question-row.ts";
import { quote, type Said } from "../say.ts";

/** “How do I ask it better?”, of an assistant. */
const ASSISTANT = "(?:an? |the |my )?(?:ai|a\\.i\\.|chat ?gpt|gpt|chatbots?|bots?|assistants?|llms?|language models?|copilot|gemini|claude|models?)";
const ASKS_TO_ASK = new RegExp(
  `\\bhow (?:do|can|could|should|would|to)(?: (?:i|we|you|one))?(?: best| better)? (?:(?:get|make|force) (?:${ASSISTANT}|it) (?:to )?(?:admit|say|tell|stop|be (?:more|less|clear\\w*|specific|precise|honest)|less sure|more honest|show|cite|give|check|commit|decide|choose|pick|answer|take a (?:side|stand|position)|make up its mind|get to the point)\\b|(?:ask|instruct|question|talk to|use|prompt|write to) (?:${ASSISTANT}\\b|it (?:again|better|well|right|properly|next time|differently)\\b)|get (?:an? )?(?:better|straight|honest|good|useful|reliable|clear) (?:answers?|repl(?:y|ies))(?: (?:from|out of) (?:it\\b|${ASSISTANT}\\b))?[?.! ]*$|(?:write|phrase|make|give) (?:an? |better |good |the )*prompts?\\b|prompt\\b)|\\b(?:better|good) prompts?\\b|\\b(?:how|what) should (?:i|we) have (?:asked|written|prompted|said)\\b`,
  "i",
);
/** What helps with any question to an assistant. */
const HABITS = [
  "**Say what it’s for, and what depends on it.** Ask for more care where a mistake would cost something.",
  "**Let it say “I don’t know”.** Ask for that outright; otherwise it fills the gaps.",
  "**Have it separate what it knows from what it guesses,** and say how sure it is of each.",
  "**Ask for sources with a title and a date,** and open them: an invented one leads nowhere.",
  "**Leave your own opinion out of the question.** Many assistants tend to agree with the person asking.",
  "**Ask again in a new chat.** Details that change from one to the next were made up.",
];
const LESSONS = ["become-ai-aware"];

export const asksHowToAsk = (request: string): boolean => ASKS_TO_ASK.test(request);

/** How to ask an assistant, whatever the question is. */
export const sayHowToAsk = (): Said => ({
  text: ["What makes an answer easier to check:", HABITS.map((row) => `- ${row}`).join("\n"), sayLessons(LESSONS)].join("\n\n"),
  confidence: 0.85,
  notes: lessonTitles(LESSONS),
});

/** “What should I ask the AI next?”, “a good follow-up for ChatGPT” */
const ASKS_WHAT_TO_ASK = new RegExp(
  `\\bwhat (?:should|could|can|do|would)(?: (?:i|we|you|one))? (?:ask|tell|say to|reply to|answer|write to|put to) (?:${ASSISTANT}\\b|it (?:next|now|again|instead|about)\\b)|\\b(?:ask|question) (?:it|${ASSISTANT}) (?:something|anything|a question|questions) (?:to|that)\\b|\\b(?:how (?:do|can|could|should|would) (?:i|we|one)|what (?:can|could|should|do) (?:i|we) ask to) (?:test|probe|cross-?examine) (?:it|${ASSISTANT})\\b|\\b(?:follow-?ups?|follow-?up questions?|questions?) (?:for|to (?:ask|put to)) ${ASSISTANT}\\b`,
  "i",
);
const COMMITS = /\b(?:commit|decide|choose|pick|take a (?:side|stand|position)|make up its mind|get to the point|(?:straight|clear|plain) answer)\b/i;
const MOST_MARKED = 2;
const MOST_ASKED = 4;

/** What to put to an assistant whose answer is at hand: what the answer goes without, in words to send. */
export const ASK_AGAIN_ROW: Row = {
  form: { test: (request) => asksHowToAsk(request) || ASKS_WHAT_TO_ASK.test(request) },
  intent: "questions",
  ofAny: true,
  say: ({ request, text, analysis, handshake }) => {
    const marked = passagesOf(findingsOf(analysis()).filter((f) => f.confidence >= handshake.min_confidence)).slice(0, MOST_MARKED);
    const missing = scanOmissions(text).slice(0, MOST_ASKED - marked.length);
    // “How do I get it to commit?” wants a choice, and not one more list.
    const commits = COMMITS.test(request)
      ? [
          "_If you had to pick one, which, for a case like mine: … ? One sentence first, then the reason, and what would change your mind._",
          "_How sure are you of that, and what would you need to know?_",
        ]
      : [];
    const cited = [...citationsIn(text, 1), ...checkableClaims(text).filter(({ kind }) => kind === LAW_OR_CASE)].slice(0, 1);
    if (marked.length + missing.length + cited.length + commits.length === 0) return sayHowToAsk();
    const questions = marked.map(({ frames }) => frames[0]!.question);
    const rows = [
      ...commits,
      // A source that it made up shows here first: asked for a link, it has none that opens.
      ...cited.map(
        ({ sentence }) =>
          `_You write ${quote(sentence.text)} Give me the full title or name, who wrote or decided it, a link, and the sentence in it that says so._`,
      ),
      ...marked.map(({ words }, i) => `_You write ${quote(words.fragment)}${/[.!?]$/.test(words.fragment) ? "" : "."} ${questions[i]}_`),
      ...missing.map(({ ask }) => `_${ask}_`),
      "_Say where you don’t know. I’d rather read that than a guess._",
    ];
    return {
      text: [
        "Ask for what this answer leaves out. Here are words you can send below your question:",
        rows.map((row, i) => `${i + 1}. ${row}`).join("\n"),
        "Then open every source it names: an assistant can make one up. And ask again in a new chat: details that change from one to the next were made up.",
        sayLessons(LESSONS),
      ].join("\n\n"),
      confidence: 0.75,
      notes: [...questions, ...lessonTitles(LESSONS)],
    };
  },
};
