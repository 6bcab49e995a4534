import { anyOf, anyWords, between } from "../../text/forms.ts";
import { materialOf } from "../request/material.ts";
import type { Said } from "../say.ts";

/** Of whom a message says that they may take their life or hurt themselves. */
type InDanger = "self" | "other";

const END = String.raw`(?=\s*(?:$|[.,!?;:…)]|\b(?:now|today|tonight|tomorrow|soon|already|and|but|because|so|anymore|any more|any longer|please|right)\b))`;
const HARM = String.raw`(?:(?:kill|hurt|harm|hang|shoot|drown|cutt?|stabb?|poison|starve)(?:ing)? (?:my ?self)(?! (?:some|a (?:break|piece|slice)|off\b|short\b|in the foot))|(?:end|take)(?:ing)? my (?:own )?life|ending it all|end it all|(?:commit(?:ting)?|attempt(?:ing)?) suicide|suicide${END}|(?:die|dying|be(?:ing)? dead|not (?:be alive|wake up|exist|live))${END}|jump(?:ing)? (?:off|from|in front of)\b[^.!?]{0,40}|(?:take|taking|swallow(?:ing)?) (?:all (?:of )?(?:my|the|these)|too many|a whole \w+ of)[^.!?]{0,20}(?:pills|tablets|meds|medication)|overdos(?:e|ing)|slit(?:ting)? my wrists?)`;
const WILL = String.raw`(?:want(?:ed)? to|wanna|am going to|'m going to|am gonna|'m gonna|gonna|plan(?:ning)? to|intend to|am about to|'m about to|need to|will|'ll|should(?: just)?|have decided to|decided to|feel like|(?:keep |am |'m |have been |'ve been |was )?(?:think(?:ing)?|thought) (?:of|about)|can't stop thinking (?:of|about)|am ready to|'m ready to|wish i could|would rather|'d rather|might(?: just)?|have tried to|tried to|keep|have been|'ve been)`;
const FILLER = String.raw`(?:just|really|only|so|honestly|actually|sometimes|often|always|still|literally|even|both)`;

