import { CATALOG } from "./catalog.ts";
import { LESSON_DIGEST } from "./lesson-digest.ts";
import type { CatalogRow } from "./schema.ts";
import { holdsJoined, searchWords, spellings } from "./search-words.ts";
import { TECHNIQUE_ALIASES } from "./technique-aliases.ts";
import { otherNames } from "./technique-names.ts";

/** Shorter words that end in s are seldom plurals of what is meant: news, this. */
const PLURAL_CHARS = 5;
/** “sources” finds a source, too. */
const answers = (word: string, asked: string): boolean => word.startsWith(asked) || (asked.length >= PLURAL_CHARS && asked === `${word}s`);

/** What people call these things when they do not know the term. Whole words only; the lesson to send them to first stands first. */
const EVERYDAY: Readonly<Record<string, string>> = {
  "false-urgency":
    "ad ads advert advertisement advertising sale shop shopping store countdown timer hurry rush fomo booking scam phishing price discount discounts buy buying bank email phone call manipulation manipulate commercial insurance text whatsapp emails scams sms",
  "appeal-to-emotion":
    "ad ads advert advertisement advertising charity donation guilt sad feeling feelings manipulation manipulate persuade persuasion fundraising shame",
  vagueness: "ad ads advert advertisement advertising promise horoscope astrology meeting meetings",
  "emotional-framing":
    "headline headlines clickbait outrage angry tiktok instagram news propaganda feeling feelings facebook social media post posts manipulation manipulate persuade persuasion youtube election",
  "appeal-to-authority":
    "influencer influencers celebrity celebrities crowd followers review reviews doctor endorsement experts expertise scientist scientists medicine vitamin vitamins",
  "citation-laundering":
    "study studies research quote quotes rumor rumors viral fake news misinformation statistics statistic proof link links wikipedia google search gossip fact facts check checking checker factcheck lateral reading rumour rumours footnote footnotes newspaper newspapers journalist journalists whatsapp share sharing",
  "speculative-authority": "health supplement supplements research study studies scientist scientists vaccine vaccines diet diets detox risk risks",
  "narrative-framing":
    "news headline headlines politics media propaganda story stories newspaper newspapers journalist journalists election speech perspective perspectives hate enemy enemies scapegoat scapegoats",
  "narrative-framing-analysis":
    "news headline headlines politics media propaganda statistics statistic percent percentage percentages numbers survey poll chart practice exercise exercises risk risks graph graphs chart charts quiz test",
  "confirmation-bias": "algorithm bubble filter echo chamber conspiracy biases opinion opinions review reviews youtube tiktok",
  "why-certainty-sells": "guru crypto investing prediction predictions influencer investment investments money",
  "detect-bullshit":
    "lateral reading sift scam fake fakes news misinformation hoax wellness slogan lie lies lying liar liars truth trick tricks salesman sales credible reliable critical thinking fact facts check checking",
  "jargon-overload": "contract legal corporate buzzword buzzwords",
  "red-herring": "interview politician politicians politics dodge distract distraction",
  "straw-man": "argument arguing debate twisted fight family friend friends twisting words",
  steelman: "argument arguing debate listening opinion opinions negotiation negotiate compromise",
  "ad-hominem": "insult insults attack bullying troll blame",
  "circular-reasoning": "conspiracy conspiracies cult",
  "false-dilemma": "ultimatum choice",
  "false-dichotomy": "polarization labels stereotype stereotypes compromise middle spectrum",
  "cognitive-dissonance": "excuse excuses stubborn regret apology apologies sorry",
  "clarity-signals": "sarcasm irony joke texting misunderstanding message messages email tone chat emails whatsapp",
  "ai-aware": "chatgpt chatbot gpt claude gemini copilot llm llms chat bot",
  "how-llms-bullshit": "chatgpt chatbot gpt ai hallucination hallucinations homework essay essays claude gemini copilot chat hallucinate hallucinates made up",
  "become-ai-aware":
    "chatgpt chatbot gpt ai homework cheating essay essays robot bot claude gemini copilot llm llms prompt prompts chat check checking deepfake deepfakes fake fakes photo photos picture pictures image images video videos voice voices agent agents",
  "epistemic-humility": "doubt doubts opinion opinions mistake mistakes calibration probability probabilities humble risk risks dunning kruger",
  "fallacies-overview": "critical thinking argument arguments logic arguing debate speech",
  "epistemic-sandbox": "practice exercise exercises calibration probability writing quiz test",
  "certainty-vs-trust": "calibration adviser advisers",
  "mental-models": "metaphor metaphors map model diagram",
  "ai-behavior-patterns": "chatgpt chatbot gpt claude gemini copilot chat llm llms",
};
const everyday = new Map(Object.entries(EVERYDAY).map(([id, words], place) => [id, { words: new Set(words.split(" ")), place }]));
/** Weight of a whole everyday word: above a title that only begins alike (“ad”, Ad Hominem). */
const EVERYDAY_WEIGHT = 4;

/** Techniques of a lesson, each with its other names. */
const called = (techniques: readonly string[]): string =>
  techniques.map((technique) => `${technique}\n${otherNames({ technique: TECHNIQUE_ALIASES[technique] ?? technique })}`).join("\n");

/** Weight of a hit in the title; the idea, the techniques and the description weigh 1. */
const TITLE_WEIGHT = 3;

/**
 * Lessons whose title, description, idea or techniques (under any of their names) contain the beginning of every word of the query (or its singular, or its other spelling), or
 * that answer to it by an everyday word; best first, catalogue order among equals. An empty query finds nothing.
 */
export function findLessons(query: string): CatalogRow[] {
  const asked = searchWords(query);
  if (asked.length === 0) return [];
  const scored = CATALOG.map((row) => {
    const digest = LESSON_DIGEST[row.id];
    const title = searchWords(row.title);
    const rest = searchWords([row.description, digest?.idea ?? "", called(digest?.techniques ?? [])].join(" "));
    const own = everyday.get(row.id);
    const worth = (word: string): number =>
      own?.words.has(word)
        ? EVERYDAY_WEIGHT + 1 / (2 + own.place)
        : title.some((w) => answers(w, word)) || holdsJoined(row.title, word)
          ? TITLE_WEIGHT
          : rest.some((w) => answers(w, word))
            ? 1
            : 0;
    let score = 0;
    for (const word of asked) {
      const hit = Math.max(...spellings(word).map(worth));
      if (hit === 0) return { row, score: 0 };
      score += hit;
    }
    return { row, score };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
}
