import type { Analysis, Handshake } from "@candor/engine";
import { anyWords } from "../../text/forms.ts";
import { callsOf } from "../../text/calls.ts";
import { isReport } from "../../text/argues.ts";
import { shownOf } from "../../text/gives.ts";
import { touchesIn } from "../../text/feeling-words.ts";
import { changesIn } from "../../text/changes.ts";
import { optionsOf } from "../../text/notices.ts";
import { offerOf } from "../../text/offers.ts";
import { scanOmissions } from "../../text/omissions.ts";
import { sentencesOf } from "../../text/words.ts";
import { findingsOf, passagesOf } from "./passages.ts";
import { bodyOf } from "../../text/titles.ts";
import { voicesOf } from "../../text/voices.ts";
import { askedOfThings } from "./reasoning.ts";
import { isPrivateMessage } from "../people/say-feelings.ts";
import { sellingIn } from "../kinds/say-selling.ts";
import { isLetter } from "../../text/signature.ts";
import { inReturn } from "../kinds/say-catch.ts";
import { askFirst } from "./say-settle-first.ts";
import { sayBuy } from "../kinds/say-buy.ts";
import { cited, mainClaim, quotations, quote, sayFindings, saySteelman, type Said } from "../say.ts";

const MOST_TOUCHES = 4;
const MOST_QUESTIONS = 5;
const MOST_VOICES = 4;
/** Shorter texts seldom give a reason. */
const MIN_CASE_WORDS = 60;

/** Asked why, or how sure: how the marks come about. */
export const HOW_SURE: Said = {
  text: "I go by rules. Each mark comes from a list of wordings, with a percentage for how strong a sign it is; context and quotation marks lower it. The page [How well does it work?](/accuracy) shows the error rates. The only facts I have are those in the text: ask which claims can be checked, and how.",
  confidence: 0.9,
};

export function sayQuestions(text: string, analysis: Analysis, handshake: Handshake, most = MOST_QUESTIONS): Said {
  // In a talk about work nobody asks how a slogan is meant.
  const isJob = offerOf(text) === "job";
  const marked = isJob ? [] : passagesOf(findingsOf(analysis).filter((f) => f.confidence >= handshake.min_confidence)).slice(0, Math.min(3, most));
  const things = askedOfThings(bodyOf(text)).slice(0, Math.max(0, isJob ? most - 2 : Math.min(3, most - marked.length)));
  const missing = scanOmissions(text).slice(0, most - marked.length - things.length);
  const main = mainClaim(bodyOf(text));
  if (marked.length + missing.length + things.length === 0)
    return {
      text: `Two that fit any text:\n\n1. **Who says so, and how do they know?**\n2. **What would look different if it weren’t true?**${main ? `\n\nAnd about its main sentence, ${quote(main.text)}\n\n3. **What exactly is meant:** how much, how often, since when?\n4. **What happens otherwise,** and where is that written?` : ""}`,
      confidence: 0.6,
    };
  const rows = [
    ...marked.map(({ words, frames }) => `**${frames[0]!.question}** On ${quote(words.fragment)}${cited(text, words.start, frames[0]!.confidence, handshake)}`),
    ...missing.map((m) => `**${m.ask}** ${m.why}`),
    ...things.map(({ sentence, ask }) => `**${ask}** On ${quote(sentence.text)}`),
  ];
  return {
    text: `Worth asking about this text:\n\n${rows.map((row, i) => `${i + 1}. ${row}`).join("\n\n")}`,
    confidence: 0.7,
    notes: marked.map(({ frames }) => frames[0]!.question),
  };
}

