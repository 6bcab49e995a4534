import { sayAfterFirstVisit } from "./teaching/after-first-visit.ts";
import { sayOpenCase } from "./danger/after-own-case.ts";
import type { Named, Reply } from "./asked.ts";
import { asksForCitation } from "./request/follow-ups.ts";
import { isOnRating } from "./teaching/first-visit-rows.ts";
import { lastAnswer } from "./request/last-answer.ts";
import { namesBareAddress, namesSite } from "./request/link-in-text.ts";
import { ask, firstReply, says, saysBySureness, type Rule } from "./rule.ts";
import { SAY_EXAMPLE, WANTS_EXAMPLE } from "./reading/say-closer.ts";
import { ASK_FOR_BOTH } from "./reading/say-compare.ts";
import { sayObjection } from "./talk/say-objection.ts";
import { asksHowToAnswer, asksHowToTell, namesSomebody, sayHowToTell } from "./people/say-people.ts";
import { sayCitations } from "./reading/say-sources.ts";
import { sayTalk } from "./talk/say-talk.ts";
import { saySawNext } from "./teaching/say-told-claim.ts";
import { sayTermNamed } from "./teaching/say-term-meant.ts";
import { CAN_ERR, LEAST_SURE } from "./talk/say-to-analyst.ts";
import type { Said } from "./say.ts";
import { isToUs, sayOwnAffair, tellsOfOwnAffair } from "./request/to-us.ts";

/** “news.example/story”: nothing else of the message matters then. */
export const replyToBareAddress: Rule<Named> = ({ request }) =>
  namesBareAddress(request) ? ask("That looks like an address. Send it with https:// in front, and I’ll read its page.") : null;

/** With no text before us, “this” is the tool. */
const ofTool: Rule<Named> = ({ request, history }) => {
  if (history.length === 0 || /\bwrote\b/i.test(request)) return null;
  const reply = sayTalk(request.replace(/\b(?:this|it)(?=(?: (?:then|here|anyway))?[?.! ]*$)|(?<=\b(?:is|does) )(?:this|it)\b/i, "this tool"));
  return reply && { ...reply, failure: null };
};

const citation: Rule<Named> = ({ request, handshake }) => (asksForCitation(request) ? saysBySureness(sayCitations("", handshake), "citations") : null);

const example: Rule<Named> = ({ request }) => (WANTS_EXAMPLE.test(request) ? says(SAY_EXAMPLE, "capabilities") : null);

const howToTell: Rule<Named> = ({ request, handshake }) =>
  asksHowToTell(request) || (asksHowToAnswer(request) && namesSomebody(request) && isToUs(request)) ? says(sayHowToTell(null, handshake), "questions") : null;

const objection: Rule<Named> = ({ request, history }) => (history.length > 0 ? says(sayObjection(request, ""), "questions") : null);

const canErr: Rule<Named> = ({ request }) => (LEAST_SURE.test(request) ? says(CAN_ERR, "how-sure") : null);

const comparison: Rule<Named> = ({ named }) => (named === "compare" ? ASK_FOR_BOTH : null);

const WEIGH_SITE: Said = {
  text: "I don’t rate sites, and I don’t look anything up. To judge one, leave it:\n\n1. **Search for its name** outside its own pages, and read what others say about it.\n2. **Find out who owns it and who pays for it.** A serious one tells you.\n3. **See whether it corrects its mistakes,** and signs its articles.\n\nI can read the text of one article: send its address with https:// in front.",
  confidence: 0.85,
};
const site: Rule<Named> = ({ request }) => (namesSite(request) ? says(WEIGH_SITE, "sources") : null);

/** “And TikTok?”, after what there is to say of one site. */
const AND_THAT =
  /^(?:and|or|but|what about|how about|and what about)\s+(?!(?:you|me|now|then|why|how|if|what|that|this|it)\b)(?:the )?([\w’'-]{2,20}(?: [\w’'-]{2,20})?)[?.! ]*$/i;
const anotherSite: Rule<Named> = ({ request, history }) => {
  const name = isOnRating(lastAnswer(history)) ? AND_THAT.exec(request.trim())?.[1] : undefined;
  return name === undefined
    ? null
    : says(
        {
          text: `The same four things apply to “${name}”. Where anybody can post, ask them about the person who posted: there’s no newsroom behind it, and how often something is shown tells you what holds people’s attention, not what’s true.`,
          confidence: 0.7,
        },
        "explain-term",
      );
};

const sawNext: Rule<Named> = ({ request, history }) => says(saySawNext(request, lastAnswer(history)), "beyond");

const goesOn: Rule<Named> = ({ request, history }) => says(sayAfterFirstVisit(request, history), "explain-term");

const ownAffair: Rule<Named> = ({ request }) =>
  tellsOfOwnAffair(request) || (isToUs(request) && /\b(?:they|them|he|she|him|her)\b/i.test(request)) ? says(sayOwnAffair(request), "unclear") : null;

const term: Rule<Named> = ({ request }) => says(sayTermNamed(request), "explain-term");

/** The first that applies, in this order. */
const RULES: readonly Rule<Named>[] = [
  goesOn,
  ofTool,
  citation,
  example,
  howToTell,
  objection,
  canErr,
  comparison,
  site,
  anotherSite,
  sawNext,
  ownAffair,
  term,
];

const WHICH_TEXT = "Which text is this about?";
const STILL_NO_TEXT =
  "I still don’t have a text to read. Copy a few sentences of a message, a post or an article into the box, or send an address with https:// in front. I can also explain a technique by its name, such as “straw man”, or show you an example: just write “example”.";

/** What is said where there is no text to read, and the message needs one. */
export function replyWithNoText(asked: Named): Reply {
  const known = firstReply(RULES, asked);
  if (known) return known;
  const open = says(sayOpenCase(asked.request, asked.history), "scam");
  if (open) return open;
  // Who was asked for a text already and sent none is shown what one can do.
  const asking = asked.history.some(({ role, text }) => role === "assistant" && text.includes(WHICH_TEXT));
  return ask(asking ? STILL_NO_TEXT : `${WHICH_TEXT} Paste a statement here, or send the address of an article.`);
}
