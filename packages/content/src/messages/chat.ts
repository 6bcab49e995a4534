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

/** Before it, for everybody else: the tip is for who runs the app. Where the browser says that it has no connection, and where it says that it has one. */
export const OFFLINE =
  "You’re offline, and the agent needs a connection. Your message is kept; press Retry when you’re back online. The Analyze tab works offline.";
export const UNREACHABLE =
  "The agent can’t be reached right now. Your message is kept; wait a moment and press Retry. The Analyze tab works without the agent.";
/** Before the markup that came from the agent's address. */
export const WEB_PAGE_INSTEAD =
  "A web page came back instead of an answer. The agent may be down, or this network may want you to sign in first. Your message is kept; press Retry to try again.";

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
