/** “Can I quote it?” */
export const ASKS_USE: RegExp =
  /\b(?:can|could|should|may|would|is it (?:ok(?:ay)?|safe|fine)) (?:(?:for me |for us )?to |i |we |you )(?:just |still |really |safely )*(?:use|post|publish|cite|quote|include|submit|present|hand in|copy|paste|rely on|mention|show|put(?= (?:it|this|that|them) (?:in|on)(?:to)?\b)|hand(?= (?:it|this|that) in)|turn(?= (?:it|this|that) in)) (?:it|this|that|them|these|the (?:answer|text|figures?|numbers?|quote))\b(?! (?:against|as an? (?:weapon|joke)))/i;
