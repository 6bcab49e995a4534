import { anyOf } from "../../text/forms.ts";

/**
 * What no rule can do: each form is a whole request with a slot (“google X”, “draw me X”), for its words alone are everyday words of the texts that people bring.
 * `ofText`: such words may also ask about the text at hand, and then they do. `asked`: what each form is for; a test runs them through all other rules.
 */
interface BeyondForm {
  form: RegExp;
  ofText?: true;
  asked: readonly string[];
}

const LEAD =
  "(?:^|[.!?;:] +)(?:(?:please|hey|hi|hello|now|ok(?:ay)?|so|and|but|then|just|thanks|great|(?:can|could|would|will) you(?: please| also| maybe)?|i(?:['’]d| would)? (?:want|like|need) you to|help me(?: to)?|let['’]?s)[, ]+)*";
const A_PLACE = "(?: (?:in|for|of|at|around|near) [\\p{L}’' -]{2,40}| (?:today|tomorrow|tonight|now|here|outside|this week(?:end)?|next week))*";
const END = "(?: (?:now|today|then|please|right now|at the moment|currently))*[?.! ]*$";

export const BEYOND_FORMS: readonly BeyondForm[] = [
  { form: /\btranslat(?:e|ed|ion)\b/i, asked: ["Translate it into German", "can you give me a translation of this"] },
  {
    form: new RegExp(`${LEAD}(?:write|make up|compose) (?:me )?(?:an? )?(?:poem|essay|story|song|email|letter|code|script|post|joke)\\b`, "i"),
    asked: ["write me a poem about trams"],
  },
  {
    form: new RegExp(
      `\\b(?:what|how)(?:['’]?s| is| will| was| are)(?: the)? weather\\b|^(?:the )?weather(?: forecast)?${A_PLACE}${END}|\\bwill it (?:rain|snow)${A_PLACE}${END}|\\bweather forecast for\\b`,
      "iu",
    ),
    ofText: true,
    asked: ["what's the weather in Paris", "will it rain tomorrow?", "weather today"],
  },
  {
    form: new RegExp(
      `\\b(?:what(?:['’]?s| is| are)|tell me|show me|give me|any|read me)(?: (?:me|the|some|today['’]?s))* (?:latest|current|breaking|today['’]?s) (?:news|headlines|events?)\\b|^(?:the )?(?:latest|breaking|today['’]?s) news${END}`,
      "i",
    ),
    ofText: true,
    asked: ["what's the latest news", "tell me the current events"],
  },
  {
    form: anyOf(
      /\b(?:what(?:['’]?s| is| are)|tell me|how (?:much|high) is)(?: the)? (?:current |latest |today['’]?s )?(?:stock |share |market )?(?:price|exchange rate|value) of [\w$’' -]{2,40}(?: (?:now|today|right now))[?.! ]*$/i,
      /\b(?:what(?:['’]?s| is)|tell me) the (?:current|stock|share) price\b/i,
    ),
    ofText: true,
    asked: ["what is the stock price of Apple", "what is the price of gold today"],
  },
  {
    form: new RegExp(
      `^(?:(?:so|and|hey|ok(?:ay)?)[, ]+)*(?:what time is it|what(?:['’]?s| is) the time|what day is (?:it|today))(?: (?:in|there|over) [\\w ]{2,30})?${END}`,
      "i",
    ),
    asked: ["what time is it", "What day is today?"],
  },
  {
    form: new RegExp(
      `${LEAD}(?:(?:calculate|compute|solve|draw|sing|paint|diagnose|predict|play)\\b|google (?:it|this|that|them|for|if|what|who|how|the|some|[\\w ]{2,40} for me)\\b)|\\b(?:can|could|would|will|do|did) you (?:\\w+ )?(?:calculate|compute|solve|google|draw|sing|paint|diagnose|predict)\\b`,
      "i",
    ),
    asked: ["google it for me", "solve this equation", "could you draw me a cat", "calculate 12 times 40", "can you predict the election"],
  },
  {
    form: new RegExp(
      `${LEAD}(?:make|create|generate|show|give|find|send|paint|i want|i need)(?: me)?(?: an?| some| the)? (?:\\w+ )?(?:image|picture|photo|drawing|logo|recipe|song)s? (?:of|for|with|that|about)\\b|\\b(?:do you (?:have|know)|any) an? (?:good )?recipe\\b`,
      "i",
    ),
    asked: ["make me an image of a fox", "give me a recipe for bread"],
  },
  {
    form: new RegExp(
      `${LEAD}(?:search|browse|look (?:it |this |that )?up)(?: (?:on|in|for it on|this on|it on))? (?:the |an? )?(?:web|internet|net|online)\\b|\\b(?:can|could|do|will) you (?:\\w+ )?(?:search|browse|use) the (?:web|internet)\\b`,
      "i",
    ),
    asked: ["search the web for it", "can you search the internet"],
  },
  {
    form: /\b(?:give|need|want|get|some|your)(?: me| us)?(?: some| any)? (?:legal|medical|tax|financial) advice\b|\bdiagnos(?:e|is) (?:me|my|for me)\b/i,
    asked: ["give me medical advice", "i need some legal advice"],
  },
  { form: /\bshould i (?:buy|sell|invest|take|marry|quit)\b/i, asked: [] },
  {
    form: new RegExp(
      `\\bwho(?:['’]?s| is| was) (?:the )?(?:(?:current|new|first|next|last) )?(?:president|prime minister|king|queen|chancellor|pope|ceo)(?: of [\\p{L}’' .-]{2,40})?${END}|\\b(?:what|which)(?: city)?(?:['’]?s| is)(?: the)? capital of\\b`,
      "iu",
    ),
    ofText: true,
    asked: ["who is the president of France?", "what is the capital of Peru"],
  },
  {
    form: new RegExp(`${LEAD}(?:tell|sing|know)(?: me| us)? (?:an?|another|some) (?:\\w+ )?(?:joke|story|song|riddle)s?\\b`, "i"),
    asked: ["Tell me a joke", "tell us another story"],
  },
];

/** Whether a request is for something that no rule can do. */
export const isBeyond = (request: string): boolean => BEYOND_FORMS.some(({ form }) => form.test(request));
/** Whether it may as well ask about a text that holds its words: “Who is the president of the union?” */
export const mayAskOfText = (request: string): boolean => !BEYOND_FORMS.some(({ form, ofText }) => ofText === undefined && form.test(request));
