import { anyWords } from "../../text/forms.ts";

/** “Who benefits?”, “What do they want?” */
export const ASKS_INTERESTS: RegExp = anyWords(
  /who (?:(?:would|will|could|might|can|does|stands to) )?(?:really |actually )?(?:benefits?|gains?|profits?|wins?|loses?|pays?|is behind|speaks?)/i,
  /what (?:would|will|does|do|did|could|can|might) (?:(?:it|this|he|she|they|somebody|someone|anyone) (?:\w+ )?(?:get|gain|earn|win)|(?:the|my) \w+ (?:get|gain|earn|win)(?= (?:out of|from|by|with|if)\b))(?: out of| from| by| with| if|[?.! ]*$)/i,
  /what(?:'s| is) in it for|whose interests?|cui bono|follow the money|conflicts? of interest|agenda|motives?|intentions?|ulterior/i,
  /what(?:'s| is| are) (?:his|her|their|its|the \w+(?:['’]s)?) (?:own )?(?:interests?|gain|profit|advantage)(?: in (?:it|this|that))?(?=[?.! ]*$)/i,
  /(?:real |true )?purpose/i,
  /how (?:do|does|did|can|could) (?:they|he|she|it|the \w+) (?:make|earn|get) (?:(?:their|any|his|her|its|the) )?(?:money|paid|a living|profits?)/i,
  /what (?:does|do|did) (?:it|this|he|she|they|the \w+|my \w+|you think (?:it|he|she|they|the \w+)) (?:really |actually )?wants?(?! to do with\b)/i,
  /what are they (?:really )?after/i,
  /why (?:did|would|do|does) (?:they|he|she|somebody|someone|anyone|people|the \w+) (?:even |ever )?(?:write|say|post|send|publish|share|start) (?:it|this|that|such \w+|(?:things|stuff|messages|posts|texts) like (?:this|that|these))/i,
  /why (?:did|would|do|should) (?:they|he|she|somebody|someone|anyone|people|the \w+) (?:make|invent|fake|spread|lie about) (?:it|this|that|such (?:a thing|things))(?: up)?/i,
  /trying to (?:achieve|sell|get|gain|do)|target (?:audience|group)|(?:intended|written|meant) for|aimed at/i,
  /who(?:'s| is) (?:it|this|that) for/i,
);
