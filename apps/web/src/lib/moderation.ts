import { Profanity } from "@2toad/profanity";
import { HATE, SELF_HARM } from "./moderation-threats.ts";

/**
 * Word lists for what visitors submit (specification 1 §5, 2 §5): profanity, hate, self-harm. Whole words only, so that Scunthorpe stays a town.
 * The profanity library knows the words; what it cannot know is that some are also names.
 */
const filter = new Profanity({ languages: ["en"], wholeWord: true, grawlix: "", grawlixChar: "" });
/** Words the library lists that stand in plain print every day, some of them on pages of ours. */
filter.removeWords([
  "bullshit",
  "nazi",
  "chink",
  "pawn",
  "snatch",
  "flange",
  "spac",
  "hoar",
  "hoare",
  "cox",
  "wang",
  "dink",
  "willies",
  "sadist",
  "masochist",
  "screwing",
  "s hit",
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
/** A part of a body or a pinprick elsewhere. */
const SAID_OF_SOMEBODY = /\b(?:be|you|such|what|like|is|are|was|were)(?: (?:an?|all|little|stupid))* (?:pricks?|puss(?:y|ies))\b(?! of\b)/i;
/** Slurs and insults that the library does not list, or lists in the singular alone. */
const UNLISTED =
  /\b(?:faggot|kike|spic|gook|trann(?:y|ie)|wetback|paki|raghead|towelhead|bastard|whore|twat|wanker|dickhead|douche(?:bag)?|retard|arsehole)s?\b|\bbollocks\b|\bfu{2,}ck|\bscrew you\b(?! over)|\bf[*#@]ck|\bfck(?:ing|ed|er)?\b|\bsh[*#@]t/i;
/** Said of a person; growth is retarded by drought, and a theory has a chink in its armor. */
const RETARDED = /\bretarded\b(?! (?:by|in|the|its|their|his|her|our|all|growth|progress|development)\b)/i;
const CHINK = /(?<!\b(?:narrow|small|tiny|little|through a|through the|through every) )\bchinks?\b(?! (?:in|of|between|through|where|that)\b)/i;
/** Names that look like the word. */
const NAMES =
  /\b(?:dick\s+(?:cheney|van dyke|clark|gregory|tracy|whittington|francis|fosbury|turpin|smith|and jane)|moby[- ]dick|philip k\.? dick|tom,? dick,? and harry|cock(?:tail|pit|atoo|ney|le|croft|burn|er)s?|pussy\s?(?:cat|willow)s?|virginia\s+wool?f|fanny\s+(?:burney|price|brice|mendelssohn|hill)|jack ass|van dyke|offa's dyke|finger in the dyke|dick, philip|cum laude|maine coons?)\b/gi;
/** A given name before a surname. After "my" or "you" it is none, whatever the capitals. */
const GIVEN_NAMES =
  /(?<!\b(?:[Mm]y|[Yy]our|[Hh]is|[Hh]er|[Aa]n?|[Tt]h(?:e|is|at)|[Yy]ou|[Ss]uch|[Bb]ig|[Ll]ittle|[Ss]ome|[Ww]hat|[Ss]uck)\s)\b(?:Dick|Fanny|Gaylord)\s+(?!Head|Sucker|Face|Wad)(?:[A-Z]\. )?(?:(?:[Vv]an|[Dd]e) )?\p{Lu}[\p{L}'-]+/gu;

export type Objection = "profanity" | "hate" | "self-harm";

/** Without what hides a word: wide letters, signs that nobody sees (zero-width, of direction, tags), marks that strike letters through, typographic apostrophes. */
const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{M}]/gu, "")
    .replace(/[’‘]/g, "'");

/** With the dollar as the letter it stands for, and words that are spelled out in one: "f.u.c.k", "$hit". */
const unmasked = (text: string): string =>
  text
    .replace(/(?<=[\p{L}$])\$|\$(?=[\p{L}$])/gu, "s")
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:[ ._*·-]\p{L}){3,}(?![\p{L}\p{N}])/gu, (run) => run.replace(/\P{L}/gu, ""));

const RUDE = [RUDE_IN_CONTEXT, SAID_OF_SOMEBODY, UNLISTED, RETARDED, CHINK];

/** Whether a text holds profanity, whatever else it holds. Ignores case. */
export function isProfane(text: string): boolean {
  const unnamed = plainText(text).replace(GIVEN_NAMES, " ").replace(NAMES, " ");
  const read = `${unnamed}\n${unmasked(unnamed)}`;
  return RUDE.some((form) => form.test(read)) || filter.exists(read);
}

/** Why a text cannot be submitted, or null. Ignores case. */
export function objectionTo(text: string): Objection | null {
  // Blank lines tell nothing here, and the forms look over them once from each.
  const plain = plainText(text)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n");
  // A line may end within a phrase, and one may begin there.
  const read = `${plain.replace(/\s+/g, " ")}\n${plain}`;
  if (SELF_HARM.some((form) => form.test(read))) return "self-harm";
  if (HATE.some((form) => form.test(read))) return "hate";
  return isProfane(plain) ? "profanity" : null;
}
