/**
 * Hate and self-harm as the moderation looks for them. A word alone refuses nobody: "death to the cliché" and "there is but one truly serious
 * philosophical problem, and that is suicide" are plain quotations. What counts is whom it is said of, or to (docs/decisions/0090).
 */
const form = (...parts: string[]): RegExp => new RegExp(parts.join(""), "i");
const any = (...forms: string[]): string => `(?:${forms.join("|")})`;

const KINDS_OF_PEOPLE = any(
  "black|white|asian|arab|african|mexican|jewish|muslim|christian|hindu|gay|lesbian|queer|trans|transgender|disabled|brown|indigenous|chinese|indian",
);
const PEOPLE = "(?:people|persons|men|women|folks?|guys|girls|boys|kids|children)";
const NAMED_GROUPS = any(
  "jews|muslims|christians|hindus|sikhs|catholics|infidels|blacks|whites|asians|arabs|africans|mexicans|latinos|indians|israelis",
  "palestinians|americans|russians|ukrainians|immigrants|migrants|refugees|foreigners|gypsies|gays|lesbians|homosexuals|the disabled",
  `${KINDS_OF_PEOPLE} ${PEOPLE}`,
);
const GROUP = any(NAMED_GROUPS, "men|women");
/** "I hate gay." but not "I hate white lies". */
const HATED = any(NAMED_GROUPS, String.raw`(?:gay|trans)(?=\s*(?:[^\w\s-]|$))`, String.raw`(?:men|women)\b(?!\s+(?:who|that|whose|which)\b)`);
const THE = "(?:the |those |these )?";

/** Where an order begins: at the start of a clause, or after a word that asks. */
const ORDER = String.raw`(?:(?:^|[.!?:;"“”()\n–—])\s*(?:(?:just|please|now|then|so|simply|go|go and|go ahead and|come on|do it),? )*|\b(?:go|go and|please|let's|lets|why not|why don't you|why don't they) )`;

export const HATE: readonly RegExp[] = [
  /\bheil hitler\b/i,
  /\bsieg heil\b/i,
  /\bwhite power\b/i,
  form(String.raw`\bgas (?:all )?`, THE, GROUP, String.raw`\b`),
  form(String.raw`\bkill all (?:of )?`, THE, any(GROUP, "them", "you"), String.raw`\b`),
  form(ORDER, "kill ", THE, NAMED_GROUPS, String.raw`\b`),
  form(String.raw`\bdeath to (?:all )?`, THE, GROUP, String.raw`\b`),
  form(String.raw`\bexterminate (?:all )?(?:of )?`, THE, any(GROUP, "them"), String.raw`\b`),
  /\bwill not replace us\b/i,
  /\b(?:sub-?humans?|untermensch(?:en)?)\b/i,
  form(String.raw`\bi hate (?:all )?`, THE, HATED, String.raw`(?!\w)`),
  form(String.raw`\b`, GROUP, " (?:are|should be) (?:vermin|animals|scum|parasites|filth|inferior|killed|exterminated|shot|gassed)", String.raw`\b`),
  /\bgo back to (?:your|their) (?:own )?country\b/i,
  /\brace war\b/i,
  /\bethnically cleanse\b/i,
];

