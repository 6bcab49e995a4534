import { explain } from "@candor/engine/catalogue";
import { callsOf } from "../../text/calls.ts";
import { anyOf, anyWordStart } from "../../text/forms.ts";
import { shownOf } from "../../text/gives.ts";
import { bodyOf } from "../../text/titles.ts";
import { sentencesOf } from "../../text/words.ts";
import { saySpot } from "../teaching/explain-term.ts";
import { lastAnswer } from "../request/last-answer.ts";
import { findingsOf } from "./passages.ts";
import type { Row } from "../request/question-row.ts";
import { WITHOUT_ME } from "../talk/say-again.ts";
import { looksLikeScam, SCAM_SIGNS } from "../danger/scam-signs.ts";
import { mainClaim, quotations, quote } from "../say.ts";
import { termOfNote } from "../teaching/terms.ts";

const HEALTH = /\b(?:medica\w+|tablets?|pills?|doctors?|health|diseases?|symptoms?|vaccin\w+|dementia|cancer|supplements?|vitamins?|ibuprofen|diet|blood)\b/i;
const YES_OR_NO = /\byes or no\b|(?:^|: )(?:will|do|does|did|is|are|was|were|can|could|have|has|would|should)\b/i;
const GIVEN = /\b(?:yes|no|yeah|nope|of course|certainly|not at all|(?:i|we) (?:will|won't|did|didn't|do|don't|have|can|can't))\b/i;
export const GO_TOGETHER = anyWordStart(
  /(?:less|more) likely|linked (?:to|with)|associated with|correlat\w*/i,
  /(?:lower|higher|cuts?|reduced?|raised?|increased?) (?:\w+ )?risk/i,
  /(?:those|people|children|women|men) who [^.!?]{3,80}\b(?:more|less|fewer|lower|higher|better|worse|longer)\b/i,
);

/** “Ms. Kosta will answer questions on 11 September” */
const OFFERS_HELP =
  /\b(?:answers? (?:your |any |all |the )?questions|(?:any|your|for|with|have) questions\b|happy to (?:help|advise|answer)|(?:can|may|please) (?:contact|call|write to|ask|phone|reach|turn to)\b|helpline|office hours|can be reached|contact:)/i;
function offersHelp(text: string): string {
  const place = bodyOf(text).find((s) => OFFERS_HELP.test(s.text) && !s.text.endsWith("?"));
  return place ? `The text itself names somebody:\n\n> ${quote(place.text)}\n\nAnd for a second opinion: ` : "";
}

