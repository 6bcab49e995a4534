import { sayPicturesOfMe } from "../danger/pictures-of-me.ts";
import { says } from "../rule.ts";
import { tellsOfLoss } from "../talk/say-advice.ts";
import type { Reply } from "../asked.ts";
import { sayOfCall } from "../danger/told-of-call.ts";
import { sayOfDemand } from "../danger/told-of-demand.ts";
import { sayOfMessage } from "../danger/told-of-message.ts";
import { sayToldByAssistant } from "../kinds/told-by-assistant.ts";

/** What a visitor tells of their own case and asks about it: a message of this kind is no text to be marked. Null where it is none. */
export const replyToOwnCase = (message: string, text: string | null): Reply | null =>
  says(sayPicturesOfMe(message), "scam") ??
  (tellsOfLoss(message, text) ? null : says(sayOfCall(message), "scam")) ??
  says(sayOfMessage(message), "scam") ??
  (text === null ? says(sayOfDemand(message), "decide") : null) ??
  says(sayToldByAssistant(message), "explain-term");

/** Whether a message tells of such a case, or of a loss. */
export const tellsOfOwnCase = (message: string, text: string | null): boolean => tellsOfLoss(message, text) || replyToOwnCase(message, text) !== null;
