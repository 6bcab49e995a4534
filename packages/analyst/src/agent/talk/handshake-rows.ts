import { between, END, LEAD } from "../../text/forms.ts";
import type { TalkRow } from "./talk-rows.ts";

const BEFORE = between(LEAD, [/what (?:do|does|is|are) (?:the |an? )?["“‘']?/i, /(?:what(?:'s|’s)|explain|define) (?:the |an? )?["“‘']?/i]);
const BEHIND = between(null, [/["”’']?(?: (?:setting|field|option|value))?(?: (?:mean|means|do|for|good for|about|here))?/i], END);

/** “What does min_confidence mean?”: the settings that a conversation can be begun with, and two words beside them. */
export const HANDSHAKE_ROWS: readonly TalkRow[] = [
  {
    form: between(BEFORE, [/min[_ -]confidence|minimum confidence|confidence (?:floor|threshold)/i], BEHIND),
    text: "It’s the bar for a mark, from 0 to 1. At 0.6, a wording that is a weaker sign than 60% isn’t asserted: it’s given as a hint, or counted as a weaker mark. Raise it and you get fewer, surer marks; lower it and you get more that honest texts have, too. Higher stakes set a bar it can’t go below.",
  },
  {
    form: between(BEFORE, [/(?:handshake )?mode/i], BEHIND),
    text: "It sets how much is said. “--direct” is brief: fewer marks, the reason in a sentence. “--careful” shows more of them and explains each. “--recap” looks back at the conversation as well.",
  },
  {
    form: between(BEFORE, [/stakes(?= (?:mean|means|do|setting|field|option)\b)/i], BEHIND),
    text: "It says how much depends on being right: low, medium or high. The higher it is, the surer a mark has to be. At high stakes, unless you set it differently, you always get the places in the text, and the search for what’s missing always runs.",
  },
  {
    form: between(BEFORE, [/cite[_ -]policy|citation policy/i], BEHIND),
    text: "It says when a quoted passage gets its place, such as “(paragraph 2)”. “auto” gives it when the stakes or the doubt call for it, “force” always does, and “off” leaves it out.",
  },
  {
    form: between(BEFORE, [/omission[_ -]scan/i], BEHIND),
    text: "It’s the search for what a text leaves out: a named source, how a figure was made, a comparison, the other side, limits, costs. True runs it always and false never; “auto” leaves it to the rules.",
  },
  {
    form: between(BEFORE, [/reflex[_ -]profiles?/i], BEHIND),
    text: "It sets which kinds of marks are announced first, and how long to wait before announcing one again. It doesn’t take any mark away.",
  },
  {
    form: between(BEFORE, [/cool[- ]?downs?(?:_ms)?/i], BEHIND),
    text: "It’s a pause: a kind of mark that was just announced in the chat isn’t announced again right away. The mark itself stays in the text; a pause takes nothing away.",
  },
  {
    form: between(BEFORE, [/codex[_ -]version/i], BEHIND),
    text: "It’s the list of rules that answers here follow: how sure you have to be to assert something, when to cite, when to ask back. “codex_version” says which edition of the list it is.",
  },
];
