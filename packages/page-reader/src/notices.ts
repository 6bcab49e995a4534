import { PageError } from "./errors.ts";

/** Pages that a site sends with a good status in the place of the one that was meant. What they say is no text of it: to find nothing in it would be no finding. */

/** Beyond these lengths a page says more than that. */
const NOTICE_MAX_CHARS = 300;
const CONSENT_MAX_CHARS = 1_500;

const NEEDS_SCRIPTS =
  /\b(?:enable|turn on|activate|allow|requires?|needs?)\b[^.!?]{1,30}\bjavascript\b|\bjavascript\b[^.!?]{1,40}\b(?:disabled|not (?:available|enabled|supported)|required|turned off)\b/i;
const WAITS = /^(?:loading|please wait|just a moment|one moment(?:,? please)?|redirecting)[\s.…]*$/i;
const MOVES_ON = /\bif you are not (?:\w+ )?redirected\b|\byou (?:are being|will be) redirected\b/i;
const ROBOTS =
  /\bverify(?:ing)? (?:that )?you(?:[’']re| are) (?:a |not a )?(?:human|robot)\b|\bchecking (?:if the site connection is secure|your browser before)\b|\bcomplete the (?:security check|captcha) (?:to|before)\b|\bunusual traffic from your\b|\bneeds to review the security of your connection\b/i;
const LOGIN = /^(?:please )?(?:log|sign)[ -]?in\b|\b(?:log|sign) in to\b|\blogin\b/i;
const NOT_FOUND = /^(?:error:? )?(?:404\b|(?:page|file)? ?not found\b)/i;

const OF_CONSENT = /\b(?:cookies?|consent|partners|(?:your|personal) (?:privacy|choices?|device|data|preferences)|personali[sz]ed)\b/i;
const LONG_LINE_CHARS = 60;
/** Asks to agree to cookies, and every longer line speaks of that. */
const asksConsent = (text: string): boolean =>
  text.length <= CONSENT_MAX_CHARS &&
  /\bcookies?\b/i.test(text) &&
  /\b(?:we|our)\b/i.test(text) &&
  /\b(?:accept|reject|agree|consent|manage)\b/i.test(text) &&
  text.split("\n").every((line) => line.length < LONG_LINE_CHARS || OF_CONSENT.test(line));

/** What is known of a page beside its text. */
interface Read {
  title: string | null;
  hasPassword: boolean;
}

/**
 * The text, or "" where it only says why there is none: scripts, waiting, moving on, consent.
 * Throws PageError "page-blocked" for a check for robots, "page-error" for a login, "page-missing" for a page that says it is not there.
 */
export function withoutNotice(text: string, { title, hasPassword }: Read): string {
  if (asksConsent(text)) return "";
  if (text.length > NOTICE_MAX_CHARS) return text;
  const lines = text.split("\n").filter((line) => line !== "");
  const heads = [title ?? "", lines[0] ?? ""];
  if (ROBOTS.test(text)) throw new PageError("page-blocked", "The site blocked server requests with a bot check.");
  if (hasPassword && heads.some((head) => LOGIN.test(head))) throw new PageError("page-error", "That page requires a login. Copy and paste the text instead.");
  if (heads.some((head) => NOT_FOUND.test(head))) throw new PageError("page-missing", "The site says this page doesn’t exist.");
  const isIdle = lines.length <= 2 && WAITS.test(lines.at(-1) ?? "");
  return isIdle || NEEDS_SCRIPTS.test(text) || MOVES_ON.test(text) ? "" : text;
}
