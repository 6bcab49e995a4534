import { callsOf } from "../../text/calls.ts";
import { checkableClaims } from "../../text/claims.ts";
import { anyOf } from "../../text/forms.ts";
import { shownOf } from "../../text/gives.ts";
import { grantedIn, guardedIn } from "../../text/grants.ts";
import { scanOmissions } from "../../text/omissions.ts";
import { isLetter } from "../../text/signature.ts";
import { summarySentences } from "../../text/summary.ts";
import { bodyOf } from "../../text/titles.ts";
import { voicesOf } from "../../text/voices.ts";
import { UNNAMED } from "../../text/unnamed-source.ts";
import { findingsOf, passagesOf } from "./passages.ts";
import { askedOfThings } from "./reasoning.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { cited, quotations, quote, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** What people ask of a text in the fewest words: what it wants of them, what it is about, whether it grants anything, what a disclaimer is worth, and a short verdict. */

const WHO =
  "(?:it|this|that|he|she|they|(?:the|this|that) (?:\\w+ )?(?:text|article|author|writer|letter|mail|e-?mail|speech|post|petition|leaflet|message|notice|school|board|people|signatories|charity|politician|speaker))";
const MOST_SHOWN = 4;

/** Shows the sentences of a text with such words, between what is said before and behind them; null where it has none. */
const sentencesWith =
  (words: RegExp, before: string, behind: string, confidence = 0.75) =>
  ({ text, handshake }: AboutText): Said | null => {
    const rows = bodyOf(text)
      .filter((s) => words.test(s.text))
      .slice(0, MOST_SHOWN);
    return rows.length === 0 ? null : { text: `${before}\n\n${quotations(rows, text, handshake, 0.7)}\n\n${behind}`, confidence };
  };

/** “What does she want me to do?”, “What do they ask for?” */
const WANTS_DONE = anyOf(
  new RegExp(
    `${LEAD}what (?:do|does|did) ${WHO} (?:really |actually |even )?(?:want|ask|expect|demand|need)(?: (?:me|us|you|people|readers|the \\w+))?(?: (?:to do|for|from (?:me|us|you|the \\w+)|of (?:me|us|you|the \\w+)))?${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:what (?:do (?:i|we) (?:have|need) to|must (?:i|we)) do(?: (?:exactly|now|next|first|according to (?:it|this)))?|what (?:should|can|do) (?:i|we) do (?:exactly|first|according to (?:it|this)))${END}`,
    "i",
  ),
);
const REPORTED_MOST = 0.12;

