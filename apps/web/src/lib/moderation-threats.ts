/**
 * Hate and self-harm as the moderation looks for them. Hate is said of people: "death to the cliché" is a plain quotation. Self-harm is a list of
 * words, as specified, whatever is said of them (docs/decisions/0090).
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

const SAID_FOR = String.raw`(?<!\b(?:no|nor|that|fewer|why|how many|how many more|how many of) )\b`;

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
  form(
    String.raw`\b`,
    GROUP,
    " are (?:all )?(?:vermin|animals|scum|parasites|filth|inferior|cockroaches|rats|monkeys|a disease|a plague|a cancer)",
    String.raw`\b`,
  ),
  form(String.raw`\b`, GROUP, " should (?:all )?be (?:killed|exterminated|shot|gassed|hanged|lynched)", String.raw`\b`),
  // "No refugees should die at sea", "how many migrants must die" and "a shame that migrants should die" are said for them.
  form(SAID_FOR, NAMED_GROUPS, String.raw` (?:all )?(?:deserve to|must|should)(?: all| just)? die(?=\s*(?:[.!?;,"”)]|$))`),
  form(SAID_FOR, NAMED_GROUPS, " (?:deserve to|must)(?: all)? be (?:killed|exterminated|shot|gassed|hanged|lynched|wiped out)", String.raw`\b`),
  form(ORDER, "(?:hang|shoot|lynch|drown|burn|slaughter|murder) (?:all )?(?:of )?", THE, NAMED_GROUPS, String.raw`\b`),
  form(String.raw`\b(?:lynch|exterminate) (?:all )?`, THE, any(NAMED_GROUPS, "them"), String.raw`\b`),
  form(ORDER, "lynch (?:all (?:of )?)?them", String.raw`\b`),
  form(ORDER, "hate (?:all )?", THE, HATED, String.raw`(?!\w)`),
  form(ORDER, "(?:burn|bomb|torch) (?:down )?(?:all |every )?", THE, "(?:mosques?|synagogues?|temples?)", String.raw`\b`),
  /\bhitler (?:was right|did nothing wrong)\b/i,
  /\bjews (?:secretly )?(?:control|run|rule|own) (?:the|our|all)\b/i,
  /\bgo back to (?:your|their) (?:own )?country\b/i,
  /\brace war\b/i,
  /\bethnically cleanse\b/i,
];

export const SELF_HARM: readonly RegExp[] = [
  /\bkill(?:s|ed|ing)? (?:your|my|him|her|them|our|one)sel(?:f|ves)\b(?! laughing)/i,
  /\bkys\b/i,
  /\bsuicid(?:e|es|al)\b/i,
  /\bself[- ]?harm(?:ing)?\b/i,
  /\bcut(?:ting)? (?:my|your)sel(?:f|ves)\b(?! (?:some|a) (?:slack|break|piece|slice|bread)\b)/i,
  /\bself[- ]?injur(?:y|e|es|ing|ious)\b/i,
  /\bwant(?:s|ed)? to hurt (?:my|your|him|her|them)sel(?:f|ves)\b/i,
  /\b(?:slit|cut) (?:my|your) wrists?\b/i,
  /\b(?:took|takes?|taken|taking) (?:my|your|his|her|their) own li(?:fe|ves)\b(?! (?:\w+ly|into|in|as|for|back|stor(?:y|ies)|experiences?)\b)/i,
  /\b(?:I|you|he|she|we|they)(?:'d| would|'m|'re| am| are| is) (?:be )?better off dead\b/i,
  /\bhang (?:my|your)self\b/i,
  form(any(ORDER, String.raw`\b(?:should|can|could|must|let (?:him|her|them))(?: all| just| go| go and)* `), String.raw`hang (?:him|her|them)sel(?:f|ves)\b`),
  /\bend (?:my|your) (?:own )?life\b/i,
  /\b(?:want to|wanna|going to|gonna|should|let's|could) (?:just )?end it all\b/i,
  /\b(?:hurt|harm|starv)(?:e|ing)? myself\b/i,
  form(any(ORDER, String.raw`\b(?:want to|going to|should|must) `), String.raw`(?:hurt|harm|starve) yoursel(?:f|ves)\b`),
  form(any(ORDER, String.raw`\b(?:want to|going to|gonna|should|could) `), String.raw`jump off (?:a|the|that) (?:bridge|roof|building|cliff)\b`),
  /\bwish (?:i|you) (?:was|were) dead\b/i,
  /\bno reason (?:left )?to (?:live(?! \w)|go on living)\b/i,
  /\bunaliv(?:e|ed|ing)\b/i,
  /\b(?:take|took|taking) an overdose\b(?! of (?!pills|drugs|tablets))/i,
  /\boverdos(?:e|ed|ing) on (?:\w+ )?(?:pills?|drugs?|tablets?|aspirin|opioids?|heroin|fentanyl|medication|something|them)\b/i,
  /\bwant to die\b/i,
];
