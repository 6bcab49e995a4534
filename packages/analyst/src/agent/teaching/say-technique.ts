import type { Analysis, Handshake } from "@candor/engine";
import { explain } from "@candor/engine/catalogue";
import { THREATENED } from "../../text/consequences.ts";
import { bodyOf } from "../../text/titles.ts";
import { findingsOf } from "../reading/passages.ts";
import { quotations, sayFindings, type Said } from "../say.ts";
import { findTerm, sameName, type Term } from "./terms.ts";

const LEAD = "^(?:(?:and|but|so|ok(?:ay)?|then|please|can you|could you)[, ]+)*";
const IT =
  "(?:it|this|that|there|these|those|they|he|she|(?:the|this|that) (?:text|article|message|author|writer|post|letter|ad|argument|piece|email|e-mail|speech))";
const SOME = "(?:(?:really|actually|just|also|even|any|an?|some|all|the|of|use of|kind of|sort of|more|maybe|perhaps|not|my|me|us) )*";
const WHERE =
  "(?: (?:in (?:it|this|that|here|there|(?:the|this|that) \\w+)|here|there|then|too|at all|words?|parts?|sentences?|places?|passages?|being used|used|please|or (?:what|not|is it)|(?:thing|stuff|trick|move|fallacy|tactic|technique|effect)(?: going on)?|going on))*";
const NAME = "([a-z][a-z' -]{2,40}?)";
const FORMS: readonly RegExp[] = [
  `(?:is|are|was|were|isn't|aren't)(?: ${IT})? ${SOME}${NAME}`,
  `(?:does|do|did) ${IT} ${SOME}(?:use|contain|have|make|commit|rely on|employ|resort to|hold|include) ${SOME}${NAME}`,
  `(?:where|which|what)(?: (?:words|sentences|parts|passages))? (?:is|are|'s) ${SOME}${NAME}`,
  `(?:find|show|list|point out|mark|name|highlight|spot|look for|search for) ${SOME}${NAME}`,
  `(?:(?:what|where|how|whom?) )?(?:does|do|did|is|are) ${IT} ${SOME}((?:exaggerat|contradict|threaten|insult|flatter|generali[sz]|intimidat)\\w*)(?: (?:itself|himself|herself|themselves|anyone|anybody|somebody|us|me|people))?`,
  `any ${NAME}`,
  `(?:(?:what|which|where)(?:'s| is| are)?|show me|give me|find) (?:the |an? )?(?:best |clearest |worst |strongest |good |main |one |first )*examples? (?:of|for) (?:an? |the )?${NAME}`,
].map((form) => new RegExp(`${LEAD}${form}${WHERE}[?.! ]*$`, "i"));

/** A question of this kind is no longer than this. */
const MOST_CHARS = 160;

const SPEAKS_OF_ALL =
  /\b(?:every(?:one|body|thing)?|all|always|never|nobody|no one|entire|whole|any \w+ before|destroy\w*|completely|totally|forever|worst|best|greatest)\b/i;

/** Everyday words for what a group of techniques does. */
const EVERYDAY: readonly [RegExp, string, readonly string[]][] = [
  [/^threat(?:s|en\w*)?$|^intimidat\w+$/i, "threats", ["appeal to force", "intimidation", "appeal to fear"]],
  [/^(?:time )?pressure$|^(?:deadlines?|hurry|urgency)$/i, "pressure", ["urgency", "scarcity", "false urgency"]],
  [
    /^(?:buzz-?words?|jargon|empty (?:words?|phrases?|talk))$/i,
    "empty or learned words",
    ["jargon", "glittering generalities", "obfuscation", "jargon overload"],
  ],
  [/^insult(?:s|ed|ing)?$/i, "insults", ["name calling", "ad hominem", "smear", "dehumanisation"]],
  [
    /^false (?:dichotom(?:y|ies)|dilemmas?|choices?)$|^either[- ]or$|^black[- ]and[- ]white(?: thinking)?$/i,
    "a false choice",
    ["false dilemma", "black-and-white"],
  ],
  [/^(?:contradict\w*|inconsisten\w+)$/i, "a contradiction", ["contradiction"]],
  [/^exaggerat\w+$|^hype$/i, "exaggeration", ["exaggeration", "overclaiming"]],
  [/^flatter\w*$|^praise$/i, "flattery", ["flattery", "appeal to vanity", "guilt and flattery"]],
  [/^fear(?:-?mongering)?$|^scare tactics$/i, "fear", ["appeal to fear"]],
  [/^guilt(?:[- ]?trip(?:s|ping)?)?$/i, "guilt", ["guilt trip", "appeal to guilt", "shaming"]],
  [/^(?:generali[sz]ations?|generali[sz](?:e|es|ing)|stereotypes?)$/i, "generalizations", ["hasty generalization", "composition fallacy"]],
  [/^(?:vague(?:ness)?|vague words?)$/i, "vagueness", ["vagueness", "weasel wording"]],
];

