import { anyOf, anyWords } from "../../text/forms.ts";
import { placesOf, soughtIn } from "../../text/search.ts";
import { sentencesOf, type Sentence } from "../../text/words.ts";
import { quote, type Said } from "../say.ts";

/** Medicine: no text’s word is a reason to change it, so a word of care comes before anything that the text says. */

const MEDICINE =
  "(?:(?<!\\b(?:bitter|hard|red|blue|black|poison) )pills?|tablets(?! computer)|capsules|medicines?|medications?|meds|prescriptions?|dos(?:e|age)s?|insulin|inhalers?|chemo(?:therapy)?|radiotherapy|dialysis|antibiotics?|antidepressants?|statins?|steroids|painkillers?|sleeping aids?|(?:blood[- ]?)?thinners?|beta[- ]?blockers?|warfarin|metformin|aspirin|ibuprofen|paracetamol|cortisone|methotrexate|(?:medical|cancer|heart|her|his|my|your|their) treatments?|(?:prescri(?:bed|ption)|pressure|heart|cancer|her|his|my|your|their) drugs?)";
const ACT =
  "(?:stop|stopp(?:ed|ing)|start|tak(?:e[ns]?|ing)|took|quit(?:ting)?|skip(?:ping)?|halve|halving|lower|reduce|cut(?:ting)?(?: down| back)?|change|changing|chang(?:ed|es)|swap(?:ping)?|switch(?:ing)?|replac(?:e|ing)|combin(?:e|ing)|mix(?:ing)?|drop(?:ping|ped)?|leave out|leaving out|come off|coming off|go off|get off|getting off|throw(?:ing)?(?: away| out)?|need|needs|give up|do without|instead of|together with|with|without|on|off)";
const NEAR = "(?: (?!about\\b)[\\w'’-]+){0,4}? ";
const CHANGES = new RegExp(
  `\\b${ACT}${NEAR}${MEDICINE}\\b|\\b${MEDICINE}\\b[^.!?]{0,30}\\b(?:stop|quit|together|instead|replace[sd]?|any ?more|thrown? away|left out)\\b`,
  "i",
);
/** A story or a trade in which they occur. */
const OF_A_STORY = anyWords(
  /films?|movies?|books?|novels?|songs?|series|episodes?|games?|bands?|albums?|documentar(?:y|ies)|shares?|stocks?|compan(?:y|ies)/i,
  /author|journalists?|bus(?:es)?|trains?|flights?|bags?|suitcase|photos?|pictures?/i,
);

const SOMEBODY = "(?:i|he|she|they|we|who|(?:my|our|his|her) [\\w'’-]+(?: [\\w'’-]+)?)";
/** An illness, a pregnancy, an age. */
const CONDITION = anyWords(
  /pregnan\w+|breast-?feed\w*|expecting a (?:baby|child)|diabet\w+|asthma\w*|epilep\w+|arthritis|dementia|parkinson\w*|cancer/i,
  /a tumou?r|allerg\w+|(?:high|low) blood pressure|hypertension/i,
  /(?:heart|kidney|liver|lung|thyroid|stomach|bowel) (?:condition|disease|failure|attack|problems?|trouble)/i,
  /(?:bad|weak) (?:heart|kidneys?|liver|lungs?|stomach)|pacemaker|stroke|a (?:chronic )?(?:illness|disease)/i,
  /(?:very |quite |really |chronically )?(?:ill|sick)(?! (?:of|and tired|at ease|will|advised)\b)/i,
  /depress(?:ed|ion)|transplant|newborn|(?:an? |the |my |our )(?:baby|toddler|infant)/i,
);
const AGE = new RegExp(
  `\\b${SOMEBODY}(?:['’]s|['’]m| is| am| are| turned| was)? (?:only |already |over |nearly |almost |about )?(?:[1-9]|[1-9]\\d|1[01]\\d)(?: (?:years?|yrs?|months?|weeks?)(?: old)?)?[.!? ]*$|\\b\\d{1,3}[- ](?:years?|months?|weeks?)[- ]old\\b|\\b(?:in|at) (?:her|his|my|their) (?:\\d0['’]?s|age)\\b`,
  "i",
);

/** A text on what to take or to do against an illness. */
const OF_HEALTH = new RegExp(
  `\\b${MEDICINE}\\b|\\b(?:cur(?:e[sd]?|ing)|heal(?:s|ed|ing)?|remed(?:y|ies)|supplements?|herb(?:s|al)|detox\\w*|vitamins?|side effects?|symptoms?|spoon(?:ful)?s? (?:a|per|every) day|(?:lowers?|cuts?|brings? down) (?:your |the )?(?:blood )?(?:pressure|sugar|cholesterol)|vaccin\\w+|homeopath\\w+|essential oils?|fasting)\\b`,
  "i",
);
export const isOfHealth = (text: string): boolean => OF_HEALTH.test(text);

