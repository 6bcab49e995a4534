import { allInFigures } from "../../text/number-words.ts";
import { isRecipe } from "../../text/sets-itself.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import type { Said } from "../say.ts";

/** “For 8 people?”, of a recipe that says for how many it is. */

const PEOPLE = "(?:people|persons?|guests?|servings?|portions?|of us|adults|kids|children|friends)";
const ASKS = new RegExp(
  `${LEAD}(?:(?:what|how)(?: (?:much|many|about|if it['’]?s|if we are))* |(?:can|could) (?:i|we|you) (?:make|cook|do|scale|change) (?:it|this) |and |i (?:need|want) (?:it )?)?(?:(?:do i need|is it|would it be) )?(?:for )(\\d{1,3}) ${PEOPLE}${END}`,
  "i",
);
const IS_FOR = new RegExp(`\\b(?:for|serves|makes|feeds|enough for) (?:about )?(\\d{1,3})(?: (?:${PEOPLE}))?(?=[)\\s.,:;]|$)`, "i");
const MOST_TIMES = 20;

function sayServings({ request, text }: AboutText): Said | null {
  const wanted = Number(ASKS.exec(allInFigures(request.trim()))?.[1] ?? 0);
  const given = Number(IS_FOR.exec(allInFigures(text))?.[1] ?? 0);
  if (!isRecipe(text) || wanted === 0 || given === 0) return null;
  const times = Math.round((wanted / given) * 100) / 100;
  if (times > MOST_TIMES) return null;
  return {
    text:
      times === 1
        ? `The recipe is for ${given} as it stands.`
        : `The recipe is for ${given}. **The math:** for ${wanted}, use ${times.toLocaleString("en")} times each amount. Cooking times don’t scale the same way, and with salt and hot spices, start with less and taste.`,
    confidence: 0.8,
  };
}

export const SERVINGS_ROW: Row = { form: { test: (request) => ASKS.test(allInFigures(request.trim())) }, intent: "claims", passesOn: true, say: sayServings };