const SPEAKS_OR_GAINS = anyWords(
  /said|says|told|wants?|wanted|supporters?|opponents?|critics|benefit\w*|profit\w*|gains?|paid|pays?|costs?|funded|owns?|owned/i,
  /sells?|sold|invest\w*|votes?|voted|demands?|plans?|campaign\w*/i,
);
/** What a text wants of its reader, and who has it then. */
const WANTED: readonly [RegExp, string][] = [
  [/\b(?:vote (?:for|against)|(?:give|lend) \w+ your vote|your vote|wishing you had voted|only one choice)\b/i, "your vote, for somebody running for office"],
  [/\b(?:donat(?:e|ions?)|chip in|give (?:now|today|what you can)|support us with)\b/i, "a donation, which goes to whoever collects it"],
  [
    /\b(?:sign (?:the|this|our|up)(?! (?:\w+ )?(?:agreements?|contracts?|leases?|forms?|papers?|documents?|slips?)\b)|petition)\b/i,
    "your name: somebody who collects names can point to a crowd, and often has your address",
  ],
  [/\b(?:invest|deposit|put (?:in )?(?:your )?money|join (?:now|us|the circle))\b/i, "your money: they have it right away, and you have a promise"],
  [
    /\b(?:with (?:the|my) (?:code|link)|(?:through|via|use|using) my (?:link|code)|my (?:affiliate )?link|use (?:my |the )?code|discount code|promo code|teamed up with|partnered with|affiliate)\b/i,
    "a purchase that may earn the writer money: a code or a link shows the seller who sent you",
  ],
  [/(?:\beuros?|[$€£]\s?\d[\d.,]{0,12}) (?:a|per) minute\b/i, "your money, by the minute: they earn as long as they keep you on the line"],
  [/\b(?:subscribe|follow (?:me|us)|like and|link in (?:my |the )?bio)\b/i, "your attention: reach is worth money"],
  [
    /\b(?:(?<!\b(?:mov\w+|look\w*|go\w*|step\w*) )forward|share|pass (?:it|this) on|repost|spread the word)\b/i,
    "your reach: whoever started it gets to speak to your people in your name",
  ],
  [
    /\b(?:come (?:to the|all|along)\b|(?:protest|demonstrate|march) with us|join us (?:on|at)|see you (?:at|on|there))/i,
    "your presence: somebody who calls people together can point to a crowd",
  ],
];
const OF_SALE = "your money: the seller earns from every order";
const MOST_WANTED = 2;

function wantedIn(text: string, handshake: Handshake): string {
  const sale = sellingIn(text);
  const rows = [
    ...(sale ? [{ s: sale, what: OF_SALE }] : []),
    ...WANTED.flatMap(([form, what]) => {
      const s = sentencesOf(text).findLast(({ text: words }) => form.test(words));
      return s ? [{ s, what }] : [];
    }),
  ];
  return rows
    .slice(0, MOST_WANTED)
    .map(({ s, what }) => `> ${quote(s.text)}${cited(text, s.start, 0.7, handshake)}\n\nIt asks for ${what}.`)
    .join("\n\n");
}

/** What the text asks for, and who speaks, acts, gains or pays in it; motives are not read into anybody. */
export function sayInterests(text: string, handshake: Handshake): Said {
  const wanted = wantedIn(text, handshake);
  const voices = sentencesOf(text)
    .filter((s) => SPEAKS_OR_GAINS.test(s.text) && !wanted.includes(quote(s.text)))
    .slice(0, wanted === "" ? MOST_VOICES : MOST_WANTED);
  const head = "You can’t read motives off a text.";
  if (wanted !== "")
    return {
      text: [
        `${head} But you can read what it wants from you:\n\n${wanted}`,
        voices.length > 0 ? `Here, too, somebody speaks, pays or gains:\n\n${quotations(voices, text, handshake, 0.7)}` : "",
        "Gaining from something doesn’t make it false. It’s a reason to have it confirmed by somebody who gains nothing.",
      ]
        .filter(Boolean)
        .join("\n\n"),
      confidence: 0.7,
    };
  if (voices.length === 0)
    return {
      text: "I don’t see anybody in it who speaks, pays or gains. Look at who posted it: what do they sell or own, and who pays them?",
      confidence: 0.5,
    };
  return {
    text: `${head} These are the places where somebody speaks, pays or gains:\n\n${quotations(voices, text, handshake, 0.7)}\n\nFor each one, ask: what would change for them, and who is affected but has no voice here?`,
    confidence: 0.6,
  };
}

export function sayEmotions(text: string, analysis: Analysis, handshake: Handshake): Said {
  const frames = analysis.frames.filter((f) => f.category === "emotional");
  if (frames.length === 0) {
    const touched = touchesIn(bodyOf(text)).slice(0, MOST_TOUCHES);
    return touched.length === 0
      ? {
          text: "I found no wording that is known to work on feelings. Pictures, order and choice of facts can do it too, and I can’t read those.",
          confidence: 0.6,
        }
      : {
          text: `None of my patterns for feelings matches. But some of its words touch most readers, according to a short list of mine:\n\n${touched
            .map(({ what, words, sentence }) => `- **${what}**, with ${quote(words)}: ${quote(sentence.text)}${cited(text, sentence.start, 0.6, handshake)}`)
            .join(
              "\n",
            )}\n\nFair texts have words like these, too. For each one, ask: would the request or the conclusion stand without it, on the facts alone?`,
          confidence: 0.65,
        };
  }
  const said = sayFindings(text, { ...analysis, frames }, handshake);
  const touched = frames.length < MOST_TOUCHES / 2 ? touchesIn(bodyOf(text)).slice(0, MOST_TOUCHES - 1) : [];
  return {
    ...said,
    text: `Wording that works on feelings:\n\n${said.text}${touched.length > 0 ? `\n\nNot marked, but words like these touch most readers:\n\n${touched.map(({ what, words, sentence }) => `- **${what}**, with ${quote(words)}: ${quote(sentence.text)}`).join("\n")}` : ""}`,
  };
}

