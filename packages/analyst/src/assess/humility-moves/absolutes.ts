import { anyWords, anyWordStart, between } from "../../text/forms.ts";
import type { Move } from "../moves.ts";

/** What leaves no room for doubt. */
export const ABSOLUTES: Move[] = [
  {
    id: "certainty",
    form: anyWordStart(
      /definitely|certainly|undoubtedly|obviously|clearly|unquestionably|absolutely|surely|plainly|without (?:a |any )?(?:doubt|question)/i,
      /no doubt(?: about)?|beyond (?:any |all )?(?:doubt|question|dispute)|there is no (?:doubt|question|debate)/i,
      /of course(?!,? (?:i(?:'d| would)|they|it says|the seller|he|she) )/i,
      /no way|it'?s (?:a fact|simple|obvious)|the fact is|make no mistake|hands down|period\b|full stop|end of story|case closed/i,
      /one hundred percent|100 ?(?:%|percent)/i,
    ),
    not: between(
      /\b/i,
      [/not|n't|never|nobody|no one|hardly|cannot|can't|without being|rather than|far from|instead of|less|wouldn't|whether/i, /if (?:it|that|this|they)/i],
      / (?:\w+ ){0,6}(?:definitely|certainly|undoubtedly|obviously|clearly|absolutely|surely|say|be|certain|100|know|proven|prove)/i,
    ),
  },
  {
    id: "universal",
    form: between(
      /\b/i,
      [
        /everyone|everybody|anyone with|any sane|all experts|nobody|no one|no serious (?:person|scientist)|always|never|every single/i,
        /only an? (?:fool|idiot)|anybody/i,
      ],
      /\b (?:\w+ )?(?:knows?|agrees?|can see|doubts?|works?|fails?|disagrees?|believes?|wins?|lies?|thinks?|helps?|lies|who)\b/i,
    ),
    not: /\b(?:not|n't|nobody (?:can|could)|no one (?:can|could)|hardly)\b|\bif (?:everyone|everybody)\b/i,
  },
  {
    id: "proof",
    form: anyWords(
      /proves?|proven|proved|guarantee[sd]?|settled|impossible|inevitable|the only (?:answer|explanation|reason|way)/i,
      /can(?:not|'t) be (?:wrong|denied|questioned)|must be (?:true|false|wrong|right)|i am (?:certain|positive|convinced)/i,
      /i'm (?:certain|positive|convinced)|i know (?:for a fact|that|exactly)|i have no doubt|there is nothing (?:to|more)/i,
    ),
    not: /\b(?:not|n't|never|hardly|yet to be|far from|doesn't|does not|didn't|before|until|whether|if|nothing|none|almost|nearly)\b/i,
  },
  {
    id: "dismissal",
    form: anyWords(
      /nonsense|ridiculous|idiots?|stupid|fools?|garbage|rubbish|total lie|liars?|don't be naive/i,
      /anyone who (?:disagrees|doubts|says otherwise|questions)|whoever (?:disagrees|doubts)|there is no point/i,
      /no need to (?:check|look|ask)|need no (?:study|proof|evidence)|don't need (?:any )?(?:study|studies|proof|evidence|data)/i,
      /why bother/i,
      /(?:nothing|nobody|no one|no (?:study|argument|evidence|proof|data)) (?:\w+ ){0,3}(?:change my mind|convince me|persuade me|make me (?:think|believe|doubt))/i,
      /(?:you are|you're|they are|they're) (?:naive|blind|kidding yourself|crazy|foolish|ignorant)/i,
      /what else (?:could|can) it be/i,
      /(?:anyone|everyone|every \w+) (?:will|would|can|could) tell you/i,
      /(?:speaks?|speaking) for (?:itself|themselves)|as simple as that|wake up/i,
    ),
  },
];
