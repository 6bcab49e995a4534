import { anyOf } from "../../text/forms.ts";
import { sayPlainTerm } from "./explain-term.ts";
import type { Said } from "../say.ts";
import { findTerm } from "./terms.ts";

/** “Isn’t natural always better?”: a rule of thumb that is asked for as such, and what it is called. */

/** A question whether something holds as a rule. */
const AS_A_RULE =
  /^(?:(?:but|so|and|well|ok(?:ay)?|hm+)[, ]+)*(?:isn't|aren't|doesn't|don't|is|are|does|do|can|can't|must|should|shouldn't|wouldn't|wouldn't it be|if)\b/i;
const RULES_OF_THUMB: readonly [RegExp, string][] = [
  [
    anyOf(
      /\b(?:natural|nature|organic|herbal|plant-based)\b[^?.!]{0,40}\b(?:better|safe\w*|health\w*|good|harmless|best|gentle\w*)\b/i,
      /\b(?:chemicals?|synthetic|artificial)\b[^?.!]{0,40}\b(?:bad|worse|harmful|dangerous|poison\w*|toxic|unhealthy)\b/i,
    ),
    "appeal to nature",
  ],
  [
    /\b(?:tradition\w*|always (?:been )?done|for (?:centuries|generations|hundreds of years)|our grand\w+)\b[^?.!]{0,40}\b(?:better|right|work\w*|good|true|safe)\b/i,
    "appeal to tradition",
  ],
  [/\b(?:new(?:er|est)?|latest|modern) (?:\w+ )?(?:is |are |one |ones )?(?:always |usually |simply )*(?:better|best|safer)\b/i, "appeal to novelty"],
  [
    /\b(?:everyone|everybody|millions|thousands|most people|so many(?: people)?|that many(?: people)?|the majority)\b[^?.!]{0,40}\b(?:wrong|right|true|lie|fooled|work\w*|know)\b/i,
    "bandwagon",
  ],
];

/** Null where no such rule is asked for. */
export function sayRuleOfThumb(request: string): Said | null {
  const plain = request.trim();
  const name = AS_A_RULE.test(plain) ? RULES_OF_THUMB.find(([form]) => form.test(plain))?.[1] : undefined;
  const term = name === undefined ? null : findTerm(name);
  if (!term) return null;
  const said = sayPlainTerm(term);
  return { ...said, text: `Not for that reason alone; I don’t know the subject itself. But this kind of reason has a name. ${said.text}` };
}
