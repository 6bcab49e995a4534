import { placesOf, soughtIn } from "../../text/search.ts";
import { voicesOf } from "../../text/voices.ts";
import { escapeMarkdown } from "../../markdown.ts";
import { sayAboutText } from "./about-text.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** Questions that have a form of their own and name something of the text: “what should parents do”, “is there something fishy about the sponsor”. What the text says of that thing answers them. */

const SHOULD_DO = new RegExp(
  `${LEAD}what (?:should|can|could|must|do|shall|are) (?!(?:i|we|you|they|he|she|it|one|this|that)\\b)((?:the |these |those |our )?[\\p{L}’'-]+(?: [\\p{L}’'-]+)?) (?:have to |supposed to |need to )?do(?: (?:about (?:it|this|that)|instead|now|then))*${END}`,
  "iu",
);
const SOMETHING_ABOUT = new RegExp(
  `${LEAD}(?:is|isn['’]?t|was|are) there (?:something|anything|smth) (?:\\w+ )?(?:fishy|wrong|odd|strange|suspicious|weird|off|special|shady|dodgy|new|known|said) (?:about|with|going on with) (?:the |this |that |their |his |her )?(?!(?:it|this|that|them|him|her|text|article|message|letter|post|mail)\\b)([\\p{L}’'-]+(?: [\\p{L}’'-]+){0,2}?)${END}`,
  "iu",
);

const ofThing =
  (form: RegExp, tail: string): ((asked: AboutText) => Said | null) =>
  ({ request, text, analysis, handshake }) => {
    const thing = form.exec(request.trim())?.[1];
    if (thing === undefined || isSwindle(text) || voicesOf(text).some(({ name }) => name.toLowerCase() === thing.toLowerCase())) return null;
    const sought = soughtIn(thing);
    if (sought.length === 0 || placesOf(text, sought, { near: true }).length === 0) return null;
    const said = sayAboutText(`what about ${thing}?`, text, analysis(), handshake);
    return tail ? { ...said, text: `${said.text}\n\n${tail}` } : said;
  };

const STARTED = new RegExp(
  `${LEAD}who (?:first |has |had )?(?:started|began|begun|opened|brought (?:it|this|that|the \\w+) up|raised|came up with|spread|said) ?(?:(?:it|this|that|all this|the (?:thread|rumou?r|argument|quarrel|fight|discussion|story|topic|chat))(?: first| up)?|first)?${END}`,
  "i",
);
/** Who begins a chat, and who is the first to state something there: a question may lead to what is then said. */
function sayStarted({ text }: AboutText): Said | null {
  const voices = voicesOf(text).filter(({ lines }) => lines.length > 0);
  const all = voices.flatMap(({ name, lines }) => lines.map((line) => ({ name, line }))).sort((a, b) => a.line.start - b.line.start);
  const [first] = all;
  if (!first) return null;
  const states = all.find(({ line }) => !line.text.endsWith("?"));
  const row = ({ name, line }: typeof first): string => `**${escapeMarkdown(name)}**: ${quote(line.text)}`;
  return {
    text: `The first line is from ${row(first)}${states && states.line.start !== first.line.start ? `\n\nThe first one to state something is ${row(states)}` : ""}\n\nThe better question is where they got it: did they see it, or just hear it?`,
    confidence: 0.75,
  };
}

export const NAMED_THING_ROWS: readonly Row[] = [
  { form: STARTED, intent: "sources", passesOn: true, say: sayStarted },
  { form: SHOULD_DO, intent: "decide", passesOn: true, say: ofThing(SHOULD_DO, "") },
  {
    form: SOMETHING_ABOUT,
    intent: "interests",
    passesOn: true,
    say: ofThing(SOMETHING_ABOUT, "The words alone don’t show whether something’s wrong with it. Ask who gains from it, and whether that’s said openly."),
  },
];
