import { anyOf, between } from "../../text/forms.ts";
import { APP_ROWS } from "./app-rows.ts";
import { HANDSHAKE_ROWS } from "./handshake-rows.ts";
import type { Intent } from "../intent.ts";
import { CAN } from "../notice.ts";
import { plainWords } from "../request/plain-words.ts";
import type { Said } from "../say.ts";
import { CLASS_ROWS, MANNER_ROWS, PERSONAL_ROWS, type TalkRow } from "./talk-rows.ts";

const POLITE =
  "(?:(?:oh|ok(?:ay)?|well|so|and|but|no|yes|ah|fair enough|got it|i see|alright|all right|right|sure|makes sense|understood|good to know|great|nice|wow|cool|awesome|super|perfect|good|hm+|lol)[, !.]+)*";
const whole = (words: string): RegExp => new RegExp(`^${POLITE}(?:${words})[ !.,?…)(:;]*$`, "i");
const YOU = "(?:you|this (?:app|tool|site|chat|page)|candor|it here)";

/** Thanks, with what people say around it; not with a request behind it. */
const THANKS = new RegExp(
  `^${POLITE}(?:many |a thousand |big )?(?:thanks?|danke(?: schön)?|gracias|muchas gracias|merci(?: beaucoup)?|grazie|obrigad[oa]|tack|dank je|much appreciated|i appreciate (?:it|that|your help))(?![\\w’'])(?!.*(?:\\?|\\b(?:now|but|what|which|how|why|who|when|where|please|summar\\w+|explain|show|tell|give|list|check|rewrite|compare|analy[sz]e|next|also|one more|another)\\b))`,
  "i",
);
/** Small words of assent, in any number. */
const ASSENT =
  "(?:ok(?:ay)?|k|good(?: to know)?|great|cool|nice|perfect|fine|alright|all right|got it|i see|(?:that )?makes sense|understood|interesting|right|sure|yes|yep|yeah|helpful|that (?:helps|was helpful|is helpful|is useful)|well done|good (?:job|answer|bot|point)|fair enough|i like (?:it|that|this)|wow|no thanks|l(?:ol|mao)|(?:ha){2,6}(?: good one)?|funny|hm+|ah+|oh+|true|awesome|amazing|then|bro|dude|man|mate|please)";

