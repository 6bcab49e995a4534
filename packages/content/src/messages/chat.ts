/** Wording of the Chat tab that the specification quotes (specification 1 §2, §4, §8), word for word, and what stands around it. */

export const SEND = "Send";
export const SENDING = "Sending…";
export const FETCH_URL = "fetch-url";
export const RESET_CHAT = "reset chat";
export const ARTICLE_ACTIVE = "Article context active";
export const ARTICLE_RESET = "Reset";
export const SELECTOR_LABELS = {
  mode: "mode",
  stakes: "stakes",
  min_confidence: "minimum confidence",
  cite: "cite",
  omission: "omission",
  profile: "profile",
} as const;

/** A link whose page holds no readable text: the address itself is sent. */
export const SENDING_URL_AS_IS = "Fetched page had no readable text; sending URL as-is.";
export const NO_REPLY = "(no reply)";
/** Specification 1 §8, chat: said after the message of a network failure. */
export const NETWORK_TIP = "(Tip: open the app through the local dev server or the live site so the /agent functions work.)";

/** Under it, where the browser says that it has no connection: the tip is for who runs the app. */
export const OFFLINE =
  "You’re offline, and the agent needs a connection. Your message is kept; press Retry when you’re back online. The Analyze tab works offline.";

/** The question that goes with a link that was sent alone. */
export const LINK_QUESTION = "Which wording in this article could mislead, and why?";

/** An answer that ended before its last event. */
export const BROKE_OFF = "The answer was cut off. What arrived is kept.";
export const STOPPED = "Stopped. What arrived is kept.";
/** A reply that streams into another tab of the same browser. */
export const ELSEWHERE = "This answer is arriving in another tab of this browser.";
export const STOPPED_EARLY = "Stopped before an answer came.";
/** Under a reply that takes long. */
export const STOP_KEEPS_QUESTION = "You can press Stop; your message stays.";