/** Questions whose answer lies outside the words: what would prove it, who knows, whether such wording is ever fair, whether it follows. */
export const FURTHER_ROWS: readonly Row[] = [
  {
    form: /\bhow (?:can|could|do|would|should|will) (?:i|we|one|my \w+|people) (?:best |better )?(?:recogni[sz]e|spot|notice|identify|see through|detect|know) (?:such|these|those|this (?:kind|sort)|(?:an? )?(?:posts?|messages?|texts?|things?|ads?|mails?|stuff) like (?:this|that|these|it))/i,
    intent: "questions",
    say: ({ text, analysis }) => {
      const names = [...new Set(findingsOf(analysis()).map((f) => f.reflexLabel.toLowerCase()))].slice(0, 3);
      return {
        text: looksLikeScam(text)
          ? `By what it does, not by how it looks. Messages like this come in just a few kinds:\n\n${SCAM_SIGNS.slice(0, 5)
              .map((sign) => `- ${sign}`)
              .join("\n")}\n\nTwo of them together are reason enough to ask the sender, through a contact you already had.`
          : `${names.length > 0 ? `By what the wording does. In this one: ${names.join("; ")}.\n\n` : ""}${WITHOUT_ME}`,
        confidence: 0.75,
        notes: looksLikeScam(text) ? [] : names,
      };
    },
  },
  {
    form: /\b(?:isn't|is|can't|can|may|aren't|are) (?:it |there |one |we |they |a \w+ )?(?:be )?(?:not )?(?:anything |something )?(?:ok(?:ay)?|fine|right|fair|legitimate|allowed|wrong|bad|good)(?: for \w+ \w+)? (?:with|to|in) (?:us(?:e|ing)|show(?:ing)?|appeal(?:ing)? to|play(?:ing)? (?:on|with)|work(?:ing)? with|mak(?:e|ing)) (?:\w+ )?(?:emotions?|feelings?|fear|pity|guilt|anger|(?:people|us|me|readers) feel)\b/i,
    intent: "emotions",
    say: () => ({
      text: "It can be. Feelings are part of why something matters, and a text that describes somebody’s need truthfully takes nothing away from its reader. It turns unfair when the feeling takes the place of the facts behind the decision: how many, how anyone knows, what the money or the vote would do, and what else could be done. Here’s a test: say the facts without the feeling. If the request still makes sense, the feeling only adds to it.",
      confidence: 0.75,
    }),
  },
  {
    form: /\b(?:does|do|did|has|have) (?:it|he|she|they|this|that|the \w+|this \w+) (?:\w+ )?(?:mention|name|address|consider|answer|quote|include|give|admit|concede|discuss|raise|allow(?: for)?|deal with|have)(?:ed|s)? (?:any |some |the |a |an |its |possible |real )*(?:counter-?arguments?|counter-?points?|objections?|other side|opposing (?:view|side|argument)s?|arguments? against|critics?|criticism|opponents?)\b/i,
    intent: "other-side",
    say: ({ text, handshake }) => {
      const rows = shownOf(text, "other-side").slice(0, 3);
      return rows.length > 0
        ? {
            text: `Yes, as far as the wording shows, here:\n\n${quotations(rows, text, handshake)}\n\nSee what comes next: does it answer them, or only mention them? And would the people who object recognize themselves in these words?`,
            confidence: 0.75,
          }
        : {
            text: "I don’t see any: no sentence that names an objection, gives the other side a point, or lets somebody speak against it. My rules only know the usual words for that, so read it once more in case it’s said in other words.",
            confidence: 0.65,
          };
    },
  },
  {
    form: anyOf(
      /\b(?:what|which)\b[^?.!]{0,40}\b(?:would|could|might|should|do (?:i|we|they) need)\b[^?.!]{0,40}\b(?:proof|prove[sn]?|evidence|convinc\w+|confirm\w*|settle)\b/i,
      /\b(?:what|which) (?:\w+ ){0,3}?(?:proof|evidence)\b[^?.!]{0,20}\b(?:would|could|should|must|need)\b/i,
      /\bhow (?:could|can|would|should) (?:he|she|they|it|the \w+|somebody|someone) (?:ever |really )?(?:prove|show|back)\b/i,
      /\bwhat (?:would|could|might|will) (?:it take\b|make (?:it|this|that|you|me|him|her|them|anyone|people|the \w+) (?:(?:more|any|seem|sound|look|really|actually|be) )*(?:credible|believ\w+|convinc\w+|trust\w*|plausible|reliable|persuasive)\b)/i,
      /\bwhat (?:do|would|should|must) (?:i|we|you|one) (?:first )?(?:need|want|have to|like)(?: to)?(?: (?:see|know|hear|have|read|find|be told))?(?: (?:first|in order))? (?:to|before (?:i|we|you|one)(?: can| could)?) (?:believe|trust|accept|rely on|be (?:sure|convinced|certain))\b/i,
      /\bwhat would (?:he|she|they|it|the \w+) (?:have|need) to (?:show|prove|give|bring|offer|add|present)\b/i,
      /\bwhat would you (?:have to|need to|have|need) (?:to )?(?:see|know|hear|read|find)\b/i,
    ),
    intent: "claims",
    say: ({ text }) => {
      const calls = new Set(callsOf(text).map(({ start }) => start));
      const main = mainClaim(bodyOf(text).filter(({ start }) => !calls.has(start)));
      return {
        text: `Something others can look at without having to trust whoever wrote it.${main ? ` Take this sentence, for example:\n\n> ${quote(main.text)}` : ""}\n\n1. **A trace you can find:** a document, a count, a receipt, a study with its title.\n2. **From somebody with nothing to gain.**\n3. **It would look different if it weren’t true.** What looks the same either way proves nothing.`,
        confidence: 0.75,
      };
    },
  },
  {
    form: anyOf(
      /\bwhom? (?:else )?(?:could|can|should|would|do|might|to) (?:(?:i|we|one|you) )?(?:best |then |even |rather |really |actually |better )*(?:ask|contact|call|phone|ring|tell|report (?:it|this|that) to|turn to|talk to|speak (?:to|with)|go to|consult)\b/i,
      /\bwho (?:else )?(?:(?:would|could|might|can) (?:really |actually |best )?(?:know|help|tell|answer)|knows|really knows|understands)\b/i,
    ),
    intent: "questions",
    say: ({ text }) => ({
      text: looksLikeScam(text)
        ? "First your bank, at the number on your card or statement; then the police, who have a phone line or a page for reports like this. A consumer protection office or somebody close to you can help you think it over. Don’t use a number from the message itself."
        : `${offersHelp(text)}${HEALTH.test(text) ? "A pharmacist, with a list of everything that’s being taken; a doctor; or your country’s medical helpline." : "Somebody who works in that very field and has nothing to gain from the answer: a public office, a consumer protection office, a union, a library, or the people who were there."} Show them the words as they are, and ask how they know.`,
      confidence: 0.75,
    }),
  },
  {
    form: anyOf(
      /\b(?:did|does|do|has|have|is|was|are) (?:he|she|they|it|anyone|that|this|the \w+)\b[^?.!]{0,20}\b(?:answer|repl|respond|dodg|avoid|evad|address|duck)\w*\b[^?.!]{0,30}\b(?:questions?|asked|it)\b/i,
      /\b(?:is|was) (?:that|this|it|there) (?:really |even |actually )?an answer\b/i,
    ),
    intent: "findings",
    say: ({ text }) => {
      const all = sentencesOf(text);
      const at = all.findIndex((s) => s.text.endsWith("?"));
      const next = at < 0 ? [] : all.slice(at + 1, at + 4).map((s) => s.text);
      if (next.length === 0) return null;
      const open = YES_OR_NO.test(all[at]!.text) && !GIVEN.test(next.join(" "));
      return {
        text: `This was asked:\n\n> ${quote(all[at]!.text)}\n\nAnd this comes next:\n\n${next.map((s) => `> ${quote(s)}`).join("\n\n")}\n\n${open ? "It could be answered with a yes or a no, and going by the wording, I see neither." : "See whether it gives what was asked for: a yes or a no, a name, a figure, a reason."} Ask the question once more and nothing else: what comes back is the answer, or shows that there isn’t one.`,
        confidence: 0.7,
      };
    },
  },
  {
    form: /^(?=.*\b(?:ever|sometimes|always|necessarily|at times|in some cases|also|too)\b)(?:(?:so|and|but|ok(?:ay)?|well)[, ]+)*(?:can|could|is|are|isn't|aren't) (?:it|that|this|these|they|such \w+|this \w+|that \w+)(?: (?:also|ever|even|sometimes|always|really|not|necessarily|be|an?))* (?:fair|ok(?:ay)?|fine|justified|legit\w*|honest|harmless|innocent|acceptable|bad|wrong|dishonest|good|true|useful|right|manipulative|misleading)\b/i,
    intent: "explain-term",
    say: ({ analysis, history }) => {
      const marks = findingsOf(analysis());
      const mark = marks.find((f) => lastAnswer(history).includes(quote(f.fragment))) ?? marks[0];
      const note = mark && explain(mark.reflexId);
      const said = note ? saySpot(termOfNote(note)) : null;
      return said && { ...said, text: `The same kind of words can be fair: my marks show wording, not intentions. ${said.text}` };
    },
  },
  {
    form: /^(?:(?:so|and|but|ok(?:ay)?|well|then)[, ]+)*(?:does|do|did|would) (?:it|this|that|they|these|(?:the|this|that) \w+) (?:really |actually |then |now |already )*(?:mean|prove|show|imply)s? (?:that )?(?!(?:it|this|that|anything|something|much|by)\b)\S.{5,}$/i,
    intent: "claims",
    say: ({ text }) => {
      const place = sentencesOf(text).findLast((s) => GO_TOGETHER.test(s.text));
      return place
        ? {
            text: `Not by itself. This is about two things that go together:\n\n> ${quote(place.text)}\n\nWhether one causes the other is a further step. Ask:\n\n1. **Could it be the other way around?**\n2. **Could a third thing be behind both:** age, money, health, habit?\n3. **Was it tested,** with people put into two groups at random, or were people only watched?`,
            confidence: 0.75,
          }
        : null;
    },
  },
];
