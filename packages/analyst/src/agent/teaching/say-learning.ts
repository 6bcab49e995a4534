import { anyOf } from "../../text/forms.ts";
import { lessonTitles, sayLessons } from "./lesson-link.ts";
import type { Said } from "../say.ts";
import { findTerm } from "./terms.ts";

const THINGS =
  "(?:exercises?|quiz(?:zes)?|worksheets?|activit(?:y|ies)|homework|lesson plans?|lessons?|courses?|tutorials?|drills?|training|practice(?! what))";
const ASKED = new RegExp(
  [
    `\\b(?:give|make|create|show|suggest|recommend|find|have|offer|is there|are there|any|need|want|which|what|where)\\b[^.?!]{0,40}\\b${THINGS}\\b`,
    `^(?:(?:and|or|maybe|also|what about|how about)[, ]+)*(?:an? |some )?(?:(?:small|short|quick|simple|little|good|easy) )*${THINGS}(?: (?:for|on) [^.?!]{2,40})?[?.! ]*$`,
    "\\bquiz (?:me|us)\\b",
    "\\bteach (?:me|us) (?:something|anything|a (?:trick|skill|thing)|how to (?:think|spot|read))\\b",
    "\\bteach (?:me|us) (?:(?:about|some|the basics of|more) )*(?:critical thinking|media literacy|logic|reasoning|skepticism)\\b",
    "^(?:(?:hi|hello|hey|so)[, !.]+)*i(?:'m| am) new (?:here|to (?:this|it|candor|critical thinking))\\b[^?]{0,40}[?.! ]*$",
    "\\bwhat (?:can|could|do|should) (?:i|we|one) (?:learn|read|watch|study|practi[cs]e|do) to (?:get|become|be) (?:better|good|smarter|less gullible|harder to fool|more critical)\\b",
    "\\bwhat (?:can|could|do|should) (?:i|we|one) (?:learn|read|do|look at|start with|try|begin with) (?:first|here)\\b",
    "^(?:i(?:'d| would)? (?:want|like|need) to )(?:think|read|reason|argue|judge) (?:\\w+ )?(?:clear\\w*|critical\\w*|better|well|straight|for myself)\\b[^?]{0,20}[.! ]*$",
    "\\btest (?:me|us|my (?:skills?|knowledge|understanding))\\b",
    "\\bwhere (?:can|could|do|should|to)(?: (?:i|we|my \\w+|people|one))? (?:practi[cs]e|learn|train|start|begin|read more)\\b",
    "\\b(?:how|where) (?:can|could|do|should|to|would)(?: (?:i|we|one|my \\w+))? (?:best |better )?(?:become|be|get|learn|improve|practi[cs]e|train|start|begin|teach|study|understand)\\b[^.?!]{0,40}\\b(?:critical(?:ly)?|media literacy|thinker|thinking|reasoning|arguments?|logic|skeptic\\w*|sceptic\\w*)\\b",
    "\\b(?:what|which)(?: \\w+){0,2} books?\\b[^.?!]{0,30}\\b(?:read|recommend|start|good)\\b",
    "\\b(?:recommend|suggest)\\b[^.?!]{0,20}\\b(?:books?|reading)\\b",
    "\\b(?:get|become|be|grow) (?:better|good|faster|safer) (?:at|in) (?:spott?ing|recogni[sz]ing|noticing|detecting|seeing|catching|finding|reading|thinking|judging)\\b",
    "\\bhow (?:can|could|do|should|to|would)(?: (?:i|we|one|my \\w+))? (?:best )?(?:practi[cs]e|train|exercise)(?: (?:it|this|that|these|them|more|at home))?(?: (?:then|myself|every day|daily))?[?.! ]*$",
    "^(?:i(?:'d| would)? (?:want|like|need) to )(?:learn|practi[cs]e|train)(?: (?:critical thinking|more|this|it|myself|media literacy))?[.! ]*$",
  ].join("|"),
  "i",
);
/** What a text teaches, recommends or trains is a question about the text. */
const OF_A_TEXT = anyOf(
  /\b(?:it|this|that|they|he|she|(?:the|this|that|my) (?:text|article|author|story|message|post|ad|e-?mail|letter|study|speech|page)) (?:\w+ )?(?:teach\w*|recommend\w*|offer\w*|suggest\w*|give[sn]?|want\w*|sell\w*)\b/i,
  /\b(?:in|of|from) (?:it|this|that|(?:the|this|that) (?:text|article|story|message|post))\b/i,
);
const MOST_CHARS = 160;

/** Whether somebody wants to learn or practise, in general. */
export const asksForLessons = (request: string): boolean => request.length <= MOST_CHARS && ASKED.test(request) && !OF_A_TEXT.test(request);

const TO_BE_MADE = /\b(?:give|make|create|quiz|test|exercises?|worksheets?|activit(?:y|ies))\b/i;
/** Whom it is for: “… for 14 year olds”. */
const FOR_WHOM = / (?:for|with|at|in) (?:my|our|the|an?|\d+|class|kids|children|students|teens|teenagers|school|beginners)\b/i;
const ABOUT = /\b(?:on|about|for|of|to (?:practi[cs]e|learn|teach|spot|recogni[sz]e)) (?:an? |the |spotting |recogni[sz]ing )?([a-z][a-z' -]{2,40})$/i;

/** The pages of this app that teach, and the lesson of a technique that is named. */
export function sayLearning(request: string): Said {
  const matter = request.replace(/[?.! ]{1,9}$/, "").split(FOR_WHOM)[0]!;
  const name = ABOUT.exec(matter)?.[1];
  const term = name === undefined ? null : findTerm(name);
  const lesson = term?.lesson ? [term.lesson] : [];
  const head = term
    ? `For ${term.name.toLowerCase()}, start with the question _${term.question}_ ${lesson.length > 0 ? sayLessons(lesson) : "The [Manipulation Pattern Taxonomy](/educate/bullshit-patterns) lets you sort examples of it from honest wording."}`
    : "";
  const rows = [
    "- [Education Hub](/educate): lessons of about fifteen minutes, each with sources and with examples, about half of them honest.",
    "- [Epistemic Sandbox](/educate/epistemic-sandbox): five open exercises with feedback on your answers.",
    "- [Language Testing Laboratory](/testing): compare your own wordings side by side.",
    "- [Review](/review): what you missed comes back after a few days.",
  ];
  return {
    text: [
      head,
      `${TO_BE_MADE.test(request) ? "I don’t make up exercises. These are ready" : "Here’s what this app has for that"}, free and without an account:`,
      rows.join("\n"),
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.9,
    notes: [...lessonTitles(["epistemic-sandbox"]), ...lesson, ...(term ? [term.name.toLowerCase(), term.question] : [])],
  };
}
