import type { Analysis } from "@candor/engine";
import { between } from "./forms.ts";
import { FUNCTION_WORDS, wordsOf } from "./words.ts";

/** Frequent small words of German, French, Spanish, Italian, Portuguese and Dutch that are no English words. */
const FOREIGN = new Set(
  (
    "bist hast kannst machst heißt ja nein ich mich dir mir doch nur schon gibt ist der das dieser diese dieses ein eine einer einen und oder nicht auch auf für mit von zu zum zur wird wurde sind sie ich wir ihr dass daß weil wenn wie wer wo warum kann können über jeder hat habe geschrieben stimmt wahr bitte zusammenfassen übersetzen alle keine kein sich dem den des es sein haben " +
    "oui bien fait fais as-tu peux veux suis es-tu le les une des est sont et ou ne pas que qui dans pour avec sur ce cette ces nous vous ils elle je tu au aux du mais très plus tout tous c'est n'est qu'il d'un l'on est-ce vrai écrit écrire pourquoi comment " +
    "sí eso esto esa ese eres tiene tienes puede puedes hola bien nada " +
    "el los las una unos y pero que por para con sin sobre este esta estos como más muy está son ser hay porque cuando verdad escribió escrito qué cómo quién yo ella nosotros del al se lo su sus " +
    "sei hai sì mi ti ci così cosa bene fai può puoi " +
    "il gli della delle dei degli che chi non per anche sono questo questa questi più perché quando dove ogni tutti è nel nella alla " +
    "você isso posso pode muito bem está " +
    "o os um uma não em ao aos da das dos isto isso esse essa são também mas quem foi pela pelo " +
    "ik jij je heb heeft kun kunt goed " +
    "het een van en niet dat deze dit voor met zijn wordt werd wij jullie omdat maar ook naar bij wat waarom hoe iedereen"
  )
    .split(" ")
    .filter((word) => !FUNCTION_WORDS.has(word)),
);
/** English words as well; they speak for nothing. */
const SHARED = new Set(
  "bin hat die was on as son in so an am me come no a i has he per plus sur pour tout des hoe van met wit bad ten den es al se da das do dos foi du de en el la o os y et ser son chi hay".split(
    " ",
  ),
);
const GREETINGS = between(
  /^/iu,
  [
    /hallo|guten (?:tag|morgen|abend)|danke(?: schön)?|bonjour|merci|salut|hola|gracias|buenos d[ií]as|ciao|grazie|buongiorno|olá/iu,
    /obrigad[oa]|hoi|dank je|goedendag/iu,
  ],
  // eslint-disable-next-line regexp/no-super-linear-move -- stands behind forms, and begins no search
  /[\s!.,?]*$/iu,
);

const ENOUGH_WORDS = 12;
const MOST_SHORT_WORDS = 5;
const ENGLISH_SHARE = 0.15;
const MIN_ACCENTED = 2;

/**
 * Whether a text or a request can be told to be in another language than English. The engine's detector decides by script and by the share of English function words and gives short texts the
 * benefit of the doubt; here small words of six neighbors are counted as well, so that one sentence is enough. A list of names or figures is no other language.
 */
export function isForeign(text: string, { script, share }: Analysis["language"]): boolean {
  if (script === "other" || /^[¿¡]/.test(text.trim()) || GREETINGS.test(text.trim())) return true;
  const words = wordsOf(text);
  const foreign = words.filter((word) => FOREIGN.has(word) && !SHARED.has(word)).length;
  const english = words.filter((word) => FUNCTION_WORDS.has(word) && !SHARED.has(word)).length;
  if (foreign >= 2 && foreign > english) return true;
  // “Das ist falsch”: a small word of theirs, others that could be either, and none that is only English.
  if (foreign > 0 && english === 0 && words.length <= MOST_SHORT_WORDS && words.some((word) => SHARED.has(word))) return true;
  if (foreign > 0 && words.every((word) => FOREIGN.has(word) || SHARED.has(word))) return true;
  return words.length >= ENOUGH_WORDS && share < ENGLISH_SHARE && words.filter((word) => /[\u00c0-\u024f]/.test(word)).length >= MIN_ACCENTED;
}

/** The same of a text that the engine has not read, by its letters and its small words alone. */
export function looksForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return isForeign(text, { english: true, script: letters > 2 * latin ? "other" : "latin", share: 1 });
}
