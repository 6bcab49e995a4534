import { anyOf } from "../../text/forms.ts";

/** “What would its critics say?” */
export const ASKS_OTHER_SIDE: RegExp = anyOf(
  /\bcounter[- ]?arguments?\b|\bdevil'?s advocate\b/i,
  /\b(?:the |an? )?(?:other|opposite|opposing|another|different) (?:side|view|point of view|viewpoint|opinion|perspective)s?\b/i,
  /\barguments? against\b|\b(?:objections?|counter-?(?:points?|claims?|examples?))\b/i,
  /\bwhat (?:would|could|might|will|do|does|can) (?:an? |the |its |his |her |their |my )?(?:\w+ )?(?:opponents?|critics?|s[ck]eptics?|opposition|(?:someone|somebody|anyone|people|those) who disagrees?)\b/i,
  /\bwho (?:is|was|are|would be|speaks) (?:for|against|in favou?r|opposed)\b/i,
  /\bwho (?:(?:could|would|might|can|will) (?:possibly |ever |even )?)?(?:disagrees?|opposes?|objects?|be against)\b/i,
);
