import { asksHowToAsk, sayHowToAsk } from "../talk/say-ask-again.ts";
import { anyOf, anyWords, between } from "../../text/forms.ts";
import { saySpot } from "./explain-term.ts";
import { lessonTitles, sayLessons } from "./lesson-link.ts";
import { SCAM_ADVICE, SCAM_SIGNS } from "../danger/scam-signs.ts";
import type { Said } from "../say.ts";
import { findTerm } from "./terms.ts";

/** “How do I spot fake news?”: matters that are wider than one technique, and what this app teaches about them. */
interface Topic {
  form: RegExp;
  head: string;
  rows: readonly string[];
  closing?: string;
  lessons: readonly string[];
}

const PICTURES: Topic = {
  form: anyOf(
    /\b(?:photos?|pictures?|images?|videos?|clips?|voices?|recordings?|faces?)\b[^.?!]{0,30}\b(?:ai|fake|real|deep-?fakes?|generated|edited|photo-?shopped|manipulated)\b|\b(?:ai|generated|edited|photo-?shopped)[- ](?:generated |made )?(?:photos?|pictures?|images?|videos?|voices?)\b/i,
    /\bdeep-?fakes?\b/i,
  ),
  head: "Looking closely helps less each year, since the telltale hands and teeth are gone. What does help:",
  rows: [
    "**Search for the picture itself.** A reverse image search shows where it first appeared, and with which words.",
    "**Ask who was there.** If an event was real, others have pictures from other angles.",
    "**Match it with the place:** signs, weather, shadows and license plates belong somewhere.",
    "**Look for who is behind it.** A picture without a photographer, a date and a place proves nothing, real or not.",
  ],
  lessons: ["detect-bullshit", "become-ai-aware"],
};

