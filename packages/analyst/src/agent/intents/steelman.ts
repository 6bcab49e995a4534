import { anyWords } from "../../text/forms.ts";

/** “What is its strongest argument?” */
export const ASKS_STEELMAN: RegExp = anyWords(
  /steel-?man/i,
  /(?:strongest|best|most convincing) (?:(?:honest|fair|possible) )?(?:version|form|case|arguments?|points?|reasons?)/i,
  /(?:best|strong|good|convincing) (?:arguments|points|reasons)/i,
  /(?:which|what) (?:arguments?|reasons?|points?) (?:is|are) (?:the )?(?:most )?(?:convincing|strong(?:est)?|best|good)/i,
  /best (?:case|argument|version) (?:for|of)|strengths/i,
  /(?:give|show|tell|list|name|find)(?: me)? (?:all )?(?:its|the|their|his|her) (?:arguments|reasons)/i,
  /make the (?:best )?case|charitabl[ey]|argue (?:for|in favou?r)/i,
);
