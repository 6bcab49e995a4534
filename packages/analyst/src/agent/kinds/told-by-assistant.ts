import { anyOf } from "../../text/forms.ts";
import { isOfHealth } from "../danger/care.ts";
import { lessonTitles, sayLessons } from "../teaching/lesson-link.ts";
import type { Said } from "../say.ts";

/** “An assistant told me that the deadline is Friday. Can I trust it?”: what is asked about is its answer, and not the wording of whoever tells of it. */

const MOST_CHARS = 300;
const ASSISTANT =
  "(?:chat ?gpt|gpt|gemini|copilot|claude|siri|alexa|grok|perplexity|(?:an?|the|my|this|that|our) (?:[\\w’'-]+ ){0,2}?(?:ai|a\\.i\\.|assistant|chat ?bot|bot|language model)(?: (?:of|on|in) (?:my|the|our) \\w+)?)";
const TOLD = new RegExp(
  `^(?:(?:hi|hello|hey|ok|so|well|yesterday|today)[,.! ]+)*(?:i asked )?${ASSISTANT}(?:['’]s)?(?:,? (?:and|but) it)?(?: (?:just|has|now|always|also|has just))* (?:told|tells?|said|says|wrote|writes|claims?|claimed|answered|answers|gave|gives|insists|insisted|thinks|recommended|recommends)\\b(?! (?:this|it)?:)`,
  "i",
);
/** “The shop assistant said”, “my assistant said that the meeting is moved”, “Claude said that he would come”: people. */
const OF_A_PERSON = anyOf(
  /^(?:\w+[, ]+){0,2}?(?:i asked )?(?:my|our) (?:new |former |old )?assistant\b(?! (?:on|in|of) (?:my|the|our) (?:phone|tablet|car|browser|computer|laptop|watch|app))/i,
  /\b(?:claude|alexa|siri|assistant)\b[^.?!]{0,25}\b(?:told|said|says|wrote|thinks|claims)\b[^.?!]{0,15}\b(?:he|she) (?:is|was|will|would|has|had|loves?|likes?|wants?|can|could|can't|moved|comes?)\b/i,
  /\b(?:shop|sales|store|teaching|legal|dental|medical|care|office|personal|research|flight|administrative|executive|classroom|doctor['’]s|pharmacy) assistants?\b|\bclaude \w+ (?:that )?(?:he|she)\b/i,
);
/** “Gemini says that you will find love this week” */
const OF_THE_STARS =
  /\bgemini\b(?=.*\b(?:horoscopes?|zodiac|star signs?|stars|love|luck(?:y)?|romance|soulmate|destiny|fate|moon|venus|mercury|(?:day|week|month|year|today) (?:is|will be) (?:an? )?(?:good|great|bad|lucky))\b)(?!.*\b(?:chat ?bot|ai|app|google|asked|prompt)\b)/i;
const IS_ASKED =
  /\b(?:true|right|correct|wrong|real|safe|sure|reliable|trust|believe|rely on|follow|do it|made[- ]?up|hallucinat\w*)\b[^.!?]{0,20}\?*\s*$|\?\s*$/i;

/** “ChatGPT told me that …” is no text to be read, asked about or not. */
const TOLD_ME =
  /^(?:(?:hi|hello|hey|ok|so|well)[,.! ]+)*(?:chat ?gpt|copilot|gemini|perplexity|grok|my chat ?bot) (?:just |has )?told me (?:that|to|i|it|the|you)\b[^.!?:"“”]+[.!]?$/i;

const LESSONS = ["become-ai-aware", "how-llms-bullshit"];
const OF_HEALTH =
  "**First of all:** with medicine, ask a pharmacist or your doctor before you take, stop or combine anything. Many pharmacies answer by phone.\n\n";
export const OF_ASSISTANT = "And its tone tells you nothing: an assistant sounds as sure of what it makes up as of what it knows.";
const TO_CHECK = `I can’t tell whether it’s right: I don’t look anything up. ${OF_ASSISTANT} To find out:\n\n1. **Look up the one detail it all hangs on,** where it is decided or kept: the office, the maker, the timetable, the law. Use a page you found yourself.\n2. **Ask it where that is written, and open the page.** A title that nobody can find was made up.\n3. **Ask again in a new chat.** Details that change were guesses.\n4. **Think about what a mistake would cost.** The more it is, the less you should rely on one answer.\n\nPaste its whole answer, and I’ll show you which parts can be checked and where it sounds surer than it is.`;

/** How to weigh what an assistant is said to have told; null where nothing of the kind is asked. */
export function sayToldByAssistant(typed: string): Said | null {
  const words = typed.trim();
  if (
    words.length > MOST_CHARS ||
    words.includes("\n") ||
    !TOLD.test(words) ||
    OF_A_PERSON.test(words) ||
    OF_THE_STARS.test(words) ||
    !(IS_ASKED.test(words) || TOLD_ME.test(words))
  )
    return null;
  return { text: `${isOfHealth(words) ? OF_HEALTH : ""}${TO_CHECK}\n\n${sayLessons(LESSONS)}`, confidence: 0.85, notes: lessonTitles(LESSONS) };
}