const TOPICS: readonly Topic[] = [
  {
    form: anyOf(
      /\b(?:scams?|scammed|scammers?|phishing|phished|smishing|fraud\w*|rip-?offs?|ponzi|pyramid schemes?|con (?:artists?|men)|spam)\b/i,
      // “How do I know if an email is real?”
      /\b(?:e-?mails?|text messages?|sms|phone calls?|calls?|callers?)\b[^.?!]{0,30}\b(?:real|fake|genuine|legit\w*|authentic|from my bank)\b/i,
      /\b(?:real|fake|genuine|legit\w*|suspicious|dodgy) (?:e-?mails?|text messages?|sms|phone calls?|calls?|callers?)\b/i,
    ),
    head: "Signs that are common in scams:",
    rows: SCAM_SIGNS,
    closing: SCAM_ADVICE,
    lessons: ["false-urgency"],
  },
  PICTURES,
  {
    form: anyWords(
      /(?:written|made|generated|created|produced|done) (?:by|with) (?:an? )?(?:ai|a\.i\.|artificial intelligence|chat ?gpt|chatbots?|bots?|machines?|language models?|llms?)/i,
      /(?:ai|chat ?gpt|llm|machine|bot|chatbot)[- ](?:written|generated|made|texts?|writing|essays?|articles?|content)/i,
      /(?:is|was|are) (?:an? )?(?:ai|chat ?gpt|bot|chatbot)/i,
    ),
    head: "Nobody can tell from the wording alone, and a detector’s score doesn’t prove anything: people learning a language are often flagged. What does help:",
    rows: [
      "**Look for the sources.** Search for each title, name and quotation. You won’t find one that was made up.",
      "**Check the one detail that carries the point.** A model can write an exact figure with no work behind it.",
      "**Judge the reasons.** A sentence is only as good as its reasons, whoever typed it.",
    ],
    lessons: ["become-ai-aware", "how-llms-bullshit"],
  },
  {
    form: /\b(?:ai|a\.i\.|chat ?gpt|chatbots?|gpt|llms?|language models?|copilot|gemini|claude)\b|\bhallucinat\w+/i,
    head: "A language model writes what sounds likely. Where it goes wrong, it looks like this:",
    rows: [
      "**The invented source:** names, a year and a journal in good format. Search for it.",
      "**The filled gap:** an answer where there isn’t one. Ask again in a new chat, and see whether it changes.",
      "**The swollen summary:** the limits drop out. Compare it with the original.",
      "**The agreeable turn:** push back without a reason, and see whether it gives in.",
    ],
    closing: "The page [Codex and handshakes](/train) has rules you can give it, so that it tells you how sure it is.",
    lessons: ["how-llms-bullshit", "become-ai-aware"],
  },
  {
    form: anyOf(
      /\b(?:fake|false|untrue|made[- ]?up) (?:news|information|stories|story|reports?|posts?|articles?|claims?|quotes?|images?|pictures?|photos?|videos?)\b/i,
      /\b(?:mis|dis)information\b|\bhoax\w*|\brumou?rs?\b|\bconspiracy theor\w+|\bdeep-?fakes?\b/i,
      /\bunreliable (?:sources?|sites?|websites?|news)\b|\bwhat(?:'s| is) (?:true|real|fake|false)\b/i,
      /\b(?:is|are) (?:true|real|fake|false|reliable|credible|trustworthy)(?: or (?:not|false|fake))?$/i,
      /\b(?:lies|liars?|lying|being lied to)\b|^an? (?:source|fact|quote|quotation|claim|website|rumou?r)$/i,
    ),
    head: "The wording rarely gives it away, so leave the page:",
    rows: [
      "**Open a new tab.** See what others say about the claim and about who makes it. Fact checkers do this first.",
      "**Trace it back to its start.** Who measured or saw it? Many copies can go back to one weak source.",
      "**Look at the date and the place.** Old news can pass for new, and a picture may show something else.",
      "**Watch for strong feelings.** Anger and fear make us share before we check.",
    ],
    lessons: ["detect-bullshit", "citation-laundering"],
  },
  {
    form: /\b(?:bias(?:es|ed)?|one-?sided|slant(?:ed)?|spin|partisan\w*|unfair\w*|not neutral)\b/i,
    head: "Four questions show you most of it:",
    rows: [
      "**Who is the subject of the sentences,** and who has no voice in them?",
      "**Which words carry a judgment?** Put plain ones in their place, and see what’s left.",
      "**Which facts come first, and which are absent?** Tell the same facts from another side.",
      "**What would I ask of it if it said the opposite?** Readers have a bias too.",
    ],
    lessons: ["narrative-framing", "confirmation-bias"],
  },
  {
    form: /\b(?:bullshit\w*|bs|nonsense|empty (?:talk|words|phrases)|buzz-?words?|corporate speak|hype)\b/i,
    head: "Four tests for one sentence:",
    rows: [
      "**The opposite test.** Would anybody say the opposite? If not, the sentence rules nothing out.",
      "**The swap test.** If it fits any other firm or town, it describes nothing in particular.",
      "**The number test.** What could be counted or seen, and by what date, if it were true?",
      "**The leave test.** Find out elsewhere what others say about it.",
    ],
    lessons: ["detect-bullshit", "vagueness"],
  },
  {
    form: /\b(?:(?:logical )?fallac(?:y|ies)|(?:bad|weak|poor|false|faulty|flawed) (?:arguments?|reasoning|logic))\b/i,
    head: "Find the step everything depends on, and ask about it:",
    rows: [
      "**Is this what the other side said?** If not, it may be a straw man.",
      "**Is it about the point, or about the person?**",
      "**Are there more ways than the two shown?**",
      "**Would anybody who doubts the conclusion accept the reason?**",
    ],
    lessons: ["fallacies-overview"],
  },
  {
    form: /\b(?:reviews?|ratings?|stars?|testimonials?|recommendations?)\b/i,
    head: "Stars and praise can be bought, but honest buyers write reviews, too. What tells you more:",
    rows: [
      "**Read the ones in the middle.** Three-star reviews say what works and what doesn’t.",
      "**Look for use.** Somebody who has had it for months mentions a detail, a repair, a reason. Praise that fits any product tells you nothing.",
      "**Look at the dates.** A lot of reviews in a few days, or from people who wrote only one, are worth little.",
      "**Leave the store’s page.** Search for the name with “problem”, and see who tested it and paid for it.",
    ],
    lessons: ["detect-bullshit"],
  },
  {
    form: /\b(?:clickbait\w*|sensational\w*|outrage|rage ?bait)\b/i,
    head: "A headline like that holds back what happened and gives you a feeling:",
    rows: [
      "**Strip it down.** What happened, to whom, where? If nothing is left, there was only a feeling.",
      "**Does the text below keep what the headline promises?**",
      "**Which word would a calm reporter have used?**",
    ],
    lessons: ["emotional-framing", "narrative-framing"],
  },
  {
    form: anyWords(
      /manipulat\w*|propagand\w*|persua\w+|rhetoric\w*|tricked|fooled|brainwash\w*|gaslight\w*|(?:pressure|sales) tactics|dark patterns?/i,
      /advert\w*|ads?|marketing tricks?|tricks/i,
    ),
    head: "Wording that works on people tends to do one of these:",
    rows: [
      "**It hurries you.** Ask what really happens at the deadline.",
      "**It puts a feeling in place of a reason.** Say just what happened, and see what the feeling is based on.",
      "**It leaves only two ways open, or one.** Ask what the third would be.",
      "**It leans on everybody, or on nameless experts.** Ask who, and where you can read it.",
    ],
    closing: "Paste a text, and I’ll show you where its wording does that.",
    lessons: ["emotional-framing", "false-urgency"],
  },
  {
    form: /\b(?:stud(?:y|ies)|(?:clinical )?trials?|research|(?:scientific )?papers?|experiments?|surveys?|polls?)\b/i,
    head: "What a good study tells you without being asked:",
    rows: [
      "**Who was looked at, and how many:** students or everybody, mice or people, twelve or twelve thousand.",
      "**What it was compared with.** Many things get better on their own, so there should be a group that went without.",
      "**How large the effect is,** in plain numbers: how many in a hundred, with it and without it.",
      "**What they planned to measure,** announced beforehand.",
      "**Who paid for it,** and who decided what was printed.",
      "**Whether others found the same:** a review of several studies says more than any one of them.",
    ],
    closing: "Paste its summary, and I’ll show you what it gives and what it leaves out.",
    lessons: ["speculative-authority", "citation-laundering"],
  },
];

/** “So whom should I trust?”, with no text in mind. */
const TRUST: Topic = {
  form: /\bwhom? (?:should|can|could|do|would|am i supposed to|are we supposed to|to) ?(?:i|we|you|one|people)? ?(?:trust|believe|listen to)\b/i,
  head: "Nobody on everything, and hardly anybody on nothing. What earns some trust on a topic:",
  rows: [
    "**They show how they know,** so that others can look.",
    "**They work in this very field,** not just in another one.",
    "**They say what they don’t know,** and correct in public what they got wrong.",
    "**They gain little** if you believe them.",
    "**Others who started from somewhere else agree.** Ten pages that copy one source count once.",
  ],
  lessons: ["appeal-to-authority", "why-certainty-sells"],
};

const WHO =
  "(?:(?: (?:i|we|you|one|someone|somebody|people|kids|children|students|my (?:\\w+ )?\\w+))?(?: (?:best|better|easily|quickly|reliably|learn to|learn how to|teach \\w+(?: \\w+)? to|help \\w+(?: \\w+){0,2}?(?: to)?|tell))?)";
const VERB =
  "(?:spot(?:ting)?|recogni[sz](?:e|ing)|notic(?:e|ing)|detect(?:ing)?|identify(?:ing)?|find(?:ing)?(?: out)?|catch(?:ing)?|see(?:ing)? through|see|tell(?:ing)?(?: apart)?|know(?:ing)?|avoid(?:ing)?(?: falling for)?|protect(?:ing)? (?:\\w+|my \\w+) (?:from|against)|defend(?:ing)? (?:\\w+ )?against|counter(?:ing)?|respond(?:ing)? to|react(?:ing)? to|deal(?:ing)? with|handl(?:e|ing)|resist(?:ing)?|fight(?:ing)?|check(?:ing)?(?: for)?|verify(?:ing)?|stay(?:ing)? safe from|not (?:to )?(?:fall(?:ing)? for|be|get)|unmask|call(?:ing)? out|expose|look(?:ing)? (?:out )?for|watch(?:ing)? (?:out )?for|answer(?:ing)?|be(?:coming)? (?:better|good) at (?:spotting|recogni[sz]ing|detecting))";
const HOW_TO: readonly RegExp[] = [
  new RegExp(`\\bhow (?:do|does|can|could|would|should|might|to|not to)${WHO} ${VERB} (.+)$`, "i"),
  new RegExp(
    `\\b(?:ways?|tips?|advice|guide|help me|teach me|show me|want|learn|need)(?: (?:how|me|to know how))? (?:to|for|on)(?: (?:better|best))? ${VERB} (.+)$`,
    "i",
  ),
  /\b(?:(?:warning |tell-?tale |typical |common )?signs|red flags|hallmarks|giveaways) (?:of|for|in|that (?:something|it|a \w+) is) (.+)$/i,
  /\bwhat (?:should|do|can|must) (?:i|we|you|one) (?:look (?:out )?for|watch (?:out )?for|check|pay attention to) (?:in|with|on|at|to (?:spot|recogni[sz]e|avoid)) (.+)$/i,
  between(
    /^(?:(?:and|but|so|ok(?:ay)?)[, ]+)*/i,
    [
      /how do(?:es)? (.+) work/i,
      /(?:what|how) (?:does|do|would|should|might) ((?:an? )?(?:good|real|serious|proper|reliable|honest|solid|fake|bad|typical) .+) look(?: like)?/i,
      /(?:do|does|can|could) (?!(?:he|she|they|you|the (?:text|author|article))\b)(.{4,80}?) (?:really |actually |even )?(?:mean|say|prove|tell (?:me|us|you)) (?:anything|something|much|a lot)(?: at all)?/i,
    ],
    /$/i,
  ),
];
const SURE_VERB = /\b(?:spot|recogni[sz]|detect|identify|see through)\w*/i;
/** What is before us, rather than a kind of thing. */
const HERE = anyOf(
  /^(?:it|this|that|these|those|them|one|him|her|you|me)\b/i,
  /\b(?:here|in (?:it|there|this|that)|(?:the|this|that|my) (?:text|article|message|post|author|e-?mail|letter|claim|statement))\b/i,
);
const AS_A_WHOLE =
  /^(?:if|whether|when|that) (?:something|someone|somebody|it|they|people|an? (?:\w+ )?\w+) (?:is|are|uses?|contains?|has|commits?|makes?) (?:using |making )?/i;
const MOST_CHARS = 160;

/** What somebody wants to learn to notice, or null. */
export function askedToSpot(request: string): string | null {
  const first = request
    .trim()
    .replace(/\s+/g, " ")
    .split(/(?<=\?) /)[0]!
    .replace(/[?.! ]{1,9}$/, "");
  if (first.length > MOST_CHARS) return null;
  for (const form of HOW_TO) {
    const object = form.exec(first)?.slice(1).find(Boolean)?.trim();
    if (object !== undefined) return HERE.test(object.replace(/^(?:if|whether|when|that) /i, "")) ? null : object;
  }
  return null;
}

export const sayTopic = (name: string): Said | null => {
  const topic = TOPICS.find(({ form }) => form.test(name));
  return topic ? sayRows(topic) : null;
};

const ASKS = /^(?:(?:so|and|but|hi|hello|ok(?:ay)?)[, ]+)*(?:how|is|are|was|were|can|could|did|does|do|what)\b[^.!?]*(?:[?!][?! ]*)?$/i;
/** Of pictures, voices and videos; null where nobody asks whether one is real. */
export const sayPictures = (request: string): Said | null =>
  request.length <= MOST_CHARS && ASKS.test(request.trim()) && PICTURES.form.test(request) ? sayRows(PICTURES) : null;

function sayRows(topic: Topic): Said {
  const rows = topic.rows.map((row) => `- ${row}`).join("\n");
  return {
    text: [topic.head, rows, topic.closing, sayLessons(topic.lessons)].filter(Boolean).join("\n\n"),
    confidence: 0.85,
    notes: lessonTitles(topic.lessons),
  };
}

const term = (object: string) =>
  findTerm(
    object
      .replace(AS_A_WHOLE, "")
      .replace(/^(?:an? |the |any |other people's |common )/i, "")
      .replace(/ (?:(?:with|against|on|to|at) (?:me|us|him|her|them)|in (?:the |a |an )?(?:\w+ )?\w+|online|quickly|early|better)$/i, ""),
  );

/** How to notice a technique, or one of the wider matters. Null where it is none that this app teaches. */
export function saySpotting(request: string): Said | null {
  if (request.length <= MOST_CHARS && asksHowToAsk(request)) return sayHowToAsk();
  if (request.length <= MOST_CHARS && TRUST.form.test(request)) return sayRows(TRUST);
  const object = askedToSpot(request);
  if (object === null) return null;
  const pictures = sayPictures(request);
  if (pictures) return pictures;
  const known = term(object);
  // An idea is nothing that a text does; the wider matter says more.
  return known && known.isIdea !== true ? saySpot(known) : (sayTopic(object) ?? (known ? saySpot(known) : null));
}

/** Whether a kind of thing was asked for by a verb that leaves no doubt. */
export const namesKind = (request: string): boolean => SURE_VERB.test(request);