/** From here on a mark makes a text more than a report. */
const LOADED = 0.55;
const fullSentences = (text: string) => bodyOf(text).filter((s) => s.text.split(/\s+/).length >= 4);

/** An ad for work has no case to set out: what it offers, and what it keeps open. */
function sayJob(text: string, analysis: Analysis, handshake: Handshake): Said {
  const asked = askedOfThings(bodyOf(text)).slice(0, MOST_QUESTIONS);
  const marks = passagesOf(findingsOf(analysis).filter((f) => f.confidence >= handshake.min_confidence)).slice(0, 2);
  const gaps = scanOmissions(text);
  return {
    text: [
      "That’s up to you, and a conversation tells you more than an ad.",
      gaps.length > 0 ? `**What it leaves open**\n\n${gaps.map((gap) => `- **${gap.what}.** _${gap.ask}_`).join("\n")}` : "",
      asked.length > 0 ? `**What I’d ask about**\n\n${asked.map(({ sentence, ask }) => `- ${quote(sentence.text)} ${ask}`).join("\n")}` : "",
      marks.length > 0
        ? `**Words that promise without saying what**\n\n${marks.map(({ words, frames }) => `- ${quote(words.fragment)}: ${frames[0]!.reflexLabel.toLowerCase()}`).join("\n")}`
        : "",
      "Also ask people who work there, or did until last year: they know what the ad means.",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.7,
    notes: marks.map(({ frames }) => frames[0]!.reflexLabel.toLowerCase()),
  };
}

export function sayDecide(text: string, analysis: Analysis, handshake: Handshake): Said {
  if (offerOf(text) === "job") return sayJob(text, analysis, handshake);
  const said = sayBuy(text) ?? ownCase(text, analysis, handshake);
  const limits = shownOf(text, "limits").filter(({ text: words }) => !said.text.includes(words));
  if (limits.length === 0) return said;
  return { ...said, text: `${said.text}\n\nThe text itself says how far it goes:\n\n${quotations(limits.slice(0, MOST_LIMITS), text, handshake)}` };
}

const MOST_LIMITS = 2;

/** What the text brings for it, and what to settle first. */
function ownCase(text: string, analysis: Analysis, handshake: Handshake): Said {
  const options = optionsOf(text);
  // A notice argues for nothing: what it leaves open to its reader is what there is to decide.
  if (options.length > 0 && changesIn(text).length > 0 && findingsOf(analysis).every((f) => f.confidence < LOADED))
    return {
      text: `That’s up to you. What it leaves you to choose:\n\n${quotations(options.slice(0, MOST_LIMITS), text, handshake)}\n\nCompare it with what others charge for the same thing, and keep an eye on the date.`,
      confidence: 0.7,
    };
  const deal = inReturn(text).slice(0, MOST_LIMITS);
  if (deal.length > 0 && isLetter(text))
    return {
      text: `That’s up to you. It gives something in return for something:\n\n${quotations(deal, text, handshake)}\n\nWhat are you committing to, what can’t you do anymore after that, and what would you have without it?`,
      confidence: 0.7,
    };
  if (findingsOf(analysis).every((f) => f.confidence < LOADED) && isReport(fullSentences(text)) && callsOf(text).length === 0)
    return { text: "That’s up to you, together with somebody who knows your case: the text reports and doesn’t give advice.", confidence: 0.65 };
  const ask = askFirst(text, analysis, handshake);
  const first = ask.rows.length > 0 ? `**Before you do, I’d ask**\n\n${ask.rows.join("\n")}` : "";
  // Of a message from somebody one knows, what its wording does is what there is to know.
  if (isPrivateMessage(text) && text.split(/\s+/).length < MIN_CASE_WORDS) {
    const said = sayFindings(text, analysis, handshake);
    return { ...said, text: `That’s up to you. It can help to see what the wording does.\n\n${said.text}` };
  }
  // A few sentences hold no case to set out.
  if (text.split(/\s+/).length < MIN_CASE_WORDS || voicesOf(text).length > 0)
    return {
      text: [
        "That’s up to you, and I don’t take sides.",
        first || "I don’t see anything pushy in its wording. Ask somebody who knows the subject and has nothing to gain.",
      ].join("\n\n"),
      confidence: 0.65,
      notes: ask.notes,
    };
  const said = saySteelman(text, analysis, handshake, true);
  return {
    ...said,
    text: ["That’s up to you, and I don’t take sides.", said.text, first].filter(Boolean).join("\n\n"),
    notes: [...(said.notes ?? []), ...ask.notes],
  };
}
