import { omissionScanRequired, type Analysis, type Handshake } from "@candor/engine";
import { between } from "../../text/forms.ts";
import { isAddressed, makesClaims } from "../../text/makes-claims.ts";
import { offerOf } from "../../text/offers.ts";
import { scanOmissions } from "../../text/omissions.ts";
import { careOfText } from "../danger/care.ts";
import { findingsOf } from "./passages.ts";
import { sayHowToFindOut } from "../talk/say-advice.ts";
import { sayPassingOn } from "../talk/say-outside.ts";
import { sayGift, sayScam } from "../danger/say-scam.ts";
import { isAlarming, isMessage, isSwindle, wantsValue } from "../danger/scam-signs.ts";
import { sayFindings, sayMissing, type Said } from "../say.ts";

/** What a notice to neighbors goes without. */
const WARNS = /\b(?:urgent|warn\w*|attention|beware|danger\w*|hid(?:e|es|ing|den)|delete[ds]?|media|do not|don['’]?t|icu|died|deadly|cures?)\b/i;
/** Findings, and with them what is missing when the omission scan is on. */
export function full(text: string, analysis: Analysis, handshake: Handshake, most?: number, history: readonly { role: string; text: string }[] = []): Said {
  const said = wholeOf(text, analysis, handshake, most, history);
  return { ...said, text: `${careOfText(text, history)}${said.text}` };
}

function wholeOf(text: string, analysis: Analysis, handshake: Handshake, most: number | undefined, history: readonly { role: string; text: string }[]): Said {
  // A swindler may write calmly: no mark speaks well of what asks for a password behind a link.
  if (findingsOf(analysis).length === 0 && isSwindle(text)) {
    const said = sayScam(text, analysis, handshake);
    return { ...said, text: `I found no wording here that matches a pattern I know. What counts more in a message is what it asks you to do.\n\n${said.text}` };
  }
  // Of a message that is after a code or money, nobody needs to hear that it names no other side.
  if (most === undefined && isAlarming(text)) {
    const said = sayFindings(text, analysis, { ...handshake, mode: "direct" });
    const scam = sayScam(text, analysis, handshake);
    return { ...said, text: `${scam.text}\n\n**Its wording.** ${said.text}`, confidence: scam.confidence };
  }
  // Nor does a calm tone speak well of what wants to be passed on.
  const passing = most === undefined && WARNS.test(text) ? sayPassingOn(text) : null;
  if (passing && findingsOf(analysis).length === 0) return passing;
  const said = sayFindings(text, analysis, handshake, most);
  if (passing) return { ...said, text: `${passing.text}\n\n**Its wording.** ${said.text}`, confidence: passing.confidence };
  if (most !== undefined) return said;
  if (!omissionScanRequired(handshake.omission_scan, handshake.stakes) || handshake.mode === "direct") return said;
  // A greeting card is not asked for its sources, nor are two sentences of a neighbor.
  if (!makesClaims(text) || (isAddressed(text) && scanOmissions(text).length === 0)) return said;
  const missing = sayMissing(text);
  // What stands above already is not said again.
  if (history.some((m) => m.role === "assistant" && m.text.includes(missing.text))) return said;
  return {
    text: `${said.text}\n\n${missing.text}`,
    confidence: said.confidence,
    ...(said.notes ? { notes: said.notes } : {}),
    ...(said.marks ? { marks: said.marks } : {}),
  };
}

/** Of a message that wants something of its reader: not by looking up its figures. Null of any other text. */
export const sayHowToCheck = (request: string, text: string): Said | null =>
  offerOf(text) === "gift" && OF_CHARITY.test(request)
    ? sayGift(text)
    : isMessage(text) && wantsValue(text)
      ? sayHowToFindOut(text)
      : SENDER.test(request)
        ? FIND_SENDER
        : sayPassingOn(text);
const OF_CHARITY =
  /\b(?:charity|collection|campaign|them|organi[sz]ation|fund|foundation|appeal|sender|if (?:it|this|that)(?:'s| is) (?:real|genuine|honest))\b/i;

/** “How can I find out if the company exists?” */
const SENDER = between(
  /\b/i,
  [/compan(?:y|ies)|firm|business|employer|recruiter|shop|store|seller|agency|charity|organi[sz]ation|sender|foundation|institute/i, /association/i],
  /\b[^.?!]{0,40}\b(?:exists?|real|genuine|legit\w*|registered|serious|fake)\b/i,
);
const FIND_SENDER: Said = {
  text: "Apart from the text: look it up in the business register of its country, on a page you found yourself, and see what others say about it. Whether it really wrote this is a separate question: call the number you found there, and ask.",
  confidence: 0.8,
};
