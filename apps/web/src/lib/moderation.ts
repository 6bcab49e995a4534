import { Profanity } from "@2toad/profanity";

/**
 * Word lists for what visitors submit (specification 1 §5, 2 §5): profanity, hate, self-harm. Whole words only, so that Scunthorpe stays a town.
 * The profanity library knows the words; what it cannot know is that some are also names.
 */
const filter = new Profanity({ languages: ["en"], wholeWord: true, grawlix: "", grawlixChar: "" });
/** Words the library lists that stand in plain print every day. */
filter.removeWords([
  "damn",
  "damned",
  "dammit",
  "goddamn",
  "hell",
  "bloody",
  "god",
  "lust",
  "screw",
  "crap",
  "pee",
  "fart",
  "butt",
  "poop",
  "breasts",
  "nude",
  "sex",
  "sexy",
  "sexual",
  "gay",
  "homo",
  "lesbian",
  "queer",
  "tit",
  "tits",
  "ass",
  "bum",
  "willy",
  "knob",
  "prick",
  "cock",
  "balls",
  "pussy",
  "bang",
  "hump",
  "moron",
  "stupid",
  "idiot",
]);
/** Some of those are fine only as animals, plants or actions: they count when said of a person or a body. */
const RUDE_IN_CONTEXT =
  /\b(?:dumb|jack|smart|bad|fat|kiss my|pain in the|your|my|his|her|up your|a piece of) ?-?ass(?:es|hole|holes)?\b|\bass(?:hole|holes|hat|wipe)s?\b|\b(?:suck|lick|your|my|his) (?:\w+ )?(?:cock|prick|pussy|tits|balls|dick)\b|\bcock ?sucker\w*\b/i;
/** Slurs and insults that the library does not list, or lists in the singular alone. */
const UNLISTED =
  /\b(?:faggot|kike|spic|gook|trann(?:y|ie)|wetback|paki|raghead|towelhead|bastard|whore|twat|wanker|dickhead|douche(?:bag)?|retard)s?\b|\bf[*#@]ck|\bfck(?:ing|ed|er)?\b/i;
/** Names that look like the word. */
const NAMES =
  /\b(?:dick\s+(?:cheney|van dyke|clark|gregory|tracy|whittington|francis|fosbury|turpin|smith)|moby[- ]dick|philip k\.? dick|tom,? dick,? and harry|cock(?:tail|pit|atoo|ney|le|croft|burn|er)s?|pussy\s?(?:cat|willow)s?|virginia\s+wool?f|fanny\s+(?:burney|price|brice|mendelssohn|hill)|jack ass)\b/gi;

const HATE = [
  /\bheil hitler\b/i,
  /\bsieg heil\b/i,
  /\bwhite power\b/i,
  /\bgas the\b/i,
  /\bkill all\b/i,
  /\bdeath to (?:all|the|jews|muslims|christians|hindus|blacks|whites|arabs|immigrants|gays|foreigners|refugees)\b/i,
  /\bwill not replace us\b/i,
  /\bexterminate (?:all|the|them)\b/i,
  /\b(?:sub-?humans?|untermensch(?:en)?)\b/i,
  /\bi hate (?:all )?(?:jews|muslims|christians|hindus|blacks?|whites?|asians?|arabs?|mexicans?|immigrants?|gays?|lesbians?|trans(?: people)?|women|men|foreigners|refugees|the disabled)\b/i,
  /\b(?:jews|muslims|christians|hindus|blacks|whites|asians|arabs|immigrants|gays|women|men|foreigners|refugees) (?:are|should be) (?:vermin|animals|scum|parasites|filth|inferior|killed|exterminated|shot|gassed)\b/i,
  /\bgo back to (?:your|their) (?:own )?country\b/i,
  /\brace war\b/i,
  /\bethnically cleanse\b/i,
];

const SELF_HARM = [
  /\bkill (?:your|my|him|her|them|our)sel(?:f|ves)\b/i,
  /\bkys\b/i,
  /\b(?:commit(?:ting|ted)?|attempt(?:ing)?) suicide\b/i,
  /\bsuicide\b/i,
  /\bsuicidal\b/i,
  /\bself[- ]?harm(?:ing)?\b/i,
  /\bcut(?:ting)? (?:my|your)sel(?:f|ves)\b/i,
  /\bslit (?:my|your) wrists?\b/i,
  /\bhang (?:my|your)self\b/i,
  /\bend (?:my|your) (?:own )?life\b/i,
  /\boverdose on\b/i,
  /\bwant to die\b/i,
];

export type Objection = "profanity" | "hate" | "self-harm";

/** Without what hides a word: accents of width, zero-width characters between letters, typographic apostrophes. */
const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, "")
    .replace(/[’‘]/g, "'");

/** Whether a text holds profanity, whatever else it holds. Ignores case. */
export function isProfane(text: string): boolean {
  const unnamed = plainText(text).replace(NAMES, " ");
  return RUDE_IN_CONTEXT.test(unnamed) || UNLISTED.test(unnamed) || filter.exists(unnamed);
}

/** Why a text cannot be submitted, or null. Ignores case. */
export function objectionTo(text: string): Objection | null {
  const plain = plainText(text);
  if (SELF_HARM.some((form) => form.test(plain))) return "self-harm";
  if (HATE.some((form) => form.test(plain))) return "hate";
  return isProfane(plain) ? "profanity" : null;
}
