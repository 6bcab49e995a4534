import { anyOf, between, END, LEAD } from "../text/forms.ts";
import type { Intent } from "./intent.ts";

/** Words that are no question about a text: about the one who answers as if it were a person, about the tool in a class, and the sighs of who feels lost. Rows as in say-talk.ts. */
export interface TalkRow {
  form: RegExp;
  text: string;
  /** "capabilities" where none is given. */
  intent?: Intent;
}

const LESSONS = "The [Education Hub](/educate) has short lessons, each with examples of which about half are honest";

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
    text: "I am rules and counting: no age, no tastes, no feelings. The one thing I do is read a text closely with you. Send one whenever you like.",
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
    text: "Gladly. Paste its words here, or send its address alone, and say what you want to know: what pushes in it, which claims can be checked, or what is missing.",
  },
  {
    form: anyOf(
      /\b(?:i(?:'m| am| feel| must be)(?: just| really| probably)?|i think i(?:'m| am)|maybe i(?:'m| am)) (?:(?:too|so|just|a bit|really) )*(?:stupid|dumb|slow|old|thick|bad)(?: (?:for|to|at|by|with) (?:this|it|that|all|these|understand\w*|spott?ing|reading)\b[^?]{0,30})?[.! ]*$/i,
      /\b(?:i|we) (?:don't|do not|no longer) (?:even )?know (?:what|who|whom) (?:to|i can|we can) (?:believe|trust)\b/i,
      /^idk (?:what|who) to (?:believe|trust)\b/i,
      /\bi (?:always|keep) fall(?:ing)? for (?:it|this|that|these|such|everything|\w+)\b/i,
    ),
    text: `That is no fault of yours: such texts are made to slip past careful people, too. One question carries far: who says so, and how do they know? ${LESSONS}. Or send me what puzzles you, and we go through it sentence by sentence.`,
  },
  {
    form: between(
      /\bwhy /i,
      [/(?:can't|cannot|can not|couldn't|don't|won't|will not|do not) you/i, /(?:can|do|will) you not|are you (?:not able|unable) to|is it that you can't/i],
      /(?: \w+)? (?:look|search|google|browse|check|know|find|open|tell|say|decide|answer|judge|give|write|go|read|just|see|access|use)\b/i,
    ),
    text: "Because I am rules that read the words before me: no search stands behind them, and no language model. A fact that I made up would help nobody, so I name what is claimed, and how to look it up. In a new tab that takes you a minute or two, and you see yourself who says so.",
  },
  {
    form: /\b(?:why (?:should|would|do|must) (?:i|we|people|anyone|somebody) (?:even |ever )?(?:use|need|want) (?:you|this (?:app|tool|site)|candor)|what (?:are you|is this (?:app|tool|site)|is candor) (?:good )?for|(?:what|who)(?:'s| is) candor(?: (?:app|exactly|about|all about))*(?=[?.! ]*$)|what(?:'s| is) this (?:app|tool|site|place)(?: about)?(?=[?.! ]*$))\b/i,
    text: "For one thing: to look twice at wording that pushes, before you believe, pay, share or answer. Each mark of mine names its words, says why they can mislead, and hands you the question to ask. Whether a thing is true you find out elsewhere, and I say how. Paste something that you doubt.",
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
    text: "Each color, with a line of its own, is a kind: emotional, logical, authority, consensus, framing, distraction, and other. It says what a wording does, and not how bad it is; how strong a sign it is tells the percentage in its note. The legend stands beside the text in the [analyzer](/analyze).",
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
    text: "Other, rather than better. I am rules that people wrote: the same words get the same marks each time, each mark says why, my error rates are [measured](/accuracy), and the analyzer reads your text in this browser. A language model understands far more and answers nearly anything, also where it is wrong, and sounds the same then. Spelling and style I leave to others.",
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
    text: "For answers in brief, set the mode beside the chat to _direct_: it keeps to the strongest marks and leaves out what is missing. Or ask for one thing at a time, such as “in one line”.",
  },
  {
    form: /\byou (?:(?:just|only|always|simply|would|will|seem to) )*(?:flag|mark|criticize|criticise|attack|hate|dislike|object to|suspect|doubt|find (?:fault|something)|complain|highlight)\w*\b[^?]{0,20}\b(?:everything|anything|all|everyone|whatever|every (?:text|sentence|word))\b/i,
    text: "I like and dislike nothing: the same words get the same mark, whoever wrote them, and most neutral texts get none. A mark can sit on the wrong place all the same. Name its words, and I will show what it rests on.",
    intent: "how-sure",
  },
];

export const CLASS_ROWS: readonly TalkRow[] = [
  {
    form: /\bhow long (?:is|are|does|do|will|would) (?:a |an |the |one |each |your |these )?(?:lessons?|courses?|exercises?|units?)\b/i,
    text: `${LESSONS}. With the practice most take about fifteen minutes.`,
  },
  {
    form: anyOf(
      /\b(?:pupils?|students?|kids|children|my class|i|we|one|they|you) (?:really |still )?(?:need|have|require|must have|must make|has)(?: to (?:have|make|create|open|set up))?(?: an?)? (?:account|registration|log-?in|to (?:register|sign up|log in))\b(?! (?:number|details|at|with|on))/i,
      /\b(?:without|no) (?:an? )?(?:account|registration|sign-?up)[?.! ]*$/i,
      /^(?:(?:wait|oh|so|and|but|ok(?:ay)?|hm+)[, ]+)+is (?:it|this) (?:really |completely |all )?free(?: of charge)?[?.! ]*$/i,
      /\b(?:is|are|does|do) (?:candor|the app|this app|this site|this tool|this website|the lessons|you) (?:really |completely )?(?:free(?: of charge)?|cost (?:anything|something|money)|paid)\b/i,
    ),
    text: "No account, and no cost. What you do here is kept by your browser on your device, so everybody can begin at once; [Your data](/your-data) shows it.",
  },
  {
    form: /\b(?:use|using|try|trying|bring|show|present) (?:you|this|it|candor|the app|this app|this tool|this site|the lessons) (?:\w+ )?(?:in|with|for|to|at) (?:my |our |the |a |an |\d\w* )*(?:\w+ )?(?:class\w*|school\w*|lessons?|students?|pupils?|teaching|course|workshop|seminar|kids|library)\b/i,
    text: `Yes, without an account. ${LESSONS}; [Practice in the sandbox](/educate/epistemic-sandbox) is open and assessed. A way to begin: let the class mark a text by hand first, then compare with [the analyzer](/analyze). After a run there, Link makes a link for a class: it opens with your task and the text, and the marks wait. Each lesson prints as a handout, with the answers on a page of their own. Where we differ, ask why, for my marks can be wrong.`,
  },
  {
    form: anyOf(
      /\b(?:which|what) lessons? (?:should|do|can|shall|would) (?:i|we|one|my \w+) (?:\w+ )?(?:start|begin)\b/i,
      /\bwhere (?:should|do|can|shall) (?:i|we|one) (?:best )?(?:start|begin)(?: with)? (?:the |these |your )?lessons?\b/i,
    ),
    text: "With whatever met you today: under “What brings you here?” the [Education Hub](/educate) names a lesson for an ad, a post or a chatbot. Without a wish of your own, take [Logical Fallacies Overview](/educate/fallacies-overview) for arguments or [How to Detect Bullshit](/educate/detect-bullshit) for grand words. Each lesson stands alone.",
  },
  {
    form: /\bwhat (?:does|do|is|are) (?:the (?:word|choice|answer|button)s? )?["“']?(?:sound|misleading|not enough to tell)["”']? (?:means?|mean|meant by|supposed to mean|in (?:the|a|your|this) (?:lessons?|practice|exercises?|quiz|examples?))\b/i,
    text: "In the lessons “sound” means that an example holds up as it stands, and “misleading” that it leads its reader to more than it gives grounds for. Neither says whether somebody meant it so. “Not enough to tell” is an honest answer, too: it counts neither as right nor as missed. The reasons stand in the expert’s reading, and you may disagree with them.",
  },
  {
    form: /\b(?:how|who|what) (?:is|are|does|do|will|was|were)?\s?(?:my|our|the|an|these|those|students['’]?)? ?(?:answers?|responses?|exercises?)(?: in the (?:sandbox|lessons?))? (?:be |get |getting |being )?(?:assess\w*|grad\w+|scor\w+|judg\w+|mark(?:ed|s)|evaluat\w+|rat(?:ed|es))\b|\b(?:who|what|how) (?:\w+ )?(?:assess|grad|scor|judg|evaluat|rat)(?:es|ed|s)? (?:my|our|the) (?:answers?|responses?)\b/i,
    text: "By rules, unless the owner of this site has connected a language model: the line above the button says which. In the [sandbox](/educate/epistemic-sandbox) four things count: how sure you say you are, that no claim goes further than its reasons, the evidence you weigh, and what would change your mind. In the [framing analysis](/educate/narrative-framing-analysis) they are frames or seats, feelings, the facts you use, and what stays out of sight. Your own words that counted are quoted to you. The rules can be unfair to a good answer: the expert’s text below is the better measure.",
  },
];
