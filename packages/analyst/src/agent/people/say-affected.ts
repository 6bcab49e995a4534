import { anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import { END, LEAD, type AboutText, type Row } from "../request/question-row.ts";
import { quotations, type Said } from "../say.ts";
import { isSwindle } from "../danger/scam-signs.ts";

/** “Who would be hit?”, “Who suffers?”: people whom a text names, with what would come to them. */

const ASKS = new RegExp(
  `${LEAD}who(?:['’]s| is| are| would| will| could| gets?| does| all)? (?:(?:be|get|really|actually|most|mostly|it|this|that|all) )*(?:hit|affected|hurt|harmed|concerned|suffers?|suffering|worse off|hardest hit|disadvantaged|impacted|touched|damaged|loses?|losing|lose out|loses out|pays? the price|have to move|bears? (?:it|the burden))(?: (?:most|hardest|by (?:it|this|that|the \\w+)|from (?:it|this|that)|the most|out))*${END}`,
  "i",
);
const PEOPLE =
  /\b(?:people|volunteers?|tenants?|residents?|employees?|staff|workers?|colleagues?|positions?|jobs?|drivers?|customers?|patients?|members?|shop ?keepers?|families|children|pupils?|students?|parents?|pensioners?|women|men|those|farmers?|owners?|passengers?|commuters?|cyclists?|neighbou?rs?|households?|whoever|teachers?|nurses?|villag\w+|visitors?|users?|readers?|babies|elderly|poor|taxpayers?|businesses|clubs?)\b/i;
const COMES_TO = anyWords(
  /would|will|may|could|must|ha(?:s|ve) to|ha(?:d) to|lose[sd]?|lost|without|affect\w*|hit|hurt|harm\w*|threaten\w*|worse|longer|more expensive|cut|fears?|feared|worried|worry|suffer\w*|risk\w*|closed?|moves?|pays?|instead of|no longer|danger\w*|complain\w*|against/i,
);
const MOST_SHOWN = 3;

function sayAffected({ text, handshake }: AboutText): Said | null {
  if (isSwindle(text)) return null;
  const rows = bodyOf(text).filter((s) => PEOPLE.test(s.text) && COMES_TO.test(s.text) && !s.text.endsWith("?"));
  if (rows.length === 0) return null;
  return {
    text: `These sentences say that something would happen to someone:\n\n${quotations(rows.slice(0, MOST_SHOWN), text, handshake, 0.7)}\n\nWho else is affected but doesn’t get a say in the text?`,
    confidence: 0.65,
  };
}

export const AFFECTED_ROW: Row = { form: ASKS, intent: "interests", passesOn: true, say: sayAffected };
