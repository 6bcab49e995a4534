import { anyOf } from "../../text/forms.ts";

/** “What would its critics say?” */
export const ASKS_OTHER_SIDE: RegExp = anyOf(
  /\bcounter[- ]?arguments?\b|\bdevil'?s advocate\b/i,
  /\b(?:the |an? )?(?:other|opposite|opposing|another|different) (?:side|view|point of view|viewpoint|opinion|perspective)s?\b/i,
  /^(?:(?:so|and|but|ok(?:ay)?|please)[, ]+)*(?:(?:(?:can|could) you )?(?:give|show|tell|name|list|summari[sz]e)\b[^?.!]{0,20}|what(?:'s| is| are| do| does)? )\b(?:both|the two) (?:sides|views)\b/i,
  /\bwhat(?:'s| is| would be) (?!(?:the )?(?:other|opposite)\b)(?:the |his |her |their )?(?:[\w-]+ )?[\w-]+(?:'?s|s') (?:side|view|version|perspective)\b/i,
  /^(?:(?:so|and|but|ok(?:ay)?)[, ]+)*what (?:speaks|is there|can be said|could be said|is to be said) against (?:it|this|that|them|the \w+)[?.! ]*$/i,
  /\b(?:arguments?|points?|reasons?|case) against\b|\b(?:objections?|counter-?(?:points?|claims?|examples?))\b/i,
  /\bwhat (?:would|could|might|will|do|does|can) (?:an? |the |its |his |her |their |my )?(?:\w+ )?(?:opponents?|critics?|s[ck]eptics?|opposition|(?:someone|somebody|anyone|people|those) who disagrees?)\b/i,
  /\bwho (?:is|was|are|would be|speaks) (?:for|against|in favou?r|opposed)\b/i,
  /\bwho(?:se (?:voice|view|side|perspective)s?)? (?:is|was|are|were|has|have|had)(?:n['’]?t| not| never)(?: been)? (?:heard|asked|quoted|interviewed|consulted|included|represented|allowed)\b/i,
  /\bwhose (?:voice|view|side|perspective)s? (?:is|are|was|were) (?:missing|absent|left out|unheard)\b|\bwho (?:does|did|do)(?:n['’]?t| not) (?:get|have) (?:to (?:speak|answer)|a (?:say|voice))\b/i,
  /\bwhat (?:do|did|does|have|had) (?:people|they|others|anyone|somebody|critics) (?:have |had |got )?against (?:him|her|it|them|this|that)\b/i,
  /^(?:(?:so|and|but)[, ]+)*(?:are there |is there )?(?:only|all|just|nothing but|anything but) (?:the )?(?:nice|good|positive|kind|friendly|praise)\b[^.?!]{0,30}[?.! ]*$/i,
  /\b(?:anything|something|a word) (?:bad|negative|critical|unfriendly)\b[^.?!]{0,20}\b(?:in|about|of|said)\b/i,
  /\bwho (?:(?:could|would|might|can|will) (?:possibly |ever |even )?)?(?:disagrees?|opposes?|objects?|be against)\b/i,
);
