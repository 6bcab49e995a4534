import { checkableClaims } from "../../text/claims.ts";
import { anyOf } from "../../text/forms.ts";
import { scanOmissions } from "../../text/omissions.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { isSwindle } from "../danger/scam-signs.ts";
import { quotations, type Said } from "../say.ts";

/** What people ask before they use an answer of an assistant: whether it answers them, pleases them, is safe to follow, is of today, and whether another one would agree. */

const IT = "(?:it|this|that|(?:the|this|that) (?:answer|ai|assistant|bot|chatbot|model|text|reply|response|advice))";
const MOST_SHOWN = 3;

/** “Did it answer my question?” */
const ANSWERED = new RegExp(
  `${LEAD}(?:(?:did|does|has|have|is|do) ${IT} (?:\\w+ )?(?:an? )?(?:answer(?:ed|s|ing)?|address\\w*|avoid\\w*|dodg\\w+|ignor\\w+|miss\\w*|respond\\w*) (?:to )?(?:my question|what i (?:asked|wanted to know)))${END}`,
  "i",
);
function sayAnswered({ text, handshake }: AboutText): Said {
  const body = bodyOf(text).filter((s) => !s.text.endsWith("?") && !PRAISES.test(s.text));
  const first = body.find((s) => /^(?:yes|no|it depends)\b/i.test(s.text)) ?? body[0];
  return {
    text: `I don’t see your question, only the answer.${first ? ` The closest thing to a plain answer I find in it:\n\n${quotations([first], text, handshake, 0.7)}\n\n` : " "}Compare it with what you asked: is it about the same thing, the same case and the same time, and does it say yes or no, which, or how much? If not, send: _Answer in one sentence first, then give the reasons. If you can’t, say what you would need to know._`,
    confidence: 0.7,
  };
}