const DENIES = /\b(?:not|never|n['’]t|nobody|no one|without|before you|wrong to|dangerous to|risky to|if (?:you|they|she|he|people))\s+(?:\w+ ){0,3}$/i;
const REPORTS = /\bto $/i;
const OFFERS = /\b(?:time|able|free|ready|best|better|have|need|want you|you|learn how) to $/i;
/** As the leaflet of a medicine says it, or somebody who sends one to a doctor. */
const SENDS_TO_DOCTOR = anyOf(
  /\b(?:see|ask|call|tell|contact|consult|talk to|speak (?:to|with)|check with|visit)\b[^.!?]{0,25}\b(?:doctor|pharmacist|gp|nurse|physician|surgeon)\b/i,
  /\b(?:rash|side effects?|allergic|before (?:the |your )?(?:surgery|operation))\b/i,
  /\b(?:as|if|when|unless) (?:your|the|a) doctor\b/i,
);
const ENDS_TREATMENT = new RegExp(
  [
    `\\b(?:stop|quit|ditch|dump|bin|throw(?: away| out)|come off|get off|drop|skip|replace|swap|forget(?: about)?|refuse|give up|cancel|cut out|put down|leave)(?: (?:taking|using|having|swallowing))?(?: (?:all|any|the|your|those|these|their|every|with|of|expensive|chemical|toxic|daily|of your|[\\w-]+)){0,3}? ${MEDICINE}\\b`,
    `\\b(?:throw|put|bin) (?:all )?(?:your|those|the|these) (?:\\w+ ){0,2}?${MEDICINE} (?:away|out|down|in the)\\b`,
    `\\binstead of (?:[\\w-]+ ){0,4}?${MEDICINE}\\b`,
    `\\breplac(?:es|ing) (?:[\\w-]+ ){0,3}?${MEDICINE}\\b`,
    `\\b(?:do not|don['’]t|no longer|never|won['’]t|will not) (?:have to |need to )?(?:need|take|use)(?: (?:your|any|the|those|these|[\\w-]+)){0,3}? ${MEDICINE}(?: (?:again|any ?more|ever))?\\b`,
    `\\b(?:no|without) (?:more |any |need for )(?:[\\w-]+ ){0,2}?${MEDICINE}\\b`,
  ].join("|"),
  "i",
);
/** “Do not take these tablets with alcohol” is a leaflet’s own word. */
const OF_A_LEAFLET = /\b(?:do not|don['’]t|never) (?:take|use)\b(?![^.!?]{0,60}\b(?:any ?more|again|ever|instead)\b)/i;

/** “Most colds pass without any pills”, in a text that names the case for a doctor. */
const PASSES_ALONE = /\b(?:pass(?:es)?|go(?:es)? away|clears? up|gets? better|heals?|settles?|eases?)\b[^.!?]{0,40}\b(?:without|no)\b/i;

/** The first sentence that tells people to stop or to replace a treatment. */
function endsTreatment(text: string): string | null {
  const all = sentencesOf(text);
  const sendsOn = all.some((s) => SENDS_TO_DOCTOR.test(s.text) && !DENIES.test(s.text.slice(0, SENDS_TO_DOCTOR.exec(s.text)!.index)));
  return (
    all.find(({ text: words }) => {
      const at = ENDS_TREATMENT.exec(words);
      if (sendsOn && PASSES_ALONE.test(words) && !CONDITION.test(words)) return false;
      if (!at || SENDS_TO_DOCTOR.test(words) || OF_A_LEAFLET.test(at[0]) || OF_A_STORY.test(words)) return false;
      const before = words.slice(0, at.index);
      return !DENIES.test(before) && (!REPORTS.test(before) || OFFERS.test(before));
    })?.text ?? null
  );
}

const CARE_OF_TEXT = "First of all: this text tells people to stop or to replace a treatment";
/** What comes before the marks of such a text; nothing where it was said. */
export function careOfText(text: string, history: readonly { role: string; text: string }[]): string {
  const told = endsTreatment(text);
  if (told === null || history.some((m) => m.role === "assistant" && m.text.includes(CARE_OF_TEXT))) return "";
  return `${CARE_OF_TEXT}: ${quote(told)} Please don’t change any medicine because a text says so, however sure it sounds: ask a doctor or a pharmacist first.\n\n`;
}

/** Medicine that somebody near has. */
const OF_SOMEBODY = /\b(?:i|i['’]m|me|my|we|our|he|she|his|her|dad|mum|mom|gran\w*)\b/i;
const tellsOfMedicine = (words: string): boolean => CHANGES.test(words) && !OF_A_STORY.test(words);
const tellsOfCondition = (words: string): boolean => (CONDITION.test(words) || AGE.test(words)) && !OF_A_STORY.test(words);
/** “So can she try it?”, behind such a word or of a text that ends treatments. */
const WANTS_TO_TRY = anyOf(
  /\b(?:can|could|should|may|shall|must) (?!you\b)[\w'’]+(?: [\w'’]+)? (?:still |then |just |safely )?(?:try|take|use|do|eat|drink|have|follow|start|stop|give)\b/i,
  /\b(?:safe|dangerous|harmful|risky|ok(?:ay)? (?:to|for|then|if))\b/i,
  /\b(?:i|we|she|he)(?:['’]ll| will| want to| wants to|['’]m going to| would like to) (?:try|take|stop|give)\b/i,
);
/** “Will it help my asthma?”, of a thing that is sold for something else */
const ASKS_HELP = /\b(?:will|would|does|can|could|is) (?:it|this|that|she|he|i)\b[^.?!]{0,20}\b(?:help|cure|relieve|bad|harm\w*|good for|stop)\b/i;
/** “Who says that pills are poison?”, “What does it say about arthritis?”: about the text, and nobody’s own medicine. */
const ABOUT_THE_TEXT = anyOf(
  /\b(?:what|where|who|how|does|did) (?:does |do |did |is |are )?(?:it|the (?:text|article|author|post|message)|they|he|she)?\b[^?.!]{0,20}\b(?:says?|said|claims?|writes?|mention\w*|prove[sd]?|quoted|sources?|evidence|study|studies|marked|wording)\b/i,
  /\b(?:summar\w+|rewrite|rephrase|explain|mark(?:s|ed)?|fallac\w+|manipulat\w+|true|false|fake|scam|article|author|page|headline)\b/i,
);

const OF_BODY = /\b(?:blood (?:pressure|sugar)|cholesterol|pain|sleep|weight|immune)\b/i;
const MOST_SHOWN = 3;
const MOST_WORDS = 40;

function toShow(text: string, request: string): Sentence[] {
  const ends = endsTreatment(text);
  const asked = placesOf(text, soughtIn(request)).sort((a, b) => b.score - a.score);
  const all = sentencesOf(text);
  const rows = [
    ...all.filter((s) => s.text === ends),
    ...asked.slice(0, 2).map(({ sentence }) => sentence),
    ...all.filter((s) => isOfHealth(s.text) || CONDITION.test(s.text) || OF_BODY.test(s.text)),
  ];
  return all.filter((s) => rows.slice(0, MOST_SHOWN).some((row) => row.start === s.start));
}

/** Whether somebody’s medicine, illness, pregnancy or age is spoken of, and what the text at hand says would touch it. */
function needsCare(request: string, text: string | null, before: string): boolean {
  const medicine = tellsOfMedicine(request);
  // “Is it true that I can stop my pills?” is about both.
  const isOwn = medicine && OF_SOMEBODY.test(request);
  if (request.split(/\s+/).length > MOST_WORDS || (!isOwn && ABOUT_THE_TEXT.test(request))) return false;
  if (text === null) return medicine && (WANTS_TO_TRY.test(request) || /\?\s*$|^(?:can|should|could|may|is|must)\b/i.test(request));
  if (!isOfHealth(text)) return (medicine && WANTS_TO_TRY.test(request)) || (tellsOfCondition(request) && ASKS_HELP.test(request));
  const further = WANTS_TO_TRY.test(request) && (endsTreatment(text) !== null || tellsOfMedicine(before) || tellsOfCondition(before));
  return medicine || tellsOfCondition(request) || further;
}

const CARE =
  "That’s a medical question: please don’t start, stop, change or mix any medicine because a text says so. Ask a doctor or a pharmacist, who know what’s safe with an illness, at a certain age, in pregnancy or with other medicine. A pharmacist can often answer right away. I know nothing about medicine myself. If it can’t wait, call the medical helpline or the emergency number in your country.";
/** Where it stands above: who reads it each time stops reading it. */
const CARE_AGAIN =
  "That’s another medical question, and the same goes for it: don’t change anything because a text says so, and ask a doctor or a pharmacist first. If it can’t wait, call the medical helpline or the emergency number in your country.";

/** A word of care, and which words of the text to show to a doctor. */
export function sayCare(request: string, text: string | null, history: readonly { role: string; text: string }[]): Said | null {
  const before = history.findLast((m) => m.role === "user")?.text ?? "";
  if (!needsCare(request, text, before === text ? "" : before)) return null;
  const saidBefore = (words: string): boolean => history.some((m) => m.role === "assistant" && m.text.includes(words));
  const quotes = (text === null || !isOfHealth(text) ? [] : toShow(text, request)).map((s) => `> ${quote(s.text)}`);
  const shown = quotes.filter((row) => !saidBefore(row));
  const rows =
    shown.length > 0
      ? `\n\nShow them these words from the text, and ask whether they’re right for the person who would take it:\n\n${shown.join("\n\n")}`
      : quotes.length > 0
        ? " Show them the words above."
        : "";
  return { text: `${saidBefore(CARE) ? CARE_AGAIN : CARE}${rows}`, confidence: 0.9 };
}
