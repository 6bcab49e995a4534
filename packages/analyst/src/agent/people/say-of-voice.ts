import { escapeMarkdown } from "../../markdown.ts";
import { anyWords } from "../../text/forms.ts";
import { sentencesOf, type Sentence } from "../../text/words.ts";
import type { Voice } from "../../text/voices.ts";
import type { OfText } from "../asked.ts";
import { lastAnswer } from "../request/last-answer.ts";
import { asksForAnswer } from "../talk/say-behind-shown.ts";
import { quote, type Said } from "../say.ts";
import { shownIn } from "../request/that-one.ts";

/** What is asked of one of the people in a chat: whom they have it from, what they are about to do, how they took a thing, what they say to what was shown. */

const KNOWS_FROM = /\b(?:where|how|from whom|who)\b[^?.!]{0,40}\b(?:knows?|(?:have|has|get|gets|got) (?:that|this|it)|hears?|heard|sources?|told|from)\b/i;
const HEARD = anyWords(
  /(?:says?|said|told|tells|heard|hear|read|saw|seen|showed|wrote|posted|according)/i,
  /(?:every(?:one|body)|people|they all)\b[^.!?]{0,30}\b(?:know|knows|talk\w*|say|says|saying)|works? (?:at|in|for|there)|(?:on|in) (?:the )?(?:news|tv|radio|internet|facebook|tiktok|papers?)/i,
);
const PLANS = /\bwhat\b[^?.!]{0,30}\b(?:plan\w*|going to|gonna|about to|up to|wants? to do|intends?)\b/i;
const INTENDS = anyWords(/gonna|going to|i['’]?ll|i will|i['’]?m (?:\w+ing)|plan(?:ning)? to|want to|wanna|let['’]s|about to/i);
const TOOK_IT =
  /^(?!.*\b(?:how (?:long|often|many|much)|why|when|where|what)\b).*\b(?:did|does|do|has|have|was|is)\b[^?.!]{0,30}\b(?:like[ds]?|enjoy\w*|love[ds]?|hate[ds]?|happy|satisfied|tried|try|test\w*|work(?:ed)?)\b/i;
const OWN_SIGHT = anyWords(
  /(?:i|me|my) (?:\w+ )?(?:tried|was|felt|feel|had|have|liked?|loved?|hated?|enjoyed|think|thought|found|find|am|slept|used|bought|got)|for me/i,
);
const MOST_SHOWN = 3;

/** The first line of theirs behind the sentence that was shown, where that is somebody else’s. */
function lineBehind({ lines }: Voice, { text, history }: OfText): Sentence[] {
  const theirs = (s: Sentence): boolean => lines.some((line) => line.start >= s.start && line.start < s.end);
  const shown = shownIn(lastAnswer(history), text).filter((s) => !theirs(s));
  const last = shown.at(-1) ?? sentencesOf(text)[0];
  const next = last && lines.find((line) => line.start >= last.end);
  return next ? [next] : [];
}

/** Null where the question is none of these. `asked`: with the whole text. */
export function sayOfVoice(voice: Voice, asked: OfText): Said | null {
  const { request } = asked;
  const name = `**${escapeMarkdown(voice.name)}**`;
  const of = (form: RegExp): Sentence[] => voice.lines.filter((s) => form.test(s.text)).slice(0, MOST_SHOWN);
  const said = (rows: readonly Sentence[], head: string, none: string, tail: string): Said =>
    rows.length === 0
      ? { text: none, confidence: 0.6 }
      : { text: `${head}\n\n${rows.map((s) => `> ${quote(s.text)}`).join("\n\n")}${tail && `\n\n${tail}`}`, confidence: 0.75 };
  if (asksForAnswer(request))
    return said(
      lineBehind(voice, asked),
      `After that, ${name} writes:`,
      `I don’t see a later line by ${name}.`,
      "Does that respond to what was said, or to who said it?",
    );
  if (PLANS.test(request)) return said(of(INTENDS), `${name} writes:`, `I don’t see anything about it in what ${name} writes.`, "");
  if (KNOWS_FROM.test(request))
    return said(
      of(HEARD).filter((s) => !s.text.endsWith("?")),
      `${name} got it from others, going by these words:`,
      `I don’t see where ${name} got it from. Ask that first.`,
      "Who saw it themselves, when, and would they say so again?",
    );
  return TOOK_IT.test(request) ? said(of(OWN_SIGHT), `${name} says this about it:`, `I don’t see anything about it in what ${name} writes.`, "") : null;
}
