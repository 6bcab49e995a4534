import { changesIn, staysIn } from "../../text/changes.ts";
import { optionsOf } from "../../text/notices.ts";
import { anyOf } from "../../text/forms.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “What changes?”, “What’s new?”, “What is different for us?”, of a notice that announces something. */

const NEW = "(?:new|different|changed|changing|changes?|otherwise|going to (?:change|be (?:new|different))|gonna (?:change|be different))";
const FOR_WHOM =
  "(?: (?:for (?:me|us|my \\w+|our \\w+|members|customers|parents|tenants)|from (?:now on|then)|now|then|here|about (?:it|this|that)|compared (?:to|with) (?:now|before|today|the old \\w+)))*";
const ASKS = anyOf(
  new RegExp(
    `${LEAD}what(?:['’]s| is| are| all| exactly| will be| will| has| have| would| gets?)*(?: (?:all|actually|really|exactly|be|even))* ${NEW}${FOR_WHOM}${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}what (?:do|does|did|will|have|has|are|is) (?:they|it|he|she|you|the \\w+) (?:want to |going to |planning to )?(?:chang(?:e|es|ed|ing))${FOR_WHOM}${END}`,
    "i",
  ),
  new RegExp(`${LEAD}(?:what (?:are|is) the (?:changes?|news|difference)|(?:which|what) (?:things )?(?:changes?|change)(?: are there)?)${FOR_WHOM}${END}`, "i"),
);
const MOST_SHOWN = 4;
const FOR_ME = /\bfor (?:me|us|my|our)\b/i;

/** Whether that is asked of a text that has an answer. */
export const asksForChanges = (request: string, text: string): boolean => ASKS.test(request.trim()) && changesIn(text).length > 0;

function sayChanges({ request, text, handshake }: AboutText): Said | null {
  const changes = changesIn(text);
  if (changes.length === 0 || isSwindle(text)) return null;
  const shown = changes.slice(0, MOST_SHOWN);
  const stays = staysIn(text).slice(0, 1);
  const options = FOR_ME.test(request)
    ? optionsOf(text)
        .filter((s) => !shown.some(({ start }) => start === s.start))
        .slice(0, 1)
    : [];
  return {
    text: [
      `${FOR_ME.test(request) ? "I don’t know your case. This" : "This"} is what the text says will change:\n\n${quotations(shown, text, handshake, 0.7)}`,
      stays.length > 0 ? `And this stays the same:\n\n${quotations(stays, text, handshake, 0.7)}` : "",
      options.length > 0 ? `It leaves this up to you:\n\n${quotations(options, text, handshake, 0.7)}` : "",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.75,
  };
}

export const CHANGES_ROW: Row = { form: ASKS, intent: "summary", passesOn: true, say: sayChanges };
