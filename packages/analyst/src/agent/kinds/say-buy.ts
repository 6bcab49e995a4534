import { shownOf } from "../../text/gives.ts";
import { anyWords } from "../../text/forms.ts";
import { bodyOf } from "../../text/titles.ts";
import type { Sentence } from "../../text/words.ts";
import { askedOfThings } from "../reading/reasoning.ts";
import { isSelling } from "./say-selling.ts";
import { quote, type Said } from "../say.ts";

/** “Should I order it?”, of a text that sells: it has no position to set out, but an offer, a hurry and conditions. */

export const HURRIES: RegExp = anyWords(
  /(?:order|buy|book|sign up|reserve|act|shop|register|hurry)\b[^.!?]{0,40}\b(?:before|by|until|within|now|today|tonight|while)/i,
  /today only|only today|last chance|limited (?:time|offer|edition)|while (?:stocks?|supplies) last|ends? (?:today|tonight|soon|on \w+|in \d+)|only \d+ (?:\w+ )?(?:left|remaining)|running (?:low|out)|don['’]t miss/i,
);
const CONDITIONS = anyWords(
  /not (?:covered|included|refundable|valid|available)|excluded?|excludes|except|only if|provided that|does not (?:cover|include|apply)|sold separately|minimum (?:term|order)/i,
  /shipping (?:is|costs)|postage|plus (?:shipping|postage|tax|vat|fees?)|renews? automatically|cancel(?:led)? (?:before|within)/i,
);
const MOST_SHOWN = 2;
const MOST_ASKED = 3;

/** Null of a text that sells nothing. */
export function sayBuy(text: string): Said | null {
  if (!isSelling(text)) return null;
  const body = bodyOf(text);
  const rows = (form: RegExp): Sentence[] => body.filter((s) => form.test(s.text)).slice(0, MOST_SHOWN);
  const listed = (head: string, found: readonly Sentence[]): string =>
    found.length > 0 ? `**${head}**\n\n${found.map((s) => `- ${quote(s.text)}`).join("\n")}` : "";
  const conditions = rows(CONDITIONS);
  const limits = conditions.length > 0 ? conditions : shownOf(text, "limits").slice(0, MOST_SHOWN);
  const asked = askedOfThings(body).slice(0, MOST_ASKED);
  return {
    text: [
      "That’s up to you. It’s selling something, so it tells you what’s good about it.",
      listed("What rushes you", rows(HURRIES)),
      listed("What it takes back", limits),
      asked.length > 0 ? `**What I’d ask the seller**\n\n${asked.map(({ sentence, ask }) => `- ${quote(sentence.text)} ${ask}`).join("\n")}` : "",
      "Ask yourself: _would I want it at this price next month, without the deadline?_ Look for a test by somebody who makes no money from the sale, and compare prices with all the extras included.",
    ]
      .filter(Boolean)
      .join("\n\n"),
    confidence: 0.7,
  };
}