/** Said of oneself, in the words people use. */
const OWN: readonly RegExp[] = [
  new RegExp(String.raw`\bi ?(?:${FILLER} )*(?:${WILL}) (?:${FILLER} )*${HARM}`, "i"),
  new RegExp(
    String.raw`^(?:${FILLER} )*(?:want to|wanna|going to|gonna|thinking of|thinking about|how (?:do|can|should|could) i|(?:what is |what's )?(?:the )?(?:best|easiest|quickest|painless) (?:way|method) to|help me) (?:${FILLER} )*${HARM}`,
    "i",
  ),
  /\bi(?:'m| am| feel| have been feeling|'ve been feeling) (?:\w+ )?suicidal\b|\b(?:i have|i'm having|i am having|i've been having|my) suicidal (?:thoughts|feelings)\b/i,
  anyOf(
    /\b(?:everything|life|it all|my life|living) (?:is|feels?|seems?|has become) (?:so |all |completely |just )?(?:pointless|hopeless|meaningless|worthless|too much)\b.*\bend (?:it|things|everything)\b/i,
    /\bend (?:it|things|everything)\b.*\b(?:everything|life|it all|my life|living) (?:is|feels?|seems?) (?:so |all |completely |just )?(?:pointless|hopeless|meaningless|worthless|too much)\b/i,
  ),
  // Asked of oneself, it is said all the same.
  anyOf(
    between(
      /\b(?:should|can|may|could|shall|why (?:can't|don't|shouldn't|do not)|what if|when can|when will|will|am) i (?:just |not |finally |simply |going to |gonna )*/i,
      [
        /(?:kill|hurt|harm|hang|shoot|drown)(?:ing)? my ?self(?! (?:some|a (?:break|piece|slice)|off\b|short\b|in the foot))/i,
        /(?:end|take) my (?:own )?life|end it all|commit suicide/i,
      ],
      /\b/i,
    ),
    /\bi could (?:just |honestly )*(?:kill myself|end it all|end my life)\b(?! (?:for|when|because|every time)\b)/i,
    /\bwhy (?:can't|don't|couldn't|won't) i (?:just |simply )?(?:die|be dead|not wake up|disappear forever)\b/i,
    /\bwhen (?:can|will|am) i (?:just |finally )+(?:going to |gonna )?(?:die|be dead)\b/i,
  ),
  /\bi (?:do not|don't|no longer|can't|cannot) (?:really |even )?(?:want to |wanna )?(?:live|be alive|exist|go on living|keep living|wake up|be here)(?: like this)?(?: any ?more| any longer)\b/i,
  new RegExp(String.raw`\bi (?:do not|don't|no longer) (?:really |even )?(?:want to|wanna) (?:live|be alive|exist|wake up|go on)(?: like this)?${END}`, "i"),
  anyOf(
    /\b(?:i (?:do not|don't|can't|cannot|no longer) (?:see|have|find|know)|what(?:'s| is)|i see|i have|i've got|there(?:'s| is)) (?:a|any|the|no|not any)?(?: \w+)? ?(?:reason|point) (?:(?:for me )?to (?:live|go on living|stay alive|be alive|keep living)|(?:in|of|for) (?:living|being alive|staying alive|going on living|my life))\b/i,
    /\bi(?:'m| am) (?:so |just )?(?:tired of|done with) (?:living|being alive|life itself)\b/i,
  ),
  /\b(?:i have|i've|there(?:'s| is)) (?:\w+ )?(?:no reason (?:for me )?to (?:live|go on|be alive)|nothing (?:\w+ )?to live for)\b/i,
  anyOf(
    /\b(?:everyone|everybody|they|my (?:family|kids|children|friends|wife|husband|parents)|the world)(?:'d| would| will|'ll) be (?:\w+ )?better off (?:without me|if i (?:was|were) (?:dead|gone))/i,
    /\bi(?:'d| would| am|'m) (?:be )?better off dead\b/i,
  ),
  /\bi wish (?:that )?i (?:was|were|had) (?:dead|never (?:been )?born|not alive)\b|\bmy life (?:is not|isn't) worth living\b/i,
  /\bi(?:'ve| have)? (?:just )?(?:took|taken|swallowed) (?:all (?:of )?(?:my|the)|too many|a whole \w+ of|an overdose)[^.!?]{0,20}\b(?:pills|tablets|meds|medication|overdose)?\b/i,
  /\bhow many (?:pills|tablets|\w+ tablets|\w+ pills) (?:would |does it |do i need |will )?(?:it take )?to (?:die|kill me|kill myself|overdose)\b/i,
];
/** “Am I gonna die?”, “Will I die from this?”: a worry that is asked, and no will. What one would do to oneself stays one, however it is asked. */
const ASKED_BEFORE = /\b(?:am|will|would|could|can|might|do|does|did|is it (?:that|likely)) $/i;
const FATE =
  /^i ?(?:\w+ )*?(?:gonna|going to|will|about to|might|could|need to)? ?(?:\w+ )?(?:die|dying|be(?:ing)? dead|not (?:wake up|exist|live|be alive))\b/i;
const WISH = /\b(?:want|wanna|wish|rather|hope|should|ready|decided|plan\w*|intend|thinking|feel like|tried|keep|need)\b/i;
const isAskedFate = (before: string, declared: string): boolean => ASKED_BEFORE.test(before) && FATE.test(declared) && !WISH.test(declared);

/** Said of somebody near. */
const OTHERS =
  /\bmy (?:\w+ )?(?:friend|brother|sister|mother|mom|mum|father|dad|son|daughter|wife|husband|partner|girlfriend|boyfriend|child|kid|cousin|uncle|aunt|roommate|colleague|student|neighbou?r)\b[^.!?"“”]{0,60}\b(?:(?:kill|hurt|harm|cut)(?:ing)? (?:him|her|them)sel(?:f|ves)|suicidal|end (?:his|her|their) (?:own )?life|wants? to die\b(?! (?:laughing|of|for|hard)))/i;

/** A joke, an exaggeration, or words that are only named. */
const NOT_MEANT = anyWords(
  /laughing|laughter|embarrass\w*|of (?:shame|boredom|cringe)|for forgetting|lol|lmao|haha|if i (?:have to|see|hear)/i,
  /before i (?:vote|eat|buy|watch)|just kidding|figure of speech/i,
);
const NAMES_IT = between(
  /\b/i,
  [
    /says?|said|wrote|writes?|sings?|sang|tweeted|posted|lyrics?|lines?|phrases?|words?|sentences?|expressions?|character|narrator/i,
    /singer|headline|title|song|poem|essay|novel/i,
  ],
  /\b[^.!?]{0,40}$/i,
);
/** A first line that announces something to be read. */
const ANNOUNCES = anyWords(
  /text|article|post|message|tweet|e-?mail|letter|note|poem|lyrics?|song|story|novel|book|statement|sentence|quote|headline|essay/i,
  /manipulat\w*|mislead\w*|analy[sz]e|summari[sz]e|compare|wrote|sent|said|says|told|texted|review|rhetoric|fallac\w+|techniques?/i,
  /biased|true/i,
);
/** Whoever speaks of their own state writes a message, not an article. */
const MOST_CHARS = 2_000;

/** The visitor's own words: without quotations, and without a text that a request announces. */
function ownWords(message: string): string {
  if (message.length > MOST_CHARS) return "";
  const { request, text, second } = materialOf(message);
  if (second !== null) return "";
  const own = text !== null && ANNOUNCES.test(request) ? request : message;
  return own
    .normalize("NFKC")
    .replace(/[’‘](?=\p{L}{1,2}\b)/gu, "'")
    .replace(/\b(do|ca|wo|does|did|is|should|would|could)nt\b/gi, "$1n't")
    .replace(/\bi(m|ve|ll)\b/gi, "i'$1")
    .replace(/["“][^"“”]*["”]|(?<![\p{L}\p{N}])['‘][^'‘’]{8,}['’]/gu, " … ");
}

/** Whether somebody says of themselves, or of a person near to them, that a life may be in danger. Only the visitor's own words count: no quotation, no pasted text. */
export function inDanger(message: string): InDanger | null {
  const own = ownWords(message);
  for (const sentence of own.split(/(?<=[.!?…])\s+|\n+/)) {
    if (NOT_MEANT.test(sentence)) continue;
    const plain = sentence.replace(/\s+/g, " ").trim();
    for (const form of OWN) {
      const match = form.exec(plain);
      const before = plain.slice(0, match?.index);
      if (match && !NAMES_IT.test(before) && !isAskedFate(before, match[0])) return "self";
    }
    if (OTHERS.test(plain)) return "other";
  }
  return null;
}

/** One screen, no menu: who can help, and that this is no such place. */
export const SAY_DANGER: Record<InDanger, Said> = {
  self: {
    text: "I’m sorry you’re carrying this, and I take it seriously. I’m a reading tool: I can’t be with you the way a person can, and right now a person is what matters.\n\nPlease call your local emergency number, or go to someone near you and tell them what you just told me. At findahelpline.com, an international directory, you can look up a line in your country to call or to write to.\n\nIf those words come from something you want to look at, send them in quotation marks.",
    confidence: 0.95,
  },
  other: {
    text: "I’m sorry. That’s hard to hear from someone close to you, and I take it seriously. I’m a reading tool and can’t help here the way a person can.\n\nIf they’re in danger now, please call your local emergency number, and don’t leave them alone. At findahelpline.com, an international directory, you can look up a line in your country that also talks with friends and family.",
    confidence: 0.95,
  },
};

/** After that, when nothing is asked that a reading tool could do. */
export const STILL_HERE: Said = {
  text: "I’m still only a reading tool, and you deserve a person who answers. Please call your local emergency number, or tell someone near you now; findahelpline.com shows lines in your country.",
  confidence: 0.95,
};
