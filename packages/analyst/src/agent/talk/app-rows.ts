import { between, END, LEAD } from "../../text/forms.ts";
import type { TalkRow } from "./talk-rows.ts";

/** How what one did here is found, kept, printed and shared. Whole questions alone: a text may be about data and classes, too. */
export const APP_ROWS: readonly TalkRow[] = [
  {
    form: between(
      LEAD,
      [
        /what(?:['’]?s| is) (?:this|the|your|this whole) ?(?:site|app|website|web site|page|tool|place)(?: (?:good )?for| (?:all )?about| supposed to do)/i,
        /what (?:does|can) (?:this|the) ?(?:site|app|website|page|tool) do(?: for me)?/i,
      ],
      END,
    ),
    text: "It’s for taking a second look at words that want something from you. The [analyzer](/analyze) marks wording that pushes, flatters or hides a source, and says how sure it is. In this chat you can ask about a text: paste it here, or send its address. And the [Education Hub](/educate) has short lessons with examples, about half of them honest.",
  },
  {
    form: between(
      LEAD,
      [
        /(?:how|where) (?:do|can|could|should|would|to) ?(?:i|we|one)? (?:paste|put(?: in)?|insert|enter|type|write|add|copy|send|give you|upload)(?: (?:in|here))? (?:an? |the |my |some |this )*(?:texts?|articles?|messages?|statements?|e-?mails?|links?|posts?|words)(?: (?:in|here|to you))?/i,
      ],
      END,
    ),
    text: "Select the words and copy them (on a phone: press and hold, then Copy). Then press and hold or click in the box below, choose Paste, and send. A link goes in the same way, with https:// in front. With a picture, type out the words that matter.",
  },
  {
    form: between(
      LEAD,
      [
        /(?:can|could|how (?:can|do|could|will)) (?:(?:my|our) (?:students?|pupils?|class|kids|children)|i|we) (?:share|send|show|collect|see|hand in|submit|gather)(?: me| us)? (?:their|the|our|my)(?: (?:students?|pupils?|class|kids)(?:['’]s?)?)? (?:results?|answers?|work|progress|scores?)(?: (?:with|to|from|of) (?:me|us|my \w+|the \w+|their \w+))?/i,
      ],
      END,
    ),
    text: "Nothing is collected here: there are no accounts, and what students do stays in their browsers. To show their work, they can print their lists in the [Education Hub](/educate), send an analysis as a link or a file, and save a chat as Markdown.",
  },
  {
    form: between(
      LEAD,
      [
        /(?:where|how) (?:can|do|could|should) (?:i|we) (?:\w+ )?(?:see|find|show|check|track|view|look at)(?: (?:my|our|the|a) (?:teacher|parents?|mother|father|mom|mum|dad|boss|tutor))? (?:my|our) (?:progress|finished lessons|completed lessons)(?: to (?:my|our|the|a) \w+)?/i,
        /(?:is|are|will|was|were) (?:my|our) (?:progress|finished lessons|completed lessons)(?: be)? (?:saved|kept|stored|lost|gone)(?: (?:here|anywhere|now|when i (?:leave|close)[^.?!]{0,20}))?/i,
        /where (?:is|are) (?:my|our) (?:progress|finished lessons|completed lessons)/i,
      ],
      END,
    ),
    text: "Your browser keeps it. The [Education Hub](/educate) shows how much of each list you’ve done, and each list shows which lessons. You can print these pages for a teacher: without an account, nobody else sees them. To move to another device, [Your data](/your-data) saves everything as a file.",
  },
  {
    form: between(
      LEAD,
      [
        /(?:how|where) (?:can|do|could|would) (?:i|we|one) (?:\w+ )?(?:delete|remove|erase|clear|wipe|export|back ?up|save|download|move|transfer|restore|take along)(?: all(?: of)?)? (?:my|our) (?:data|progress|answers?|chats?|history|notes|quotes|stories)(?: (?:from|to|on|here|as|in) [^.?!]{0,30})?/i,
      ],
      END,
    ),
    text: "On [Your data](/your-data): it lists everything of yours that this browser keeps. There you can save it as a file, bring it back from one, even on another device, and delete it. To delete just this conversation, use “reset chat”; to save it, use Markdown.",
  },
  {
    form: between(
      LEAD,
      [
        /(?:can|could|may|how (?:can|do|could)) (?:i|we|one|students?|my \w+) (?:\w+ )?(?:use|open|run|install|download|read) (?:this|it|you|candor|the (?:app|site|lessons)|this (?:app|site|tool))(?: (?:on|to) (?:my|our|a|the) \w+)? (?:offline|without (?:an? |the )?(?:internet|network|connection|wi-?fi))/i,
        /(?:does|do|will|can) (?:this|it|you|candor|the (?:app|site|lessons)|this (?:app|site|tool)) (?:\w+ )?works? (?:offline|without (?:an? |the )?(?:internet|network|connection|wi-?fi))/i,
        /(?:can|how (?:can|do|could)) (?:i|we) (?:install|download) (?:this|it|you|candor|the app|this (?:app|site|tool))(?: (?:on|to|for) (?:my|our|a|the) \w+)?/i,
        /is there (?:also )?(?:an? |any )?(?:(?:phone|mobile|android|iphone|ios|desktop|offline) )?app(?: (?:for|of) (?:my |the |this )?\w+)?/i,
      ],
      END,
    ),
    text: "Yes: press “Keep Candor on this device” on [Your data](/your-data). Then the analyzer and the lessons open without a connection; reading links, reports and this chat still need one. It isn’t in an app store: most browsers install it from their menu.",
  },
  {
    form: between(
      LEAD,
      [
        /(?:how|where) (?:can|do|could) (?:i|we|one) print (?:an? |the |this |my |these |out )*(?:lessons?|handouts?|worksheets?|results?|analysis|marks|report|it)/i,
        /(?:is|are) there (?:an? |any )?(?:handouts?|worksheets?|printable (?:lessons?|pages?|versions?))(?: (?:for|of|to) [^.?!]{0,30})?/i,
      ],
      END,
    ),
    text: "“Print handout” at the bottom of each lesson prints it with room to write, and the answers on a separate page. In the [analyzer](/analyze), Print next to the results includes the marked text with its notes.",
  },
  {
    form: between(
      LEAD,
      [
        /how (?:can|do|could) (?:i|we|one) (?:make|create|get|share|send|set|prepare|give)(?: (?:an?|the|my|this))? (?:\w+ )?(?:links?|tasks?|texts?|assignments?|exercises?) (?:for|to|with) (?:my |the |our |a )?(?:class\w*|students?|pupils?|kids|course)/i,
        /(?:how (?:can|do|could) (?:i|we) (?:make|create|get)|where (?:is|do i find)|what(?:'s| is)) (?:an? |the )?class link/i,
      ],
      END,
    ),
    text: "Run your text in the [analyzer](/analyze), press Link next to the results, add a task if you like, and press “Copy a link that waits with the marks”. People who open it read first, and Run Analysis shows the marks. The text travels inside the link and never reaches a server.",
  },
];
