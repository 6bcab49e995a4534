import { fetchFailed, NO_READABLE_TEXT } from "@candor/content/messages/analysis";

/**
 * What a reader can do when the message says that a page could not be read, or null for every other message.
 * The message about sites that refuse servers (specification 1 §8) names the way on itself.
 */
export function wayOnFrom(message: string | null): string | null {
  const unread = message === NO_READABLE_TEXT || message?.startsWith(fetchFailed("")) === true;
  return unread ? "If the page opens in your browser, copy its text and paste it here." : null;
}
