import { anyWords } from "../../text/forms.ts";

/** “Is there any evidence?” */
export const ASKS_SOURCES: RegExp = anyWords(
  /(?:any|give|gives|offer|offers|provide|provides|show|shows|have|has|with|without|no|what|which) (?:\w+ )?(?:evidence|proof|support)/i,
  /(?:claims?|that|this|it) (?:\w+ ){0,3}supported|sources?|citations?|references?|who says|says who/i,
  /(?:do|does|did) (?:it|he|she|they|the (?:text|author|writer|article|post)) (?:even |really |actually |ever )?(?:prove (?:it|this|that|any\w*)|have (?:any )?(?:proof|evidence)|back (?:it|this|that) up|give (?:any )?(?:proof|evidence))/i,
  /(?:evidence|proof) (?:that|given|in it|here)/i,
  /(?:is|are) there (?:any |some |a |really )?(?:\w+ )?(?:evidence|proof|stud(?:y|ies)|research)\b/i,
  /what(?:'s| is| are) (?:the|its|their|his|her) (?:evidence|proof)/i,
  /where (?:does|do|did) (?:it|he|she|they|the \w+) (?:get|have|take|know) (?:it|this|that|them|these|all (?:this|that)|the \w+)(?: from)?|where does (?:it|this|that) come from|evidence (?:for|is|does)|backed up|back it up/i,
);
