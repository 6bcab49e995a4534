/** How somebody wants a thing explained, after the thing itself: “in simple words”, “with an example”, “? Give me an example.” */
const PIECES = [
  "(?:and |or )?(?:please |also )?(?:can you |could you |would you )?(?:please )?(?:give|show|tell|explain)(?: it)?(?: to)? ?(?:me|us)?(?: with)? ?(?:an?|one|some|two|three|a few|a couple of)? ?(?:more |real |other |concrete |simple |good |short |easy |everyday |quick )*(?:examples?|definitions?|instances?)",
  "(?:and |or )?(?:(?:with|using) )?(?:an?|one|some|two|three|a few)? ?(?:real |concrete |simple |good |short |easy |everyday |quick )*examples?",
  "in (?:very |really )?(?:simple|plain|easy|short|your own|other|everyday|basic|layman['’]?s?|normal|clear|a few|few)(?: (?:and|or) \\w+)? (?:words?|terms?|language|english|sentences?|way)",
  "in (?:an? |one |two |three |a single )?(?:\\w+ )?(?:sentences?|nutshell|words?|lines?|paragraph)",
  "in (?:short|brief|detail|general|english|debates?|arguments?|rhetoric|logic|politics|an argument|a debate)",
  "(?:for|to) (?:me|us|kids|beginners|dummies|children|students|teens|a (?:\\w+[- ])*(?:child|kid|beginner|student|teenager|old)|my (?:\\w+ )?\\w+)",
  "like i(?:['’]?m| am| was| were) (?:an? )?(?:new to this|[\\w-]+)(?: years? old)?",
  "(?:as|so) (?:simply|briefly|clearly|short(?:ly)?) as (?:possible|you can)",
  "(?:and )?(?:please )?(?:explain|tell|say)(?: (?:it|me|to me|this))*(?: (?:very |more )?(?:simple|simply|easy|easily|short|shortly|clear|clearly|please))*",
  "(?:simply|briefly|quickly|again|exactly|actually|really|please|thanks|thank you|then|anyway|though)",
  "(?:and )?(?:how|why|when|where) (?:do|does|can|could|should|is|are|would) (?:i|we|you|one|it|they|people)\\b[\\w’' ]{0,40}",
  "(?:and )?(?:why|how) (?:is )?(?:it|that|this) (?:so )?(?:is )?\\w+(?: \\w+){0,3}",
  "i (?:keep|do|don['’]?t|never|always|just|hear|heard|read|see|saw|need|want|have|am|was|can['’]?t|would|think)\\b[\\w’', ]{0,100}",
  "(?:someone|somebody|my \\w+|people|everyone) (?:says?|said|keeps?|called|calls|told|accused|uses?|used|mentioned)\\b[\\w’', ]{0,100}",
];
const TRAILING = new RegExp(`(?<![ ,;.?!–—-])[ ,;.?!–—-]+(?:${PIECES.join("|")})[?.! ]*$`, "i");
const LEADING =
  /^(?:(?:please|hi|hello|hey|ok(?:ay)?|so|and|can you|could you|would you|can somebody|i(?:['’]d| would)? (?:want|like|need) to (?:know|understand|learn)|i (?:don['’]?t|do not|not|no) (?:know|understand|get)|do you know|help me (?:to )?understand|teach me|remind me|in (?:simple|plain|easy) (?:words|terms|language))[, :]+)+(?=(?:please |to )?(?:what|tell|teach|explain|define|describe|tell|give|the meaning|an? |examples?)\b)/i;
/** A question about a word is no longer than this; a longer message is something else. */
const MOST_CHARS = 240;
const MOST_PIECES = 4;

/** A question without what only says how it should be answered. */
export function withoutManner(question: string): string {
  if (question.length > MOST_CHARS) return question;
  let plain = question.replace(LEADING, "").replace(/^(?:(?:tell|explain to) (?:me|us)|explain) what\b/i, "what");
  for (let n = 0; n < MOST_PIECES; n++) {
    const shorter = plain.replace(TRAILING, "");
    if (shorter === plain || shorter.split(" ").length < 2) break;
    plain = shorter;
  }
  // “what mean straw man”, “not understand the word straw man”
  const asked =
    /^(?:(?:hi|hello|hey|please|sorry)[, ]+)*(?:what (?:do |does |is )?(?:it )?means?|i (?:don['’]?t|do not|not|no) (?:know|understand|get)(?: what is| what means?| the (?:word|term|meaning of))?) (?:with |of |an? |the (?:word |term )?)?(?=["“']?[a-z' -]{4,40}["”']?[?.! ]*$)/i;
  plain = plain.replace(asked, "what is ");
  // “what a straw man is”
  return plain.replace(/^what (?!(?:is|are|does|do)\b)(.{3,50}?) (?:is|are|means?)(?: called)?[?.! ]*$/i, "what is $1");
}
