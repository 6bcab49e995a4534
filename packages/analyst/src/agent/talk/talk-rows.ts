import { anyOf, between, END, LEAD } from "../../text/forms.ts";
import type { Intent } from "../intent.ts";

/** Words that are no question about a text: about the one who answers as if it were a person, about the tool in a class, and the sighs of who feels lost. Rows as in say-talk.ts. */
export interface TalkRow {
  form: RegExp;
  text: string;
  /** "capabilities" where none is given. */
  intent?: Intent;
}

const LESSONS = "The [Education Hub](/educate) has short lessons, each with examples, about half of them honest";

export const PERSONAL_ROWS: readonly TalkRow[] = [
  {
    form: between(
      /^(?:(?:so|and|but|ok(?:ay)?|hi|hello|hey)[, !]+)*/i,
      [
        /how old are you|how are you(?: (?:doing|today))*|what(?:'s|s| is) (?:up|new|going on with you)|sup/i,
        /how(?:'s| is) (?:it going|life|your day)/i,
        between(/(?:do|can|did|could) you (?:ever |also |really )?/i, [
          /(?:like|love|hate|enjoy|eat|drink|play|prefer) (?!it\b|this\b|that\b|the\b|these\b|him\b|her\b|them\b)[\w’' -]{2,40}/i,
          /sleep|dream|feel(?: \w+)?/i,
          /have (?:feelings|emotions|a (?:name|soul|body|boyfriend|girlfriend|family|heart|favou?rite \w+)|friends|children|fun)/i,
          /get (?:tired|bored|angry|lonely)/i,
        ]),
        /are you (?:happy|sad|married|single|alive|conscious|sentient|angry|tired|bored|lonely|sleepy|in love|ok(?:ay)?|(?:a )?(?:boy|girl|man|woman|person|male|female))/i,
        /what(?:'s| is) your (?:name|favou?rite \w+|age|hobby|gender)/i,
        /where do you live|(?:do you )?want to be (?:my )?friends?/i,
      ],
      END,
    ),
    text: "I’m just rules and counting: no age, no tastes, no feelings. The one thing I do is read a text closely with you. Send me one anytime.",
  },
  {
    form: between(
      /^(?:(?:hi|hello|hey|ok(?:ay)?|so|please|and)[, !]+)*(?:(?:i (?:need|want|would like|have|'d like)|can (?:you|i)|could (?:you|i)|may i) )/i,
      [
        /(?:some |your )?(?:help|advice) (?:with|on|about|for) (?:an? |the |my |some )?(?:text|article|message|e-?mail|letter|post|something)s?/i,
        /(?:to )?(?:ask|check|show|send|paste) (?:you )?(?:something|a question|a text|a message|an? \w+)(?: (?:for|to|with) (?:me|you))?/i,
        /a question(?: for you)?/i,
        /(?:please )?(?:help me|check something|read something)(?: (?:with|for) (?:something|me|this))?/i,
      ],
      END,
    ),
    text: "Sure. Paste the text here, or send just its web address, and tell me what you want to know: where it pushes, which claims can be checked, or what is missing.",
  },
  {
    form: anyOf(
      /\b(?:i(?:'m| am| feel| must be)(?: just| really| probably)?|i think i(?:'m| am)|maybe i(?:'m| am)) (?:(?:too|so|just|a bit|really) )*(?:stupid|dumb|slow|old|thick|bad)(?: (?:for|to|at|by|with) (?:this|it|that|all|these|understand\w*|spott?ing|reading)\b[^?]{0,30})?[.! ]*$/i,
      /\b(?:i|we) (?:don't|do not|no longer) (?:even )?know (?:what|who|whom) (?:to|i can|we can) (?:believe|trust)\b/i,
      /^idk (?:what|who) to (?:believe|trust)\b/i,
      /\bi (?:always|keep) fall(?:ing)? for (?:it|this|that|these|such|everything|\w+)\b/i,
    ),
    text: `It’s not your fault: texts like these are made to slip past careful people, too. One question goes a long way: who says so, and how do they know? ${LESSONS}. Or send me what puzzles you, and we’ll go through it sentence by sentence.`,
  },
  {
    form: between(
      /\bwhy /i,
      [/(?:can't|cannot|can not|couldn't|don't|won't|will not|do not) you/i, /(?:can|do|will) you not|are you (?:not able|unable) to|is it that you can't/i],
      /(?: \w+)? (?:look|search|google|browse|check|know|find|open|tell|say|decide|answer|judge|give|write|go|read|just|see|access|use)\b/i,
    ),
    text: "Because I’m rules that read the words in front of me, with no search and no language model behind them. A fact I made up would help nobody, so I tell you what is claimed and how to look it up. In a new tab that takes a minute or two, and you see for yourself who says so.",
  },
  {
    form: /\b(?:why (?:should|would|do|must) (?:i|we|people|anyone|somebody) (?:even |ever )?(?:use|need|want) (?:you|this (?:app|tool|site)|candor)|what (?:are you|is this (?:app|tool|site)|is candor) (?:good )?for|(?:what|who)(?:'s| is) candor(?: (?:app|exactly|about|all about))*(?=[?.! ]*$)|what(?:'s| is) this (?:app|tool|site|place)(?: about)?(?=[?.! ]*$))\b/i,
    text: "For one thing: taking a second look at wording that pushes, before you believe, pay, share or answer. Each of my marks shows the words, says why they can mislead, and gives you a question to ask. Whether something is true you’ll have to find out elsewhere, and I tell you how. Paste something you have doubts about.",
  },
  {
    form: between(
      LEAD,
      [
        /what do(?:es)? (?:the )?(?:(?:different|colou?red) )?(?:colou?rs?|underlin\w+|lines|pencils|wavy lines?) (?:mean|stand for|show)/i,
        /why (?:are|is) (?:there )?(?:\w+ ){0,3}?(?:colou?rs?|colou?red|underlined)/i,
      ],
      END,
    ),
    text: "Each color, with its own kind of line, stands for one kind: emotional, logical, authority, consensus, framing, distraction, and other. It tells you what the wording does, not how bad it is; the percentage in its note tells you how strong a sign it is. The legend is next to the text in the [analyzer](/analyze).",
  },
  {
    form: between(
      LEAD,
      [
        /(?:are you|is (?:candor|this (?:app|tool|site)))(?: any)? (?:better|worse|smarter|different|more accurate|the same)(?: than| from| as)/i,
        /what makes (?:you|candor|this) (?:different|better)/i,
      ],
      /\b[^.?!]{0,40}[?.! ]*$/i,
    ),
    text: "Different, rather than better. I’m rules that people wrote: the same words get the same marks every time, each mark says why, my error rates are [measured](/accuracy), and the analyzer reads your text in this browser. A language model understands far more and answers almost anything, even when it’s wrong, and it sounds the same then. Spelling and style I leave to others.",
  },
];

/** How the answers themselves are taken: too long, or marks everywhere. */
export const MANNER_ROWS: readonly TalkRow[] = [
  {
    form: anyOf(
      between(
        /^(?:(?:please|and|so|but|ok(?:ay)?|hey)[, ]+)*(?:(?:can|could|would|will) you (?:please )?)?/i,
        [
          /(?:make|keep|give) (?:me )?(?:your (?:answers?|repl(?:y|ies))|(?:shorter|briefer) (?:answers?|repl(?:y|ies)))(?: (?:a bit )?(?:shorter|short|brief(?:er)?))?/i,
          /(?:shorten|cut) your (?:answers?|repl(?:y|ies))|(?:answer|reply|write|talk|speak) (?:more briefly|(?:a bit )?(?:shorter|briefer)|less|in (?:short|fewer words))/i,
          /(?:be (?:more )?(?:brief|concise)|use fewer words) (?:from now on|in future|next time|with me)/i,
        ],
        END,
      ),
      /\b(?:your|the|these) (?:answers?|repl(?:y|ies)) (?:is|are) (?:(?:way|far|much|a bit|so|too) )*(?:long|wordy)\b/i,
    ),
    text: "For short answers, set the mode next to the chat to _direct_: it sticks to the strongest marks and skips what is missing. Or ask for one thing at a time, such as “in one line”.",
  },
  {
    form: /\byou (?:(?:just|only|always|simply|would|will|seem to) )*(?:flag|mark|criticize|criticise|attack|hate|dislike|object to|suspect|doubt|find (?:fault|something)|complain|highlight)\w*\b[^?]{0,20}\b(?:everything|anything|all|everyone|whatever|every (?:text|sentence|word))\b/i,
    text: "I don’t like or dislike anything: the same words get the same mark, no matter who wrote them, and most neutral texts get none. A mark can still be in the wrong place. Tell me its words, and I’ll show you what it’s based on.",
    intent: "how-sure",
  },
];

export const CLASS_ROWS: readonly TalkRow[] = [
  {
    form: /\bhow long (?:is|are|does|do|will|would) (?:a |an |the |one |each |your |these )?(?:lessons?|courses?|exercises?|units?)\b/i,
    text: `${LESSONS}. With the practice, most take about fifteen minutes.`,
  },
  {
    form: anyOf(
      /\b(?:pupils?|students?|kids|children|my class|i|we|one|they|you) (?:really |still )?(?:need|have|require|must have|must make|has)(?: to (?:have|make|create|open|set up))?(?: an?)? (?:account|registration|log-?in|to (?:register|sign up|log in))\b(?! (?:number|details|at|with|on))/i,
      /\b(?:without|no) (?:an? )?(?:account|registration|sign-?up)[?.! ]*$/i,
      /^(?:(?:wait|oh|so|and|but|ok(?:ay)?|hm+)[, ]+)+is (?:it|this) (?:really |completely |all )?free(?: of charge)?[?.! ]*$/i,
      /\b(?:is|are|does|do) (?:candor|the app|this app|this site|this tool|this website|the lessons|you) (?:really |completely )?(?:free(?: of charge)?|cost (?:anything|something|money)|paid)\b/i,
    ),
    text: "No account, and no cost. Your browser keeps what you do here on your device, so anyone can start right away; [Your data](/your-data) shows it.",
  },
  {
    form: /\b(?:use|using|try|trying|bring|show|present) (?:you|this|it|candor|the app|this app|this tool|this site|the lessons) (?:\w+ )?(?:in|with|for|to|at) (?:my |our |the |a |an |\d\w* )*(?:\w+ )?(?:class\w*|school\w*|lessons?|students?|pupils?|teaching|course|workshop|seminar|kids|library)\b/i,
    text: `Yes, without an account. ${LESSONS}; [Practice in the sandbox](/educate/epistemic-sandbox) is open-ended and gets assessed. One way to start: let the class mark a text by hand first, then compare with [the analyzer](/analyze). After a run there, Link makes a link for a class: it opens with your task and the text, and the marks wait. Each lesson prints as a handout, with the answers on a separate page. Where we disagree, ask why: my marks can be wrong.`,
  },
  {
    form: anyOf(
      /\b(?:which|what) lessons? (?:should|do|can|shall|would) (?:i|we|one|my \w+) (?:\w+ )?(?:start|begin)\b/i,
      /\bwhere (?:should|do|can|shall) (?:i|we|one) (?:best )?(?:start|begin)(?: with)? (?:the |these |your )?lessons?\b/i,
    ),
    text: "With whatever you ran into today: under “What brings you here?” the [Education Hub](/educate) suggests a lesson for an ad, a post or a chatbot. If nothing comes to mind, take [Logical Fallacies Overview](/educate/fallacies-overview) for arguments or [How to Detect Bullshit](/educate/detect-bullshit) for big words. Each lesson stands on its own.",
  },
  {
    form: /\bwhat (?:does|do|is|are) (?:the (?:word|choice|answer|button)s? )?["“']?(?:sound|misleading|not enough to tell)["”']? (?:means?|mean|meant by|supposed to mean|in (?:the|a|your|this) (?:lessons?|practice|exercises?|quiz|examples?))\b/i,
    text: "In the lessons, “sound” means that an example holds up as it is, and “misleading” that it leads readers to believe more than it gives reasons for. Neither says whether anyone meant it that way. “Not enough to tell” is an honest answer, too: it counts as neither right nor missed. The reasons are in the expert’s reading, and you’re free to disagree with them.",
  },
  {
    form: /\b(?:how|who|what) (?:is|are|does|do|will|was|were)?\s?(?:my|our|the|an|these|those|students['’]?)? ?(?:answers?|responses?|exercises?)(?: in the (?:sandbox|lessons?))? (?:be |get |getting |being )?(?:assess\w*|grad\w+|scor\w+|judg\w+|mark(?:ed|s)|evaluat\w+|rat(?:ed|es))\b|\b(?:who|what|how) (?:\w+ )?(?:assess|grad|scor|judg|evaluat|rat)(?:es|ed|s)? (?:my|our|the) (?:answers?|responses?)\b/i,
    text: "By rules, unless the owner of this site has connected a language model: the line above the button says which. In the [sandbox](/educate/epistemic-sandbox) four things count: how sure you say you are, that no claim goes further than its reasons, the evidence you weigh, and what would change your mind. In the [framing analysis](/educate/narrative-framing-analysis) they are frames or seats, feelings, the facts you use, and what stays out of sight. The words of yours that counted are quoted back to you. The rules can be unfair to a good answer: the expert’s text below is the better measure.",
  },
];
