import { between, END, LEAD } from "../text/forms.ts";
import type { TalkRow } from "./talk-rows.ts";

const BEFORE = between(LEAD, [/what (?:do|does|is|are) (?:the |an? )?["“‘']?/i, /(?:what(?:'s|’s)|explain|define) (?:the |an? )?["“‘']?/i]);
const BEHIND = between(null, [/["”’']?(?: (?:setting|field|option|value))?(?: (?:mean|means|do|for|good for|about|here))?/i], END);

/** “What does min_confidence mean?”: the settings that a conversation can be begun with, and two words beside them. */
export const HANDSHAKE_ROWS: readonly TalkRow[] = [
  {
    form: between(BEFORE, [/min[_ -]confidence|minimum confidence|confidence (?:floor|threshold)/i], BEHIND),
    text: "It is the bar for a mark, from 0 to 1. At 0.6, a wording that is a weaker sign than 60% is not asserted: it is named as a hint, or counted as a weaker mark. Raised, it leaves fewer and surer marks; lowered, more that honest texts have as well. Higher stakes set a bar that it cannot go below.",
  },
  {
    form: between(BEFORE, [/(?:handshake )?mode/i], BEHIND),
    text: "It sets how much is said. “--direct” is brief: fewer marks, the reason in a sentence. “--careful” shows more of them and explains each. “--recap” looks back at the conversation as well.",
  },
  {
    form: between(BEFORE, [/stakes(?= (?:mean|means|do|setting|field|option)\b)/i], BEHIND),
    text: "It says how much hangs on being right: low, medium or high. The higher it is, the surer a mark has to be. At high stakes, unless it is set otherwise, places in the text are always given and the search for what is missing always runs.",
  },
  {
    form: between(BEFORE, [/cite[_ -]policy|citation policy/i], BEHIND),
    text: "It says when a quoted passage gets its place, such as “(paragraph 2)”. “auto” gives it where the stakes or the doubt ask for it, “force” always, and “off” leaves it out.",
  },
  {
    form: between(BEFORE, [/omission[_ -]scan/i], BEHIND),
    text: "It is the search for what a text goes without: a named source, how a figure was made, a comparison, the other side, limits, costs. True runs it always and false never; “auto” leaves it to the rules.",
  },
  {
    form: between(BEFORE, [/reflex[_ -]profiles?/i], BEHIND),
    text: "It sets which kinds of marks are announced first, and how long one rests before it is announced again. It takes no mark away.",
  },
  {
    form: between(BEFORE, [/cool[- ]?downs?(?:_ms)?/i], BEHIND),
    text: "It is a pause: a kind of mark that was just announced in the chat is not announced again at once. The mark itself stays in the text; a pause takes nothing away.",
  },
  {
    form: between(BEFORE, [/codex[_ -]version/i], BEHIND),
    text: "It is the list of rules that answers here keep to: how sure one must be to assert something, when to cite, when to ask back. “codex_version” says which edition of that list is meant.",
  },
];
