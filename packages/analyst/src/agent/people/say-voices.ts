import { escapeMarkdown } from "../../markdown.ts";
import { anyOf } from "../../text/forms.ts";
import { placesOf, soughtIn } from "../../text/search.ts";
import { namedSources, speakerIn } from "../../text/named-source.ts";
import { namesIn } from "../../text/people.ts";
import { voicesOf, type Voice } from "../../text/voices.ts";
import type { OfText, Reply } from "../asked.ts";
import type { Intent } from "../intent.ts";
import { matterOf } from "../request/matter.ts";
import { findingsOf } from "../reading/passages.ts";
import { END, LEAD, type Row } from "../request/question-row.ts";
import { sayOfVoice } from "./say-of-voice.ts";
import { asksWhatToSettle } from "../reading/say-settle-first.ts";
import { says, type Rule } from "../rule.ts";
import { quotations, quote, type Said } from "../say.ts";

/** Texts in which several people speak: who says what, who quarrels about what, and what one of them does. */

const WHO_SAID_WHAT = anyOf(
  new RegExp(`${LEAD}who (?:said|says|say|claims?|claimed|thinks?|argues?|argued) (?:what|which thing)s?${END}`, "i"),
  new RegExp(`${LEAD}who (?:all )?(?:is|are|was|were|gets?) (?:being )?(?:quoted|speaking|cited|talking|heard|interviewed|to speak)${END}`, "i"),
  new RegExp(`${LEAD}(?:who|which people|what people) (?:all )?(?:speaks?|talks?|(?:has|have) a say)${END}`, "i"),
  /\b(?:what|how many) (?:people|persons|voices|speakers|sides) (?:are (?:there|quoted|speaking)|speak|say what|do (?:we|i) hear)\b|\bwhat (?:does|did|do) (?:each|every|everyone|everybody|all)\b[^?.!]{0,30}\b(?:say|think|want|claim)\b/i,
);
const QUARREL = anyOf(
  new RegExp(
    `${LEAD}what (?:are|were|is|was|do|did) (?:they|these people|everyone|people|the (?:people|users?|two|three|commenters?)) (?:all )?(?:really |actually |even )?(?:fight|argu|quarrel|disagree|debat|discuss|talk|upset|angry|bicker)\\w*(?: (?:about|over|on|with each other))*${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}what(?:'s| is| was) (?:the|this|their) (?:fight|argument|quarrel|dispute|disagreement|debate|discussion|thread) (?:all )?about${END}`,
    "i",
  ),
  new RegExp(`${LEAD}(?:where|what|on what) do (?:they|the \\w+) (?:disagree|differ|agree)(?: (?:about|on))?${END}`, "i"),
);
const WHO_ARGUES = anyOf(
  new RegExp(
    `${LEAD}who (?:of (?:them|these|the \\w+) )?(?:argues?|reasons?|debates?|makes?|has|have|gives?|sounds?|is|seems?|behaves?) (?:the )?(?:better|best|worse|worst|most \\w+|least \\w+|more \\w+|right|correct|wrong|fair(?:er|est)?)(?: (?:arguments?|points?|case|reasons?|evidence|person|one))?${END}`,
    "i",
  ),
  /\bwho (?:is|was) (?:being )?(?:rude|unfair|nasty|aggressive|honest|calm)\b/i,
);

const MOST_SHOWN = 6;
const MOST_LINES = 4;
const name = (voice: Voice): string => `**${escapeMarkdown(voice.name)}**`;
const firstOf = ({ lines }: Voice): string => quote(lines[0]!.text);

