import { isReport } from "../../text/argues.ts";
import { isLetter } from "../../text/signature.ts";
import { bodyOf } from "../../text/titles.ts";
import { voicesOf } from "../../text/voices.ts";
import { END, LEAD, type Row } from "../request/question-row.ts";
import { passedOnIn } from "../talk/say-outside.ts";
import { sellingIn } from "../kinds/say-selling.ts";
import { looksLikeScam } from "../danger/scam-signs.ts";
import { quote } from "../say.ts";

/** “What kind of text is this?”: what it does, by signs, and no name that it does not give itself. */
const WHAT_KIND = new RegExp(
  `${LEAD}(?:what|which) (?:kind|sort|type|genre) of (?:a )?(?:text|article|message|letter|post|thing|writing|document)s? (?:is|are) (?:it|this|that|these)${END}|${LEAD}is (?:it|this|that) (?:an? |the )?(?:news|report|opinion|op-?ed|column|letter|ad|advert|review|satire|joke) or (?:an? )?[\\w-]+${END}`,
  "i",
);

export const KIND_ROW: Row = {
  form: WHAT_KIND,
  intent: "summary",
  ofAny: true,
  say: ({ text }) => {
    const voices = voicesOf(text);
    const passing = passedOnIn(text);
    const sale = sellingIn(text);
    const body = bodyOf(text);
    const signs = [
      voices.length > 0 ? `**Several people speak in turn:** ${voices.length} of them, like in a thread or a conversation.` : "",
      isLetter(text) ? "**It speaks to somebody:** it starts like a letter or an email." : "",
      looksLikeScam(text) ? "**It does what many scams do:** ask whether it’s a scam, and I’ll show you where." : "",
      passing ? `**It wants to be passed on:** ${quote(passing.text)}` : "",
      sale ? `**It sells:** ${quote(sale.text)}` : "",
      voices.length > 0 || sale || isLetter(text)
        ? ""
        : isReport(body)
          ? "**It reports:** I don’t see any advice or judgment in its own voice."
          : "**It advises or judges in places,** on top of what it reports.",
    ].filter(Boolean);
    return {
      text: `Only the text itself could tell you for sure, but here’s what the signs say:\n\n${signs.map((sign) => `- ${sign}`).join("\n")}\n\nMy rules take jokes and satire literally. Where did you find it, and what does that page say about itself?`,
      confidence: 0.65,
    };
  },
};
