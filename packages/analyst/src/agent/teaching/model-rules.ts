import { anyOf } from "../../text/forms.ts";
import { speaksOf } from "../reading/about-text.ts";
import type { Named } from "../asked.ts";
import { says, type Rule } from "../rule.ts";
import { sayPictures, sayTopic } from "./spotting.ts";

/** Questions about assistants and what they make: what they are asked of is no text. */

const WRITTEN_BY_MODEL = anyOf(
  /\b(?:is|was|are|were|sounds?|looks?) (?:it|this|that|these|the \w+|like)? ?(?:really |probably |maybe )?(?:(?:written|made|generated|created|done) (?:by|with) (?:an? )?(?:ai|bot|robot|machine|chat ?gpt|llm|computer)|(?:ai|chat ?gpt|machine)[- ](?:written|generated|made))\b/i,
  /\bdid (?:an? )?(?:(?:real |actual )?(?:human(?: being)?|person|somebody|someone|ai)|bot|robot|machine|chat ?gpt|computer)(?: really)? (?:write|make|generate) (?:it|this|that)\b(?! up)/i,
  /\b(?:is|was) (?:it|this|that|the \w+) (?:really )?(?:written|made|done) by (?:an? )?(?:real |actual )?(?:human(?: being)?|person)\b|\b(?:human|person) or (?:an? )?(?:ai|bot|robot|machine)\b|\b(?:ai|bot|robot|machine) or (?:an? )?(?:human|person)\b/i,
);

/** “Do AIs lie on purpose?”, “Why do chatbots make things up?” */
const OF_MODELS = anyOf(
  /^(?:(?:so|and|but|ok(?:ay)?|hi|hello)[, ]+)*(?:(?:why|how|when|how often) )?(?:do|does|can|could|will|would|are|is) (?:all |an? |the |these |those |such )?(?:ais?|a\.i\.s?|chat ?bots?|chat ?gpt|llms?|language models?|copilot|gemini|ai (?:models?|tools?|assistants?|chatbots?))\b(?!.*\b(?:this|that|it)\b)/i,
  /^(?:(?:so|and|but)[, ]+)*(?:can|should|could|do|may) (?:i|we|you|one|people|students) (?:always |really |ever )?(?:trust|believe|rely on) (?:an? |the |what )?(?:ais?|chat ?bots?|chat ?gpt|llms?|language models?|copilot|gemini)\b/i,
);

export const ofModels: Rule<Named> = ({ request, text }) => {
  const pictures = text !== null && speaksOf(text, request) ? null : sayPictures(request);
  if (pictures) return says(pictures, "explain-term");
  if (WRITTEN_BY_MODEL.test(request)) return says(sayTopic("written by ai"), "explain-term");
  return OF_MODELS.test(request.trim()) && !(text !== null && speaksOf(text, request)) ? says(sayTopic("ai"), "explain-term") : null;
};