function sayWho({ text, handshake }: Pick<OfText, "text" | "handshake">): Said | null {
  const voices = voicesOf(text).filter(({ lines }) => lines.length > 0);
  if (voices.length > 0)
    return {
      text: `${voices.length} people speak in it. Each begins with this:\n\n${voices
        .slice(0, MOST_SHOWN)
        .map((voice) => `- ${name(voice)} (${voice.lines.length === 1 ? "one sentence" : `${voice.lines.length} sentences`}): ${firstOf(voice)}`)
        .join("\n")}\n\nAsk about one of them by name, and I’ll read only what they wrote.`,
      confidence: 0.8,
    };
  const rows = namedSources(text).filter((s) => speakerIn(s.text) !== null || /["“]/.test(s.text));
  if (rows.length === 0) return { text: "I don’t see anybody quoted by name: the text says all of it in its own voice.", confidence: 0.65 };
  return {
    text: `${rows.length === 1 ? "One place gives somebody’s words" : "These places give somebody’s words, in the order of the text"}:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake)}\n\nThe text says everything else in its own voice. Only their original words can show whether they said it that way.`,
    confidence: 0.75,
  };
}

const MOST_MARKS = 2;
/** What the words of each one do: counted, and no prize given. */
function sayEach({ text, run, handshake }: OfText, voices: readonly Voice[]): Said {
  const rows = voices.map((voice) => {
    const marks = findingsOf(run(wordsOf(voice)))
      .filter((f) => f.confidence >= handshake.min_confidence)
      .slice(0, MOST_MARKS);
    return {
      row: `- ${name(voice)}: ${marks.length === 0 ? `no mark. Begins with ${firstOf(voice)}` : marks.map((f) => `${quote(f.fragment)} (${f.reflexLabel.toLowerCase()})`).join("; ")}`,
      notes: marks.map((f) => f.reflexLabel.toLowerCase()),
    };
  });
  return {
    text: `I can’t tell who’s right about this, and I don’t pick a winner. What each one’s words do:\n\n${rows.map(({ row }) => row).join("\n")}\n\nTry this test: who answers what the other one said, and who gives something you can look up?${text.includes("?") ? " Whose questions wait for an answer, and whose already contain one?" : ""}`,
    confidence: 0.7,
    notes: rows.flatMap(({ notes }) => notes),
  };
}

/** Of one voice the answer on sources says more. */
const ASKS_QUOTED = /\b(?:quoted|cited)\b/i;
export const WHO_ROW: Row = {
  form: { test: (request) => WHO_SAID_WHAT.test(request) && !ASKS_QUOTED.test(request) },
  intent: "sources",
  ofAny: true,
  say: sayWho,
};

const wordsOf = ({ lines }: Voice): string => lines.map((s) => s.text).join(" ");
/** “tess.b” is called “tess”, too. */
function isNamed({ name: full }: Voice, request: string): boolean {
  const plain = request.toLowerCase();
  const short = /^\p{L}{3,}/u.exec(full)?.[0].toLowerCase();
  return [full.toLowerCase(), ...(short === undefined ? [] : [short])].some((one) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?:['’]?s)?(?![\\p{L}\\p{N}])`, "iu").test(plain),
  );
}

const OF_THE_REASONING = /\b(?:arguments?|points?|reason\w*|logic|evidence|proof)\b/i;
/** “What could marlow reply?” asks for words that are not there. */
const WOULD_SAY = /\b(?:could|would|might|should|will) \S+ (?:\w+ )?(?:reply|answer|say|respond|object|think)\b/i;

/** “Who disagrees with marlow?” asks for the others. */
const OF_OTHERS =
  /\bwho (?:else |all )?(?:disagrees?|objects?|contradicts?|criticizes?|criticises?|doubts?|opposes?|attacks?|answers?|is against|is not)\b|\b(?:others?|the rest|everyone else) (?:say|think|answer|reply|see)/i;
const ASKS_WHO_IS = new RegExp(`${LEAD}who(?:['’]s| is| was) `, "i");

/** What such an answer would say is what they wrote. */
const IN_THEIR_WORDS = new Set<Intent>(["unclear", "matter", "summary", "analyse-text"]);

/** What is asked of one of the people in a thread is answered from their words alone; `answer`: what a text gets that holds nothing but these. */
export const ofOneVoice =
  (answer: (asked: OfText) => Reply): Rule<OfText> =>
  (asked) => {
    const [voice, another] = voicesOf(asked.text).filter((one) => isNamed(one, asked.request));
    if (!voice || another || WOULD_SAY.test(asked.request) || OF_OTHERS.test(asked.request)) return null;
    // “Who is Kyle Brandt?”: somebody else in the text says it.
    if (ASKS_WHO_IS.test(asked.request) && namesIn(asked.text).some((full) => isNamed(voice, full))) return null;
    // What somebody in a chat should do is for the whole of it to say.
    if (asked.own === "decide" || asksWhatToSettle(asked.request)) return null;
    const known = sayOfVoice(voice, asked);
    if (known) return says(known, "matter");
    const own = wordsOf(voice);
    const kind = asked.own === "unclear" && OF_THE_REASONING.test(asked.request) ? "findings" : asked.own;
    const found = answer({ ...asked, own: kind, text: own, handshake: { ...asked.handshake, cite_policy: "off" }, analysis: () => asked.run(own) });
    if (!IN_THEIR_WORDS.has(found.intent))
      return { ...found, said: { ...found.said, text: `This is only about what ${name(voice)} writes.\n\n${found.said.text}` } };
    const matter = matterOf(asked.request);
    const places = matter === null ? [] : placesOf(own, soughtIn(matter)).map(({ sentence }) => sentence);
    const rows = (places.length > 0 ? places : voice.lines).slice(0, MOST_LINES).map((s) => `> ${quote(s.text)}`);
    return says(
      { text: `${name(voice)} writes:\n\n${rows.join("\n\n")}\n\nI can’t tell whether that’s true: I don’t look anything up.`, confidence: 0.75 },
      "matter",
    );
  };

/** What several people quarrel about, and how each of them argues. */
export const quarrel: Rule<OfText> = (asked) => {
  const voices = voicesOf(asked.text).filter(({ lines }) => lines.length > 0);
  if (voices.length === 0) return null;
  if (WHO_ARGUES.test(asked.request)) return says(sayEach(asked, voices), "compare");
  return QUARREL.test(asked.request) || WHO_SAID_WHAT.test(asked.request) ? says(sayWho(asked), "summary") : null;
};