/** What may stand between a speaker and the verb, so that "I think that nations …" is no statement about oneself. */
const BETWEEN = String.raw`(?:[ ',-]{1,3}${any(
  "am|m|are|re|was|were|be|been|have|ve|had|has|having|will|ll|would|d|could|can|should|must|might|may|shall|ought|do|don|did|t|not|never",
  "want|wanted|wish|wanna|going|gonna|need|plan|planning|planned|ready|like|feel|feeling|try|trying|tried|decided|deserve|hope|better|to|about",
  "just|really|ever|always|often|sometimes|even|still|now|probably|seriously|actually|honestly|please|all|go|and|also|so|very|once|twice|think|felt|rather",
)}){0,8}`;
const SPEAKER = String.raw`\b(?:i|im|you|u|ya|youre)\b${BETWEEN}[ ',-]{1,3}`;
const OUGHT = String.raw`\b(?:he|she|they|everyone|everybody) (?:should|ought to|must|needs? to|had better|better|might as well|can)`;
const URGED = String.raw`\b(?:said|says|(?:told|tells?|telling|asked|asks?|urged?|urges|ordered|encouraged?|advised|begged|convinced|persuaded|wants?|wanted) \w{1,30}) to `;
const ADVERBS = String.raw`(?: (?:just|all|really|go|and))*`;
const DOES_IT = any(
  "commit(?:ting|ted)?|attempt(?:ing|ed)?|try|tried|trying|do|doing|choose|chose|plan|planning|embrace",
  "consider(?:ing|ed)?|contemplat(?:e|ing|ed)",
  "(?:think(?:ing)?|thought|dream(?:ing)?|dreamed|fantasi[sz](?:e|ing)) (?:of|about)",
);
const ANSWER = "(?:answer|solution|way out|way|option|choice|thing|escape|relief|exit|cure)";
const SUICIDE = String.raw`suicide\b(?! (?:bomb|mission|squad|prevention|rate|statistic))`;
const PRAISED = "(?:only|last|best|right|good|easy|easiest|real|perfect|obvious|sole|great|logical|natural|sensible|noble)";

export const SELF_HARM: readonly RegExp[] = [
  /\bkill (?:your|my|him|her|them|our)sel(?:f|ves)\b/i,
  /\bkys\b/i,
  form(SPEAKER, DOES_IT, "(?: (?:a|my|your|own|the|some|committing|attempting))* ", SUICIDE),
  form(ORDER, DOES_IT, " ", SUICIDE),
  form(OUGHT, ADVERBS, " ", DOES_IT, " ", SUICIDE),
  form(URGED, "(?:just )?(?:go and )?", DOES_IT, " ", SUICIDE),
  /\b(?:my|your) (?:own |planned |coming )?suicide\b/i,
  /\b(?:how|where|when) (?:to|do i|can i|should i|could i|would i|do you|can you)(?: \w+){0,2} (?:commit|attempt|do) suicide\b/i,
  /\b(?:ways?|methods?|means|steps|instructions|recipe|tips)(?: \w+)? (?:to|of|for)(?: \w+)? (?:commit(?:ting)? )?suicide\b/i,
  /\bsuicide (?:methods?|pacts?|kits?|guides?|instructions)\b/i,
  /\b(?:painless|easy|quick) suicide\b/i,
  form(String.raw`\bsuicide (?:is|was|seems|looks|feels|sounds|would be|will be)(?: like)? (?:the|my|your|an?) (?:`, PRAISED, " )?", ANSWER, String.raw`\b`),
  /\bsuicide is (?:painless|easy|beautiful|freedom|peace)\b/i,
  form(String.raw`\b`, ANSWER, String.raw`(?: left)? (?:is|was|would be|will be) suicide\b`),
  form(SPEAKER, String.raw`suicidal\b`),
  /\b(?:my|your|me|us) (?:\w+ ){0,2}suicidal\b/i,
  /\bfeel(?:s|ing)? (?:\w+ )?suicidal\b/i,
  /\bsuicidal (?:thoughts?|urges?|feelings?)\b/i,
  /\bself[- ]?harm(?:ing)?\b/i,
  /\bcut(?:ting)? (?:my|your)sel(?:f|ves)\b(?! (?:some|a) (?:slack|break|piece|slice|bread)\b)/i,
  /\bslit (?:my|your) wrists?\b/i,
  /\bhang (?:my|your)self\b/i,
  form(any(ORDER, "\\blet (?:him|her|them) ", String.raw`${OUGHT}${ADVERBS} `), String.raw`hang (?:him|her|them)sel(?:f|ves)\b`),
  /\bend (?:my|your) (?:own )?life\b/i,
  form(SPEAKER, String.raw`overdos(?:e|ed|ing) on\b`),
  form(any(ORDER, String.raw`${OUGHT}${ADVERBS} `, URGED), String.raw`overdose on\b`),
  /\bhow (?:to|many|much)\b[^.!?\n]{1,60}\boverdose\b/i,
  /\bwant to die\b/i,
];
