import { anyOf } from "../../text/forms.ts";
import type { Said } from "../say.ts";

/** Requests to have a text written, or one made to work on people: a reading tool does neither. */
const POLITE =
  "(?:(?:please|hey|hi|hello|now|ok(?:ay)?|so|and|then|great|thanks|just|(?:can|could|would|will) you|i(?:['’]d| would)? (?:want|need|like) (?:you )?to|help me(?: to)?|let['’]?s)[, ]+)*";
const KIND =
  "(?:tweets?|posts?|speech(?:es)?|ads?|adverts?|advertisements?|slogans?|taglines?|headlines?|articles?|essays?|poems?|letters?|e-?mails?|mails?|stor(?:y|ies)|captions?|blogs?|scripts?|messages?|texts?|reviews?|comments?|repl(?:y|ies)|answers?|petitions?|paragraphs?|pitch(?:es)?|press releases?|(?:sales|landing) pages?|songs?|jokes?|code|flyers?|newsletters?|threads?|op-?eds?|copy|campaigns?|descriptions?|bios?|cvs?|resumes?|proposals?|complaints?|apolog(?:y|ies)|toasts?|rumou?rs?|fake news|propaganda|conspiracy theor(?:y|ies))";
const BETWEEN = "(?:(?!of\\b|from\\b|versions?\\b|summar|list\\b|about\\b|this\\b|that\\b|for\\b)[\\w’'-]+ ){0,4}?";
const WRITES = new RegExp(
  [
    `^${POLITE}(?:write|compose|draft) (?:me |us )?(?:an? |some |the )?(?:\\w+ )?(?:arguments?|case|speech|plea|defen[cs]e) (?:for|against|about|on)\\b`,
    `^${POLITE}(?:write|compose|draft|create|generate|produce|invent|come up with|think up|make up)(?: (?:me|us))? (?:an? |some |another |the |my |two |three |five |ten )?${BETWEEN}${KIND}\\b`,
    `^${POLITE}(?:i (?:need|want)|give me|make(?: me)?|i['’]d like) (?:an? |some )${BETWEEN}${KIND} (?:that|which|to|for|selling|about|with|on)\\b`,
    `^${POLITE}(?:make|turn) (?:it|this|that|them|my \\w+)(?: sound)? (?:(?:even )?more |as )?(?:persuasive|convincing|manipulative|emotional|urgent|viral|scary|compelling|clickbait\\w*|catchy)\\b`,
    `^${POLITE}(?:make|write) (?:it|this|that|them|my \\w+)(?: sound)? (?:a (?:bit|little) |much )?(?:longer|funnier|nicer|prettier|more (?:exciting|interesting|fun|funny|professional|creative|engaging|beautiful|detailed))\\b`,
    `(?:^|[.?!,;] )${POLITE}(?:write|make up|create|invent) (?:one|some|it|that|this|two|three|them)(?: for (?:me|us|him|her|them|my \\w+))?(?: please)?[?.! ]*$`,
    `^(?:(?:so|and|ok(?:ay)?)[, ]+)*how (?:would|do|can|could|should|shall) (?:i|we|you) (?:write|put|say|phrase|word) (?:that|this|it) (?:in|as|into) (?:one|an?|two|three|my|a few|\\d+)\\b`,
    `^${POLITE}turn (?:it|this|that|my \\w+) into an? ${BETWEEN}${KIND}\\b`,
    `^${POLITE}(?:write|answer|reply|respond)(?: back)?(?: to)? (?:him|her|them|it|the \\w+|my \\w+|this)(?: back)?(?: for me| (?:in|on) my (?:name|behalf))(?: please)?[?.! ]*$`,
    // “Write him a polite no”
    `^${POLITE}(?:write|send|draft|give)(?: (?:to )?(?:him|her|them|me|it|my \\w+|the \\w+))? (?:an? )?(?:\\w+ )?(?:no|refusal|rejection|excuse|brush-off|thank[- ]you|yes)(?: (?:to|for) \\w+(?: \\w+)?)?[?.! ]*$`,
  ].join("|"),
  "i",
);
const PLAYS = anyOf(
  /\bhow (?:do|can|could|should|to|would)(?: (?:i|we|you|one))? (?:best |effectively |easily )?(?:manipulate|trick|deceive|gaslight|brainwash|scam|con|fool|guilt[- ]?trip|mislead) \w+/i,
  /\b(?:teach|show|tell|help) me (?:how )?(?:to )?(?:manipulate|trick|deceive|gaslight|brainwash|scam|con|fool|guilt[- ]?trip|mislead)\b/i,
);
const PUSHES = anyOf(
  /\b(?:manipulat\w*|trick\w*|deceiv\w*|mislead\w*|persua\w+|convinc\w+|brainwash\w*|scams?|fool|pressur\w+|scar[ey]\w*|guilt\w*|fake|lies?|propaganda|urgent|rumou?rs?|clickbait\w*)\b/i,
  /\b(?:makes?|gets?|pushes) (?:\w+ )?(?:people|them|everyone|readers|customers|him|her|my \w+)\b/i,
);
/** A request is no longer than this. */
const MOST_CHARS = 400;

export const asksToWrite = (request: string): boolean => request.length <= MOST_CHARS && (WRITES.test(request.trim()) || PLAYS.test(request));
/** Whether what is to be written is to work on people. */
export const wantsToPush = (request: string): boolean => PUSHES.test(request) || PLAYS.test(request);

/** Asked to write: what this is not, and what it does with a draft. */
export const sayNoWriting = (request: string, brought: boolean): Said => ({
  text: `I don’t write texts: I have no language model, only rules and counting.${wantsToPush(request) ? " And I’d leave alone wording that’s meant to work on people behind their backs in any case." : ""} ${brought ? "I can go over what you sent with you: ask which of its words push, what it leaves out, or how to say it fairly." : "What I can do is read a draft with you: show which of its words push, what it leaves out, and how to say the same thing fairly. Paste yours, even a rough one."}`,
  confidence: 0.9,
});
