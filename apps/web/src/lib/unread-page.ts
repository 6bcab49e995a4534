import { fetchErrorText, fetchFailed, NO_READABLE_TEXT } from "@candor/content/messages/analysis";
import { counted } from "./counted.ts";

/** The server answered, so there was a connection. */
const ANSWERED = fetchFailed("Agent HTTP");

const PASTE_THE_PAGE = "If the page opens in your browser, copy its text and paste it here.";

/** As "Copy and paste the text instead." of the page reader. */
const NAMES_WAY_ON = /\bpaste\b/i;

/**
 * What a reader can do when the message says that a page could not be read, or null for every other message.
 * The message about sites that refuse servers (specification 1 §8) and some reasons of the page reader name the way on themselves.
 */
export function wayOnFrom(message: string | null): string | null {
  if (message === null) return null;
  const failed = message.startsWith(fetchFailed(""));
  if (failed && !message.startsWith(ANSWERED))
    return navigator.onLine
      ? "The server that fetches pages can’t be reached right now. Your link is still here; try again in a moment. Text you paste here is analyzed without it."
      : "You’re offline, and links need a connection. Text you paste here is analyzed without one.";
  if (failed && NAMES_WAY_ON.test(message)) return null;
  return failed || message === NO_READABLE_TEXT ? PASTE_THE_PAGE : null;
}

/** The same for a place that gives the `reason` by itself; there the message about sites that refuse servers is said with it. */
export function wayOnBeside(reason: string): string | null {
  const message = fetchErrorText(reason);
  return message === fetchFailed(reason) ? wayOnFrom(message) : message;
}

/** So few words are a headline and little more. */
const MOST_OF_HEADLINE_WORDS = 30;
/** What to know of a result that rests on so few words of a fetched page, or null where there were more. */
export function littleReadOf(words: number): string | null {
  if (words === 0 || words > MOST_OF_HEADLINE_WORDS) return null;
  return `Only ${counted(words, "word")} could be read from this page. If you see more in your browser, copy the text and paste it here.`;
}
