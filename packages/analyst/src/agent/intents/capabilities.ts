import { anyOf, anyWords } from "../../text/forms.ts";

/** “Can you help me?”, “What can you do?”: whole requests, for a message may well ask its reader for help. */
export const ASKS_CAPABILITIES: RegExp = anyOf(
  /^(?:please )?help(?: me)?[ !.]*$/i,
  /^(?:(?:hi|hello|hey|so|and|ok(?:ay)?|please|thanks)[, !.]+)*(?:(?:can|could|will|would) you (?:please )?(?:help|assist)|i need (?:your |some )?help|help me|i need you to help)(?: (?:me|us|out|please|now|here))*(?: (?:with (?:it|this|that|something|an? \w+|my \w+|the \w+)|(?:to )?(?:understand|read) (?:it|this|that|(?:this|that|the|my|an?) (?:text|article|message|letter|e-?mail|post|page|thing))(?: better)?))*(?:[ ?.!]*$|[ ?.!,]+(?=i (?:just )?(?:got|have|received|found|am|don['’]?t|do not|need to|want)\b))/i,
  anyWords(
    /what can you (?:do|help)|how do (?:you work|i use)|who are you(?! to\b)|what are you(?! (?:the )?(?:least|most|less|more|not) )/i,
    /are you (?:an? )?(?:ai|a\.i\.|(?:chat ?|ro)?bot|human|machine|computer|program(?:me)?|algorithm|model|chatgpt|gpt|claude|gemini|real)/i,
    /which model|what model|your (?:limits?|capabilities)/i,
  ),
);