/** “Is it just telling me what I want to hear?”, “Is it flattering me?” */
const WANTS_TO_HEAR =
  /\bwhat i(?:'d| would)? (?:want|wanted|like|hope|hoped|wish)(?: \w+)? to hear\b|\b(?:just|only|simply|always) (?:agree\w*|side|siding) with me\b/i;
const PLEASES = anyOf(
  WANTS_TO_HEAR,
  /\b(?:it|ai|chat ?gpt|assistant|bot) (?:says?|said|tells? me|told me|thinks|claims|calls?|called)\b[^.?!]{0,30}\b(?:i(?:'m| am| was)|my|me)\b[^.?!]{0,30}\b(?:right|correct|smart|wise|clever|great|good|brilliant|skeptical|sceptical|sharp|insightful)\b/i,
  new RegExp(
    `${LEAD}(?:is|does) ${IT} (?:\\w+ )?(?:flatter\\w*|(?:trying |made |meant )?to (?:please|flatter|impress)|butter\\w*|suck\\w*|sycophant\\w*|pleas(?:e|ing))(?: up)?(?: to)?(?: me)?${END}`,
    "i",
  ),
  /\bwhy (?:does|did|do) (?:it|they|the (?:ai|assistant|bot|chatbot|answer)) (?:\w+ )?(?:say|call|tell|open with|start with|begin with)\b[^.?!]{0,30}\b(?:great|good|smart|excellent) (?:question|point|idea)/i,
);
const PRAISES = anyOf(
  /\b(?:great|good|excellent|smart|brilliant|wonderful|fantastic|insightful|sharp) (?:question|point|idea|thinking|instincts?|observation|plan)\b(?= ?[!.,])/i,
  /\b(?:smart|wise|clever|thoughtful|brave|good|right) of you\b|\byou(?:'re| are|’re) (?:absolutely |completely |totally |quite )?right\b|\byour (?:\w+ )?(?:sharp|keen|great|excellent|good|remarkable|brilliant) (?:\w+)/i,
  /\byou(?:'re|’re| are) (?:absolutely|completely|totally|entirely|so|quite) right\b|\b(?:most|few) people (?:do(?: not|n['’]t)|have|would)\b[^.!?]{0,40}\byou/i,
);
function sayPleases({ request, text, handshake }: AboutText): Said | null {
  const rows = bodyOf(text).filter((s) => PRAISES.test(s.text));
  if (rows.length === 0 && /\bflatter/i.test(request)) return null;
  const test = "To find out, ask again in a new chat as if you believed the opposite. If it agrees with that too, its agreement is worth nothing.";
  return {
    text:
      rows.length > 0
        ? `These praise you or say you’re right, before a reason or instead of one:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nRead the rest without them. Many assistants agree with whoever asks. ${test}`
        : `I don’t know what you want to hear, and I don’t see it praise you. Still, many assistants agree with whoever asks. ${test}`,
    confidence: 0.75,
    ...(rows.length > 0 ? { notes: ["flattery"] } : {}),
  };
}

/** “Is it safe to follow?”, “Do I need a professional?”, “What if it is wrong?”, “What is the most dangerous sentence?” */
const EXPERT = "(?:expert|doctor|pharmacist|lawyer|specialist|professional|adviser|advisor|accountant|historian|developer)s?";
const FOLLOWS = new RegExp(
  `${LEAD}(?:(?:should|can|could|may) i (?:\\w+ )?(?:act on|follow|do what) (?:it|this|that|its|the)(?: (?:says?|advice|tells me))*|is (?:it|this|that) (?:\\w+ )?(?:safe|ok(?:ay)?|wise|risky|dangerous) to (?:do what|follow|act on|rely on|trust|use)(?: (?:it|this|that|its|the)(?: (?:says?|advice|tells me))*)?|(?:do|should) i (?:still |really )?(?:need|have)?(?: to)? ?(?:ask|see|consult|talk to|check with|call)? ?(?:an? |my |the )(?:professional|expert|doctor|pharmacist|lawyer|specialist|adviser|advisor|accountant)(?: \\w+)*|what (?:happens|would happen|could happen|can happen|do i (?:lose|risk)|are the (?:risks|consequences)) if (?:it|this|that|the answer)(?:'s| is| were| turns out(?: to be)?) (?:wrong|false|not true)|what(?:'s| is) the worst (?:that|thing that) (?:could|can) happen(?: if i \\w+ (?:it|this|that))?|(?:would|will|does) (?:an? |any |the |real )*${EXPERT} (?:\\w+ )?(?:agree|say so|say the same|sign (?:this|it))(?: with (?:it|this|that))?|what (?:would|will|might) (?:an? |the |real )*${EXPERT} (?:\\w+ )?(?:say|think)(?: (?:to|of|about) (?:it|this|that))?|(?:what(?:'s| is)|which (?:is|one is|part is|sentence is)) the most (?:dangerous|risky|harmful) (?:sentence|part|advice|thing|line|claim|bit))${END}`,
  "i",
);
const TELLS_TO =
  /\byou (?:should|must|need to|can (?:absolutely |safely |always )?(?:take|use|stop|sell|sign|go)|have to)\b|\b(?:no need to|(?:do not|don['’]?t|need not) (?:have to |need to )?(?=ask|see|consult|check|call|tell|worry))|(?:^|[:;,] |\b(?:and|then) )(?:simply |just |then |first |always )?(?:take|put|send|file|stop|start|buy|sell|sign|demand|leave|apply|use|run|delete|call|pay|move|invest|return)\b/i;
const FIELDS: readonly [RegExp, string][] = [
  [
    /\b(?:mg|doses?|tablets?|pills?|medicines?|medication|symptoms?|doctor|blood|pain|headache|pregnan\w+|diet|treatments?)\b/i,
    "a pharmacist, who can often answer right away, or your doctor",
  ],
  [
    /\b(?:court|judge|landlord|tenant|tenan\w+|lawsuit|contract|section \d|statute|act,|claim|visa|legal\w*)\b/i,
    "a lawyer, or the free advice of a tenants’, consumer or citizens’ office",
  ],
  [
    /\b(?:invest\w*|funds?|stocks?|savings|loan|mortgage|taxe?s|pension|insurance)\b/i,
    "an adviser paid by you rather than by commission, or a consumer protection office",
  ],
  [/`[^`]+`|\b(?:function|script|database|server|command|component|install)\b/i, "nobody at first. Try it on a copy, where a mistake breaks nothing"],
];
function sayFollows({ text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const steps = bodyOf(text).filter((s) => TELLS_TO.test(s.text) && !s.text.endsWith("?"));
  const ask = FIELDS.find(([form]) => form.test(text))?.[1] ?? "somebody who does this for a living";
  const head = "I can’t tell whether it’s right, so go by what a mistake would cost. ";
  return {
    text: `${head}${steps.length > 0 ? `These are the words that tell you to do something:\n\n${quotations(steps.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\n` : "I don’t see anything in it that tells you to do something.\n\n"}1. **Can it be undone?** If so, try it small. If not, check first.\n2. **Who pays if it is wrong?** Hardly ever the writer.\n3. **Who to ask:** ${ask}. Take the exact sentence with you.`,
    confidence: 0.75,
  };
}

/** “Would another AI say the same?” */
const OTHER_AI =
  /\b(?:an)?other (?:ai|a\.i\.|assistant|chatbot|bot|model|llm)s?\b|\b(?:would|should|does|will) (?:i (?:also |better )?ask )?(?:chat ?gpt|gpt|claude|gemini|copilot)\b[^.?!]{0,20}\b(?:say|agree|answer|too|as well|instead)\b/i;
function sayOtherAi({ text, handshake }: AboutText): Said {
  const rows = checkableClaims(text, MOST_SHOWN).map(({ sentence }) => sentence);
  return {
    text: `I can’t ask one. If you do: where two of them differ, at least one is wrong, and you know what to check. Where they agree, that proves less than it seems to, since they learned from many of the same texts.${rows.length > 0 ? ` Compare these:\n\n${quotations(rows, text, handshake, 0.7)}` : ""}\n\nOnly a source that no assistant wrote can settle it.`,
    confidence: 0.75,
  };
}

/** “Is it up to date?” */
const UP_TO_DATE = new RegExp(
  `${LEAD}(?:is|are) ${IT} (?:\\w+ )?(?:up[- ]to[- ]date|current|outdated|out of date|recent|too old|old)${END}|\\bhow (?:old|recent|current) is ${IT}${END}`,
  "i",
);
function sayUpToDate({ text }: AboutText): Said {
  const years = [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));
  const latest = years.length > 0 ? `The latest year it names is ${Math.max(...years)}.` : "It doesn’t name a year.";
  return {
    text: `It doesn’t show when it was written. ${latest} If an assistant wrote it, what it learned ends at some date, and it may not say so. Ask: _How recent is what you know about this, and what may have changed since?_ Prices, laws, versions, opening hours and medical advice change most: look for the page of whoever sets them, and check its date.`,
    confidence: 0.75,
  };
}

/** “Which numbers are suspicious?”, “Why does it give such exact numbers?” */
const NUMBERS =
  /\b(?:which|what|any|why|where)\b[^.?!]{0,40}\b(?:(?:exact|precise|specific) (?:numbers?|figures?|percentages?)|(?:numbers?|figures?|percentages?|stat(?:istic)?s)\b[^.?!]{0,20}\b(?:suspicious|suspect|fishy|dubious|doubtful|odd|strange|invented|made up|too (?:exact|precise|good)|so (?:exact|precise)))\b/i;
const EXACT = /\b\d+\.\d+ ?(?:%|percent)|\b\d{1,3}(?:,\d{3})+\b(?<!000)/;
function sayNumbers({ text, handshake }: AboutText): Said {
  const all = bodyOf(text).filter((s) => /\d/.test(s.text));
  const exact = all.filter((s) => EXACT.test(s.text));
  const rows = (exact.length > 0 ? exact : all).slice(0, MOST_SHOWN);
  if (rows.length === 0) return { text: "I don’t see a figure in it.", confidence: 0.75 };
  return {
    text: `I can’t tell which of them is wrong: I don’t look anything up. ${exact.length > 0 ? "The most exact ones need the best source:" : "None of them is strikingly exact. Here they are:"}\n\n${quotations(rows, text, handshake, 0.7)}\n\nTo know a figure that well, somebody has to have counted: who, when, and on how many? An assistant writes a decimal as easily as a round number, so exactness is no sign of care.`,
    confidence: 0.75,
  };
}

/** “Does it fit my situation?”, “What did it not ask me?” */
const FITS = new RegExp(
  `${LEAD}(?:(?:does|do|will|would|can|is) ${IT} (?:\\w+ )?(?:fit|apply|match|suit|hold|work|right|good|meant|true)(?: (?:to|for|in))? (?:me|my (?:own )?(?:\\w+ )?(?:case|situation|problem|circumstances|country|state))|what (?:does|did|do) ${IT} (?:assume|suppose|know|take for granted) about me|what (?:did|does|should|has) ${IT} (?:not|fail to|forget to|have) (?:ask(?:ed)?) me|what (?:didn't|doesn't|should) ${IT} (?:have )?ask(?:ed)? me)${END}`,
  "i",
);
const OF_YOU = /\byou (?:mention|mentioned|said|told|wrote|need|have|are|live|want)\b|\byou['’]re\b|\byour\b/i;
function sayFits({ text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const rows = bodyOf(text).filter((s) => OF_YOU.test(s.text) && !PRAISES.test(s.text));
  return {
    text: `I can’t see your situation, and an answer knows only what it was told about it.${rows.length > 0 ? ` What it says about you or what’s yours:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nIs each of these true? Then send:` : " This one says nothing about you. To find out more, send:"} _What are you assuming about me that I haven’t told you, and what of that could change your answer?_ Age, place, money, health and the date are what’s missing most often.`,
    confidence: 0.75,
  };
}

/** “Was I too vague?”, “Was my question clear enough?” */
const TOO_VAGUE =
  /\b(?:was|were|am|is|did) (?:i|my (?:question|prompt|request)|what i (?:asked|wrote))(?: (?:asked?|put it|being))? (?:(?:too|so|not|really|a bit|just) )*(?:vague(?:ly)?|broad(?:ly)?|general(?:ly)?|unclear(?:ly)?|imprecise|open|(?:specific|clear|precise)(?: enough)?|wrong(?:ly)?|bad(?:ly)?)[?.! ]*$/i;
const DEPENDS =
  /\b(?:it depends|depends? on|varies|vary|everyone is different|many (?:factors|ways|methods)|several (?:factors|ways|methods|options)|a number of|in general|generally|may not (?:work|be)|for (?:some|many) people|would you like me to|let me know)\b/i;
function sayTooVague({ text, handshake }: AboutText): Said {
  const rows = bodyOf(text)
    .filter((s) => DEPENDS.test(s.text))
    .slice(0, MOST_SHOWN);
  return {
    text: `I don’t see your question, only the answer. ${rows.length > 0 ? `These words leave things open, as an answer to a broad question does, and so does one that won’t commit to anything:\n\n${quotations(rows, text, handshake, 0.7)}\n\n` : "I don’t see words in it that point to a broad question. "}To find out, ask again with these four things:\n\n1. **For whom:** age, place, what you have or do already.\n2. **What for,** and what you would do with the answer.\n3. **What would count:** a yes or no, a figure, one of two options.\n4. **By when, and what depends on it.**\n\nIf it stays as general as before, your question wasn’t the problem.`,
    confidence: 0.75,
  };
}

/** “What would a useful answer say?” */
const USEFUL =
  /\bwhat (?:would|should|could|does) (?:an? |the )?(?:(?:really|more|truly) )?(?:useful|good|better|honest|helpful|real|proper|straight|clear|complete|great|perfect) (?:answer|reply|response|explanation)s? (?:say|tell|have|contain|include|be|look like|give|need)\b|\bwhat (?:makes|would make) (?:an? |this |the |it )?(?:good |better |useful )?(?:answer|reply|response)(?: (?:good|better|useful|more useful))?[?.! ]*$/i;
function sayUseful({ text }: AboutText): Said {
  const gaps = scanOmissions(text).slice(0, MOST_SHOWN);
  return {
    text: `I can’t tell you what it would say, but I can tell you what it would do:\n\n1. **Answer first:** yes or no, which, or how much, in one sentence.\n2. **Say who that’s true for,** and when it would be different.\n3. **Say what it’s based on,** with a name, a year and a link that opens.\n4. **Say what it doesn’t know,** and how you could find out.\n5. **Leave out praise, and anything that fits every question.**${gaps.length > 0 ? `\n\nThis one is missing:\n\n${gaps.map(({ what, ask }) => `- **${what}.** _${ask}_`).join("\n")}` : ""}`,
    confidence: 0.75,
  };
}

export const USE_ROWS: readonly Row[] = [
  { form: TOO_VAGUE, intent: "questions", say: sayTooVague },
  { form: USEFUL, intent: "questions", ofAny: true, say: sayUseful },
  { form: ANSWERED, intent: "unclear", ofAny: true, say: sayAnswered },
  { form: PLEASES, intent: "findings", ofAny: true, passesOn: true, say: sayPleases },
  { form: FOLLOWS, intent: "decide", ofAny: true, passesOn: true, say: sayFollows },
  { form: FITS, intent: "missing", passesOn: true, say: sayFits },
  { form: OTHER_AI, intent: "claims", ofAny: true, say: sayOtherAi },
  { form: UP_TO_DATE, intent: "claims", ofAny: true, say: sayUpToDate },
  { form: NUMBERS, intent: "claims", ofAny: true, say: sayNumbers },
];