interface Sought {
  /** As it stands in a sentence. */
  name: string;
  names: readonly string[];
  term: Term | null;
}

export const soughtTerm = (term: Term): Sought => ({ name: term.name.toLowerCase(), names: [term.name], term });
/** The technique whose presence is asked for (“Is that really a slippery slope?”, “any threats?”), or null. */
export function soughtTechnique(request: string): Sought | null {
  if (request.length > MOST_CHARS) return null;
  for (const form of FORMS) {
    const found = form.exec(request.trim().replace(/\s+/g, " "))?.[1];
    if (found === undefined) continue;
    const everyday = EVERYDAY.find(([words]) => words.test(found));
    if (everyday) return { name: everyday[1], names: everyday[2], term: null };
    const term = findTerm(found);
    if (term && term.isIdea !== true) return soughtTerm(term);
  }
  return null;
}

/** Where no rule marks the technique: sentences in which it would be, and what to ask of them. */
const LOOK_THERE = [
  {
    of: /^(?:exaggeration|generalizations)$/,
    form: SPEAKS_OF_ALL,
    because: "these talk about everyone or everything",
    question: "How many were counted, and would a single exception prove it wrong?",
  },
  {
    of: /^threats$/,
    form: THREATENED,
    because: "this says what will happen to somebody",
    question: "Is it a rule or a contract that says so, and where can you read it? Then it’s a warning. If it’s only what somebody wants, it’s a threat.",
  },
] as const;

/** Whether a technique is marked in the text; where it is not, what that does not mean, and how to look for it oneself. */
export function sayTechnique({ name, names, term }: Sought, text: string, analysis: Analysis, handshake: Handshake): Said {
  const frames = findingsOf(analysis).filter((f) => {
    const note = explain(f.reflexId);
    return note && [note.technique, note.familyName, note.name].some((one) => names.some((wanted) => sameName(one, wanted)));
  });
  if (frames.length > 0) {
    const said = sayFindings(text, { ...analysis, frames }, handshake);
    return { ...said, text: `Yes, as far as wording can show it: ${name}.\n\n${said.text}`, notes: [name, ...(said.notes ?? [])] };
  }
  const look = LOOK_THERE.find(({ of }) => of.test(name));
  const places = look
    ? bodyOf(text)
        .filter((s) => look.form.test(s.text))
        .slice(0, 2)
    : [];
  if (look && places.length > 0)
    return {
      text: `My rules mark no ${name} in it. But ${look.because}, so look there:\n\n${quotations(places, text, handshake)}\n\n${look.question}`,
      confidence: 0.65,
      notes: [name],
    };
  const ask = term === null ? "" : ` To see for yourself, ask this about the spot you have in mind: _${term.question}_`;
  return {
    text:
      term !== null && !term.marked
        ? `My rules don’t look for ${name}.${ask}`
        : `My rules mark no ${name.replace(/^an? /, "")} in it. They know certain wordings, so the same thing said in other words gets past them.${ask}`,
    confidence: 0.65,
    ...(term === null ? {} : { notes: [term.question, name] }),
  };
}
