import { anyOf } from "../../text/forms.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import type { Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “So it’s a joke?”: what rules cannot hear, and what a reader can look at. */

const ASKS = anyOf(
  new RegExp(
    `${LEAD}(?:is|was|are|could|might) (?:it|this|that|he|she|they)(?: be)? (?:just |only |maybe |meant (?:as|to be) |supposed to be |some kind of |an? |really |even )*(?:jok(?:e|es|ing)|satir(?:e|ical)|parod(?:y|ies)|iron(?:y|ic)|sarcas(?:m|tic)|meant seriously|a prank)(?: or (?:not|serious|real|true|what))?${END}`,
    "i",
  ),
  new RegExp(
    `${LEAD}(?:(?:so )?(?:it|this|that)(?:['’]?s| is) )(?:just |only |all )?(?:a |an )?(?:joke|satire|parody|prank|irony)(?:,? (?:right|then|or|isn['’]t it))?${END}`,
    "i",
  ),
  new RegExp(`${LEAD}(?:what|who(?:m)?) (?:is|are) (?:it|this|that|he|she|they) (?:making fun of|mocking|joking about|laughing at)${END}`, "i"),
);
function sayJoke({ text }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  return {
    text: [
      "I don’t get jokes: my rules take words literally. Here’s what gives a joke away, and you can check it quickly:",
      "- **Where it appears.** Does the page call itself satire, in its name or at the bottom?\n- **Whether anybody else has it.** A real office or a real decision has a page of its own.\n- **What nobody would say or do.** Read the quotations aloud: praise for something plainly bad, a number that’s proudly absurd.",
      "Once it’s off its own page, a joke soon gets passed on as news.",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.65,
  };
}
export const JOKE_ROW: Row = { form: ASKS, intent: "verdict", passesOn: true, say: sayJoke };