function sayWantsDone({ text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const calls = callsOf(text);
  // One “must” in a long report is no wish of the text’s.
  if (calls.length === 0 || (calls.length === 1 && !isLetter(text) && bodyOf(text).length > 1 / REPORTED_MOST)) return null;
  const shown = calls.length > MOST_SHOWN ? [...calls.slice(0, MOST_SHOWN / 2), ...calls.slice(-MOST_SHOWN / 2)] : calls;
  return {
    text: `In its own words, it asks for this:\n\n${quotations(shown, text, handshake, 0.7)}\n\n${calls.length > shown.length ? `${calls.length} of its sentences ask for something; these are the first and the last. ` : ""}For each one, ask: _do I have to, or is it up to me? What happens if I don’t, and who gains if I do?_`,
    confidence: 0.75,
  };
}

/** “What’s he so angry about?”, “What is the fight about?” */
const OF_WHAT = new RegExp(
  `${LEAD}(?:what(?:'s| is| are) (?:${WHO} |all )?(?:the |this |that )?(?:so |all |really |even )*(?:angry|upset|mad|furious|worried|unhappy|happy|excited|complaining|moaning|ranting|whining|arguing|fighting|fight|fuss|row|quarrel|argument|dispute|debate|problem|issue) (?:about|over)|what(?:'s| is) (?:${WHO}|(?:the|their|his|her) (?:problem|issue|complaint|beef))(?: (?:with (?:it|this|that)|here))?)${END}`,
  "i",
);
const sayOfWhat = ({ text, handshake }: AboutText): Said | null => {
  const rows = summarySentences(text, 3);
  if (rows.length === 0) return null;
  return {
    text: `My rules can’t put it in their own words. These sentences say most of what it’s about:\n\n${quotations(rows, text, handshake, 0.7)}\n\nTo see what’s behind it, ask: which of these is a fact you could look up, and which is somebody’s take on it?`,
    confidence: 0.7,
  };
};

/** “Does he admit anything against himself?” */
const CONCEDES = new RegExp(
  `${LEAD}(?:(?:does|do|did) ${WHO} (?:\\w+ )?(?:admit|concede|grant|acknowledge|allow|see) (?:anything|something|any|the|that|a)\\b(?![^?.!]*\\b(?:objections?|critic\\w*|sides?)\\b)[^?.!]{0,50}|(?:is|are) there (?:anything|something|any) (?:${WHO} )?(?:admits?|concedes?|grants?|concessions?)\\b[^?.!]{0,40}|what (?:does|do|did) ${WHO} (?:admit|concede|grant)|any concessions?)${END}`,
  "i",
);
function sayConcedes({ text, handshake }: AboutText): Said {
  const granted = grantedIn(text);
  const limits = shownOf(text, "limits").filter(({ start }) => !granted.some((s) => s.start === start));
  if (granted.length + limits.length === 0)
    return {
      text: "I don’t see a place where it gives the other side a point, or says how far its knowledge goes. I only look for the usual words, though, and a writer can also give a point in passing. Ask: _What speaks against this, and why doesn’t it change your mind?_",
      confidence: 0.7,
    };
  return {
    text: [
      granted.length > 0
        ? `Here it gives the other side a point:\n\n${quotations(granted.slice(0, MOST_SHOWN), text, handshake, 0.7)}`
        : "I don’t see a place where it gives the other side a point.",
      limits.length > 0 ? `Here it says how far its knowledge goes:\n\n${quotations(limits.slice(0, 2), text, handshake, 0.7)}` : "",
      "That speaks well of a writer, as long as the point matters. Does it change the conclusion, or only sound fair?",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.75,
  };
}

/** “She says she’s not a doctor, so that’s honest, right?” */
const DISCLAIMS = anyOf(
  /\b(?:says?|said|writes?|wrote|admits?|told)\b[^.?!]{0,50}\b(?:not|isn't|aren't|no)\b[^.?!]{0,30}\b(?:doctor|expert|lawyer|advice|guarantee\w*|adviser|advisor)\b/i,
  /\b(?:disclaimers?|small print|fine print|boilerplate|p\.?s\.?)\b[^.?!]{0,60}(?:\b(?:honest|true|truth|fair|ok(?:ay)?|protect\w*|mean|enough|worth|good)\b|\?)|\b(?:honest|truth|true)\b[^.?!]{0,30}\b(?:disclaimers?|p\.?s\.?)\b/i,
);
function sayDisclaims({ text, handshake }: AboutText): Said | null {
  const rows = guardedIn(text);
  if (rows.length === 0) return null;
  return {
    text: `It’s honest as far as it goes:\n\n${quotations(rows.slice(0, 3), text, handshake, 0.7)}\n\nBut a line like this protects the writer more than the reader. Compare it with the rest: does the text go on to advise, promise or praise the very thing this line takes back? If so, go by the line, and ask what’s left.`,
    confidence: 0.75,
  };
}

/** “Who’s to blame according to this?” */
const TO_BLAME = new RegExp(
  `${LEAD}(?:who(?:m|se)?(?:'s| is| are| was| were| does| do)? (?:${WHO} )?(?:to blame|at fault|responsible|guilty|blame[ds]?|(?:the )?(?:fault|bad guys?|villains?))|whose fault (?:is|was) (?:it|this|that))(?: (?:for|of|according to|by|in) .{2,40}?)?${END}`,
  "i",
);
const BLAMES =
  /\b(?:faults?|blame[sd]?|to blame|responsib\w+|guilty|(?:that['’]s|it['’]s|is) on (?:me|him|her|them|us)|should have|nobody (?:bothered|gritted|asked|cared|checked)|let (?:us|them|him|her) down|failed|negligen\w+|betray\w*|broke the)\b/i;
const sayToBlame = sentencesWith(
  BLAMES,
  "I can’t judge whose fault it was. Here’s where the text talks about fault:",
  "For each one, ask: _who says so, do the people being blamed get to answer, and what else played a part?_",
  0.7,
);

/** “Why does it matter that they’re not named?” */
const OF_UNNAMED =
  /\b(?:why|so what|is it (?:bad|ok(?:ay)?|fine|normal)|does it matter|what(?:'s| is) (?:wrong|bad|the problem))\b[^.?!]{0,50}\b(?:not named|unnamed|nameless|anonymous|no names?|without (?:a |their )?names?|(?:aren't|isn't|weren't) named|don't name|doesn't name)\b|\b(?:trust|believe|rely on)\b[^.?!]{0,20}\b(?:anonymous|unnamed)\b/i;
const ANONYMOUS =
  /\b(?:people|persons?|officials?|sources?|someone|somebody|insiders?|geologist|analysts?|aides?)\b[^.!?]{0,40}\b(?:familiar with|close to|who asked not|on condition of|not to (?:be named|use)|anonym\w+)|\bnot to be named\b/i;
function sayUnnamed({ text, handshake }: AboutText): Said {
  const rows = bodyOf(text).filter((s) => ANONYMOUS.test(s.text));
  const shown = rows.length > 0 ? rows : bodyOf(text).filter((s) => UNNAMED.test(s.text));
  return {
    text: `You can’t ask someone who isn’t named, and they don’t have to answer for it if it’s wrong.${shown.length > 0 ? ` Here:\n\n${quotations(shown.slice(0, 2), text, handshake, 0.7)}\n\n` : " "}It can still be fair: people can lose their jobs for telling the truth. A careful report then says how many there are, how close they are to the matter, why they aren’t named, and who confirms it. _How much of that is here, and what would they gain by being believed?_`,
    confidence: 0.75,
  };
}

/** “Did he do it?”, “So are they guilty?” */
const GUILTY = new RegExp(
  `${LEAD}(?:(?:did|has|have) (?:he|she|they|it) (?:really |actually )?(?:do|done|commit\\w*|admit\\w*|confess\\w*)(?: (?:it|that|this|anything|something))?(?: wrong)?|(?:is|are|was|were) (?:he|she|they|it|the \\w+) (?:really |found |now )?(?:guilty|innocent|convicted|to be punished))${END}`,
  "i",
);
const SETTLES =
  /\b(?:plead(?:s|ed)?|pled|admit(?:s|ted|ting)?|confess\w*|convict\w*|sentenced?|acquitt\w*|cleared|den(?:y|ies|ied)|settled|settlement|fined|released without charge|found (?:guilty|not guilty)|wrongdoing|charges? (?:were )?dropped|on trial|accused|alleged\w*)\b/i;
const sayGuilty = sentencesWith(
  SETTLES,
  "I judge nobody. Here’s what the text says about it:",
  "Watch which word it uses: _accused_ and _charged_ leave it open, a plea or a verdict settles it in court, and a settlement ends only the dispute, often so that nobody has to say.",
);

/** “Is this greenwashing?”, “Is it propaganda?”: a name that is a verdict. */
const DESERVES = new RegExp(
  `${LEAD}(?:is|isn't|could|would) (?:it|this|that|they|these|he|she)(?: be)? (?:just |pure |really |only |simply |some |a bit |of |called |an? )*(racis[mt]|sexis[mt]|xenophob\\w*|homophob\\w*|prejudiced?|discriminat\\w+|hate speech|bullying|harassment|green ?washing|white ?washing|pr|spin|marketing|hype|advertising|virtue signall?ing|pseudo-?science|quackery|woo|fear-?mongering|scaremongering|populis[mt]|gossip|a sales pitch|sales pitch|astrology|superstition|esoteric\\w*)${END}`,
  "i",
);
function sayDeserves({ text, analysis, handshake }: AboutText): Said {
  const asked = askedOfThings(bodyOf(text)).slice(0, MOST_SHOWN);
  const gaps = scanOmissions(text).slice(0, 2);
  const mark = findingsOf(analysis()).find((f) => f.confidence >= handshake.min_confidence);
  return {
    text: [
      "That label is a verdict, and it takes knowledge of the subject. What would need an answer before it could be cleared:",
      [...asked.map(({ sentence, ask }) => `- ${quote(sentence.text)} ${ask}`), ...gaps.map((gap) => `- ${gap.what}: _${gap.ask}_`)].join("\n") ||
        "- I don’t find anything in it to hang a question like that on: ask what it rests on, and who says otherwise.",
      mark ? `Its wording adds to that: ${quote(mark.fragment)} (${mark.reflexLabel.toLowerCase()}).` : "",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.7,
    notes: mark ? [mark.reflexLabel.toLowerCase()] : [],
  };
}

/** “Why does it fit me so well?” */
const FITS = new RegExp(
  `${LEAD}(?:why|how) (?:does|do|did|can|is|come) (?:it|this|that|they|the \\w+|everything) (?:\\w+ )?(?:fit|fits|describe|describes|match|matches|apply|know|knows|suit|suits|sound like|so (?:true|accurate|right))\\b[^?.!]{0,25}${END}`,
  "i",
);
const OF_ANYBODY =
  /\byou(?:r \w+)? (?:have|are|need|tend|may|might|often|sometimes|carry|want|feel|know|is|long)\b[^.!?]*(?:\b(?:often|sometimes|at times|yet|although|more than|too|need|deep down|some time|someone|somebody|something|signals)\b)|\b(?:someone|somebody|something) (?:in your|close|you|is|may|special)\b|\bdeep down\b/i;
const sayFits = sentencesWith(
  OF_ANYBODY,
  "Because sentences like these fit nearly everybody, and each reader fills in the rest from their own life:",
  "Here’s a test: read them to three people who should be nothing like you, and ask how well they fit. What fits all of them says nothing about you. And write down what didn’t fit: that’s what people forget first.",
);

/** “Is it an order or a request?” */
const ORDER_OR_REQUEST = new RegExp(
  `${LEAD}(?:is|are) (?:it|this|that|they|these) (?:an? |really |only |just )*(?:orders?|requests?|demands?|dut(?:y|ies)|rules?|obligations?|mandatory|voluntary|compulsory|optional|binding|recommendations?|advice)(?: or (?:an? |just |only )*\\w+)?${END}`,
  "i",
);
const MUSTS = /\b(?:must|have to|has to|required|obliged|mandatory|compulsory|only needed|may not|not allowed|shall)\b/i;
function sayOrderOrRequest({ text, handshake }: AboutText): Said | null {
  const calls = callsOf(text);
  const musts = bodyOf(text).filter((s) => MUSTS.test(s.text));
  const asks = calls.filter((s) => /\bplease\b|\bwe ask\b/i.test(s.text));
  const bare = calls.filter((s) => !asks.includes(s) && !musts.includes(s));
  if (calls.length + musts.length === 0) return null;
  const rows = [...asks.slice(0, 1), ...bare.slice(0, 2), ...musts.slice(0, 2)].sort((a, b) => a.start - b.start);
  return {
    text: `Going by its words, this is how many of its sentences ask or order: “please” or “we ask”: ${asks.length}; what to do, told outright: ${bare.length}; a must or a rule: ${musts.length}.\n\n${quotations(rows, text, handshake, 0.7)}\n\nThe words alone don’t settle whether you have to: ask which rule is behind it, and what happens if you don’t.`,
    confidence: 0.7,
  };
}

/** “Give me a short verdict”, “Bottom line?” */
const SHORT_VERDICT = new RegExp(
  `${LEAD}(?:(?:can you |could you |please |just )*(?:give|tell|say|write)(?: me| us)? (?:(?:a|an|the|your|it|one) )?(?:(?:very |really )?(?:short|quick|brief|final|overall|one[- ](?:line|sentence|word)|honest) )*(?:verdict|judge?ment|assessment|rating|conclusion)|(?:(?:your|the|short|quick|final|overall) )*(?:verdict|bottom line|conclusion)|(?:so )?what(?:'s| is) (?:your|the) (?:short |final |overall )?(?:verdict|bottom line|judge?ment)|thumbs up or (?:thumbs )?down|good or bad)(?: (?:on (?:it|this|that)|in (?:one|a) (?:sentence|word|line)|short|please))*${END}`,
  "i",
);
function sayShortVerdict({ text, analysis, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const marks = passagesOf(findingsOf(analysis()).filter((f) => f.confidence >= handshake.min_confidence));
  const gaps = scanOmissions(text).slice(0, 3);
  const claim = checkableClaims(text, 1)[0];
  const first = marks[0];
  return {
    text: [
      "I can’t say whether it’s true, but here’s how it’s written:",
      [
        first
          ? `- **Wording:** ${marks.length === 1 ? "one passage pushes" : `${marks.length} passages push`}, most of all ${quote(first.words.fragment)} (${first.frames[0]!.reflexLabel.toLowerCase()}).`
          : "- **Wording:** calm; nothing in it that I’d base anything on.",
        gaps.length > 0
          ? `- **It goes without:** ${gaps.map(({ what }) => what.charAt(0).toLowerCase() + what.slice(1)).join("; ")}.`
          : "- **Gaps:** none of the usual ones.",
        claim ? `- **To check first:** ${quote(claim.sentence.text)}${cited(text, claim.sentence.start, 0.7, handshake)}` : "",
      ]
        .filter(Boolean)
        .join("\n"),
    ].join("\n\n"),
    confidence: 0.7,
    notes: first ? [first.frames[0]!.reflexLabel.toLowerCase()] : [],
  };
}

/** “How should Marta answer?”, in a thread */
const VOICE_ANSWERS = new RegExp(
  `${LEAD}(?:how|what) (?:should|could|can|would|might) ([\\p{L}\\p{N}._ '-]{2,30}?) (?:best |now )?(?:answer|reply|respond|react|say|write back)(?: (?:to (?:him|her|them|that|this|it)|back))?${END}`,
  "iu",
);
const voiceNamed = (request: string, text: string): string | undefined => {
  const name = VOICE_ANSWERS.exec(request.trim())?.[1]?.toLowerCase();
  return name === undefined
    ? undefined
    : voicesOf(text).find((voice) => voice.name.toLowerCase().split(/[ _.(]/)[0] === name || voice.name.toLowerCase() === name)?.name;
};
function sayVoiceAnswers({ request, text, analysis, handshake }: AboutText): Said | null {
  const name = voiceNamed(request, text);
  if (name === undefined) {
    const calls = voicesOf(text).length > 0 || !/\b(?:answer|reply|respond|write back)\b/i.test(request) ? [] : callsOf(text);
    return calls.length === 0
      ? null
      : {
          text: `I don’t write answers, but here’s what a reply would have to address:\n\n${quotations(calls.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nA real reply answers each of them with a yes, a no or a date. Whatever it skips is still open.`,
          confidence: 0.7,
        };
  }
  const others = voicesOf(text)
    .filter((voice) => voice.name !== name)
    .flatMap(({ lines }) => lines);
  const mark = findingsOf(analysis()).find((f) => f.confidence >= handshake.min_confidence && others.some((s) => f.start < s.end && f.end > s.start));
  const open = others.findLast((s) => s.text.endsWith("?"));
  return {
    text: [
      `I don’t write answers, but here’s what **${name}** would have to address:`,
      mark ? `> ${quote(mark.fragment)}\n\n**${mark.reflexLabel}**. Turned into a question: _${mark.question}_` : "",
      open ? `A question that’s still waiting for an answer:\n\n> ${quote(open.text)}` : "",
      "What usually helps in a thread: answer the one point that can be checked, let the rest go, and write for the people reading along.",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.7,
    notes: mark ? [mark.reflexLabel, mark.question] : [],
  };
}

export const PLAIN_ROWS: readonly Row[] = [
  { form: WANTS_DONE, intent: "interests", passesOn: true, say: sayWantsDone },
  { form: CONCEDES, intent: "good-points", passesOn: true, say: sayConcedes },
  { form: DISCLAIMS, intent: "verdict", passesOn: true, say: sayDisclaims },
  { form: GUILTY, intent: "verdict", passesOn: true, say: sayGuilty },
  { form: DESERVES, intent: "verdict", ofAny: true, say: sayDeserves },
  { form: FITS, intent: "findings", passesOn: true, say: sayFits },
  { form: ORDER_OR_REQUEST, intent: "interests", passesOn: true, say: sayOrderOrRequest },
  { form: TO_BLAME, intent: "other-side", passesOn: true, say: sayToBlame },
  { form: OF_UNNAMED, intent: "sources", say: sayUnnamed },
  { form: SHORT_VERDICT, intent: "verdict", ofAny: true, passesOn: true, say: sayShortVerdict },
  { form: VOICE_ANSWERS, intent: "questions", passesOn: true, say: sayVoiceAnswers },
  { form: OF_WHAT, intent: "summary", passesOn: true, say: sayOfWhat },
];