/** Who keeps, sees or sells what is typed here. */
const ASKS_PRIVACY = anyOf(
  new RegExp(
    `\\b(?:do|does|will|are|is|can|where|how long) ${YOU} (?:\\w+ )?(?:save|saving|store|storing|keep|keeping|record|recording|log|logging|remember|share|sharing|sell|selling|read my|spy\\w*|track\\w*|collect\\w*|use my|train on|see my|delete)\\b(?! (?:in mind|your|a secret))`,
    "i",
  ),
  /\b(?:is|are|will) (?:my|our|the|this) (?:\w+ )?(?:data|messages?|texts?|chats?|conversations?|questions?|input)\b[^?]{0,30}\b(?:private|safe|secure|stored|saved|kept|logged|shared|sold|sent|confidential|anonymous|deleted)\b/i,
  /\bis (?:this|it) (?:chat |conversation )?(?:private|confidential|anonymous)\b/i,
  /\b(?:is|are|will) what (?:i|we) (?:type|write|say|paste|send|enter|post|ask|put)\b[^?]{0,20}\b(?:private|safe|secure|stored|saved|kept|logged|shared|sold|sent|confidential|anonymous|deleted|public|seen|read)\b/i,
  /\b(?:will|can|could|does|would) (?:my |anyone|anybody|someone|others?|other people)(?: ?[\w’'-]+)? (?:else )?(?:see|read|find out) (?:this|what i|my (?:messages?|texts?|chats?|questions?))\b/i,
  /\bprivacy\b(?! (?:law|act|right|concern|commission))/i,
  /\b(?:who|what) (?:can|will|does|else) (?:see|sees|read|reads|happens to) (?:this|my|what i)\b/i,
  /\bwho (?:else )?(?:sees|reads|gets|stores|keeps|has access to) (?:my (?:\w+ )?(?:messages?|texts?|chats?|questions?|data|words)|what (?:i|we) (?:type|write|say|paste|send|enter|post|ask|put))\b/i,
  /\bwhere (?:does|do|is|are|will) my (?:data|messages?|texts?)\b/i,
);

/** Words about the talk and about the one who answers. Each is answered for itself: who asks what is kept does not want the menu. */
const ROWS: readonly TalkRow[] = [
  {
    form: whole("(?:(?:oh|i['’]?m|i am|so|very|really)[, ]+)*sorry(?: about that| for that)?"),
    text: "No harm done. Keep asking, or send a text.",
    intent: "greeting",
  },
  { form: THANKS, text: "You’re welcome. Send the next text or question whenever you like.", intent: "greeting" },
  {
    form: whole(
      "(?:bye(?:[- ]?bye)?|good ?bye|cya|ciao|see (?:you|ya)(?: \\w+)?)(?: (?:robot|bot|machine|candor|friend|everyone|all|now|then|for now))?|good night|have a (?:nice|good) \\w+|that(?:'s| is| was) (?:all|it)(?: for (?:now|today))?|i(?:'m| am) done",
    ),
    text: "Goodbye, and thanks for reading closely.",
    intent: "greeting",
  },
  {
    form: /\b(?:you(?:'re| are)? (?:saying )?|are you saying )(?:really |just |must )?(?:think|believe|say|mean|call|find)? ?(?:that )?(?:he|she|they|we|i|people|everyone|my \w+)(?:'s|'re|'m| is| are| am) (?:all |just |a |an |so |too |some )*(?:stupid|dumb|idiots?|crazy|mad|liars?|lying|naive|gullible|fools?|brainwashed|ignorant|bad|evil)\b/i,
    text: "No. I read words, and I don’t judge anybody who wrote or believes them. Careful people believe texts like this, too: that’s what they’re made for. What we can talk about is a sentence in it, and what it’s based on.",
    intent: "how-sure",
  },
  {
    form: /\b(?:ignore|forget|disregard|override|bypass) (?:(?:all|any|of|your|the|previous|prior|these|those|my|above) )*(?:instructions?|rules|prompts?|programming|guidelines)\b/i,
    text: "My rules are fixed: no message changes them, whether it comes from you or is in a text you send. What I can do is read a text closely with you.",
  },
  {
    form: whole("whatever|never ?mind|nvm|forget (?:it|about it)|no worries|doesn't matter|skip it|leave it"),
    text: "All right. Send the next text or question whenever you like.",
    intent: "greeting",
  },
  { form: whole(`${ASSENT}(?:[ ,.!]+${ASSENT})*`), text: "Good. Keep asking, or send the next text.", intent: "greeting" },
  ...APP_ROWS,
  ...HANDSHAKE_ROWS,
  {
    form: ASKS_PRIVACY,
    text: "What you send here goes to this site’s server, which answers it and keeps no text in its logs. Your browser keeps the conversation on your device: [Your data](/your-data) shows it, and lets you delete it.",
  },
  {
    form: anyOf(
      /\bwho (?:made|built|created|programmed|wrote|developed|designed|owns|trained|runs|pays(?: for)?|paid(?: for)?|funds|finances|sponsors|is behind|controls|earns (?:with|from|by)) (?:you|this (?:app|tool|site)|candor)\b/i,
      /\bwhere (?:are|do) you (?:come )?from\b|\bare you (?:open source|free)\b/i,
      /^(?:(?:and|so|but)[, ]+)*(?:do|does|are|is) (?:you|candor|this (?:app|tool|site)) (?:get(?:ting)? paid|make money|earn (?:money|anything)|cost (?:anything|money|something)|paid|sponsored|funded|biased by|free)\b/i,
      /\bhow (?:were you|was this (?:app|tool) )(?:made|built|trained)/i,
    ),
    text: "I’m part of Candor, a free tool with open rules: people wrote them by hand, and nothing was trained on chats. The same words get the same marks, whoever wrote them. The page [How well does it work?](/accuracy) has the error rates.",
  },
  {
    form: anyOf(
      /\bwhat (?:can't|cannot|can not|don't|do not) you (?:\w+ )?(?:do|know|understand|see|read)\b/i,
      /\bwhat (?:you (?:can't|cannot|can not|don't|do not) (?:do|know|understand|see|read)|are you (?:not able|unable) to)\b/i,
      /\byour (?:limits?|limitations?|weakness(?:es)?|shortcomings)\b/i,
      /\bwhat are you (?:bad|not good) at\b|\bwhere do you fail\b/i,
    ),
    text: "I don’t look anything up, so I can’t tell whether a claim is true. I don’t write, translate or read pictures, and the only math I do is percentages. I miss irony, unusual wording and lies told in calm words; honest wording gets a mark now and then. The page [How well does it work?](/accuracy) has the figures.",
  },
  {
    form: /\b(?:can|could|do) you (?:also )?(?:read|see|open|understand|analy[sz]e|watch|hear|process|look at|check)(?: \w+)? (?:pictures?|images?|photos?|pdfs?|videos?|audio|screenshots?|attachments?|files?|voice)\b/i,
    text: "I only read text. Copy the words out of it and paste them here.",
  },
  {
    form: /\b(?:can|could|do) you (?:also )?(?:read|open|visit|follow|fetch|look at|analy[sz]e|check) (?:an? |the |this |my )?(?:links?|urls?|websites?|web ?pages?|web ?sites?|address(?:es)?|internet)\b/i,
    text: "Send just the address, and I’ll get the page’s text. If a site refuses that, copy and paste its text. I don’t look up anything else on the web.",
  },
  {
    form: anyOf(
      /\b(?:do|can|could) you (?:also )?(?:speak|understand|read|talk|write|know|answer in) (?:\w+ )?(?:languages?|english|german|french|spanish|italian|portuguese|dutch|russian|chinese|arabic|turkish|polish|japanese|hindi|ukrainian)\b/i,
      /\b(?:what|which) languages?\b[^?]{0,20}\byou\b/i,
    ),
    text: "English only: my rules don’t know any other language. Send an English text, or a translation.",
  },
  {
    form: anyOf(
      /\byou(?:'re| are)(?: \w+){0,3}? (?:biased|woke|left(?:ist|[- ]wing)?|right(?:[- ]wing)?|propaganda|shills?|bots?|liberals?|conservatives?|fascists?|communists?|partisan|censor\w*)(?: (?:against|towards?|for|in favou?r of|about|on) [^?]{2,40})?[.! ]*$/i,
      between(
        /\byou(?:'re| are)(?: \w+){0,2}? /i,
        [
          /defending|protecting|attacking|excusing|siding with|taking (?:\w+ )?sides?|(?:paid|bought|sponsored) by/i,
          /on (?:their|his|her|the (?:other|wrong)) side|against (?:us|me|them|him|her|\w+s)|in favou?r of/i,
        ],
        /\b[^?]{0,30}$/i,
      ),
      /\bare you (?:\w+ )?(?:biased|neutral|impartial|objective|political|left|right|left-wing|right-wing|liberal|conservative|on (?:my|their|his|her) side)\b/i,
      /\b(?:whose side|which side) are you\b/i,
    ),
    text: "I have no opinions, and I apply the same rules to every text. The rules were chosen by people, so they can still lean one way: [How well does it work?](/accuracy) shows where they get it wrong.",
  },
  {
    form: /\bchanged? your (?:mind|opinion|view)\b|\b(?:prove|what if) you(?:'re| are)? wrong\b/i,
    text: "I don’t hold a view on this, so there’s none to change. One of my marks is wrong if the words are quoted, not meant seriously, or backed by something in the text. Name it, and I’ll show you what it’s based on.",
    intent: "how-sure",
  },
  ...MANNER_ROWS,
  ...PERSONAL_ROWS,
  ...CLASS_ROWS,
];

const MISSED = between(
  /^(?:(?:no|but|hey|well|hello)[, ]+)*/i,
  [
    /(?:that|this|it)(?:'s| is| was) not (?:what i (?:asked|meant|wanted|said)|my question|an answer|answering)/i,
    /(?:you|that) (?:did not|didn't|don't|do not|does not|doesn't) (?:even |really )?(?:answer|understand|help|get (?:it|me|my))/i,
    /(?:this|that|it)(?:'s| is| was) (?:an? )?(?:total |complete )?waste of (?:my )?time/i,
    /answer (?:me|my question|the question)/i,
    /you (?:just |only |always |keep )*repeat(?:ing|ed)? (?:yourself|the same(?: thing)?|it)/i,
    /\b(?:that's |it's )?(?:always |again |just )*the same (?:answer|text|thing)(?: again)?/i,
    /you (?:already )?said that(?: already)?|you(?:'re| are) (?:not listening|no help|missing the point)/i,
  ],
  /\b[^?]{0,30}$/i,
);
const FEELINGS =
  /^(?!(?:this|that) (?:text|article|message|post|letter|author|writer|guy|man|woman|person)\b)(?:(?:you|this|candor|it|that)(?:'re|'s| are| is| was)? (?:\w+ ){0,3}?(?:stupid|useless|dumb|idiot|an idiot|bad|terrible|awful|rubbish|garbage|trash|crap|shit|annoying|boring|worthless|a joke|no help|not helpful|unhelpful|broken|pointless|suck|sucks)(?: at all| to me| really)?|(?:not helpful|unhelpful|no help|pointless|stupid|dumb|useless|idiot|bullshit(?! or\b)|fuck\w*|shut up|wtf|bad bot|moron|thanks for nothing)\b[^?]{0,20})[ !.]*$/i;

/** Longer words are no remark. */
const MOST_WORDS = 25;

/** Null where the words are about something else. */
export function sayTalk(request: string): { said: Said; intent: Intent } | null {
  const plain = plainWords(request.trim().replace(/\s+/g, " "));
  if (plain.split(" ").length > MOST_WORDS) return null;
  if (FEELINGS.test(plain) || MISSED.test(plain))
    return {
      said: { text: "I’m sorry I wasn’t any help. Tell me what you were looking for in other words, or name the mark that seems wrong.", confidence: 0.8 },
      intent: "unclear",
    };
  const row = ROWS.find(({ form }) => form.test(plain));
  if (row) return { said: { text: row.text, confidence: 0.9 }, intent: row.intent ?? "capabilities" };
  return null;
}

/** A message that is neither a question nor a remark: "asdfgh", a lone word. */
export const NOT_UNDERSTOOD: Said = { text: `I can’t tell what you’d like. ${CAN}`, confidence: 0.6 };
