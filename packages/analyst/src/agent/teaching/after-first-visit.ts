import { anyOf, between, END, LEAD } from "../../text/forms.ts";
import { FUNCTION_WORDS } from "../../text/words.ts";
import { sayUnknownTerm } from "./explain-term.ts";
import { lastAnswer, type Turns } from "../request/last-answer.ts";
import { sayLessons } from "./lesson-link.ts";
import { plainWords } from "../request/plain-words.ts";
import { findTerm } from "./terms.ts";
import { topicAtHand } from "./topic.ts";
import type { Said } from "../say.ts";

/** What goes on from an answer that no text stood behind: “and a video”, “another one”, “and ragebait”. */

interface FollowUp {
  /** How the answer reads that it goes on from. */
  after: RegExp;
  form: RegExp;
  text: string;
  lessons?: readonly string[];
}

const ROWS: readonly FollowUp[] = [
  {
    after: /^Looking closely helps less each year/m,
    form: /^(?:(?:and|but|or|so|ok(?:ay)?)[, ]+)*(?:(?:what|how) about )?(?:(?:an?|the|with|for|of) )*(?:videos?|clips?|films?|reels?|tiktoks?)(?: (?:then|too))?[?.! ]*$/i,
    text: "The same steps, with one more first: pause it on a clear image, and search for that picture. That shows whether the clip is older or from another place. Then look for the full video, since a cut can change what was said, and for somebody else who filmed it. Any sound can be added to any picture.",
    lessons: ["detect-bullshit", "become-ai-aware"],
  },
  {
    after: /^Looking closely helps less each year/m,
    form: /^(?:(?:and|but|or|so|ok(?:ay)?)[, ]+)*(?:(?:what|how) about )?(?:(?:an?|the|with|for|of) )*(?:voices?|voice (?:messages?|mails?|notes?)|audios?|sounds?|recordings?|(?:phone )?calls?)(?: (?:then|too))?[?.! ]*$/i,
    text: "A voice can be copied from a few seconds, so it doesn’t prove who’s calling. Ask something only the real person would know, or hang up and call back at a number you already had. Hurry and money in one call are reason enough.",
  },
  {
    // Kept conversations hold the older wording.
    after: /^(?:Here’s what this app has for that|What this app has for it), free and/m,
    form: between(
      LEAD,
      [
        /(?:(?:show|give|tell) me )?(?:another|one|something|anything|something else|another one|one more|more|a different one|which one(?: first)?|where (?:do|should) i (?:start|begin))/i,
      ],
      END,
    ),
    text: "Then start with one that takes 15 minutes, or name a technique here, such as “straw man” or “false dilemma”, and I’ll explain it with examples.",
    lessons: ["straw-man", "detect-bullshit"],
  },
  {
    after: /^A good argument has three things/m,
    form: /^(?:(?:and|but|so|ok(?:ay)?)[, ]+)*(?:how )?(?:(?:do|can) i (?:do|say) (?:it|that|this) )?without (?:being|sounding|getting|seeming|hurting|shouting|fighting|a fight)\b[^?!.]{0,40}[?.! ]*$/i,
    text: "Ask before you answer: “What makes you think so?” Say what you agree on, then give one reason, about the issue and not about the other person. “I see it differently, because …” lets them save face; “you always …” doesn’t. And stop while it’s still friendly.",
    lessons: ["steelman"],
  },
];

/** “And ragebait?”, after a term. */
const AND_THAT = anyOf(/^(?:(?:and|or|but|what about|how about|and what about)[, ]+)(?:an? |the )?([\p{L}’'-]{4,24}(?: [\p{L}’'-]{3,24}){0,2})[?.! ]*$/iu);

/** Null where the message goes on from nothing of the kind. */
export function sayAfterFirstVisit(request: string, history: Turns): Said | null {
  const plain = plainWords(request.trim());
  const before = lastAnswer(history);
  const row = ROWS.find(({ after, form }) => after.test(before) && form.test(plain));
  if (row) return { text: [row.text, sayLessons(row.lessons ?? [])].filter(Boolean).join("\n\n"), confidence: 0.8 };
  const name = AND_THAT.exec(request.trim())?.[1];
  const isName = name !== undefined && !name.split(" ").some((word) => FUNCTION_WORDS.has(word.toLowerCase()));
  return isName && topicAtHand(history, false)?.kind === "term" && findTerm(name) === null ? sayUnknownTerm(name) : null;
}
