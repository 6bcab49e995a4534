import { CATALOG } from "./catalog.ts";
import { LESSON_DIGEST } from "./lesson-digest.ts";
import type { CatalogRow } from "./schema.ts";
import { searchWords } from "./search-words.ts";

/** What people call these things when they do not know the term. Whole words only; the lesson to send them to first stands first. */
const EVERYDAY: Readonly<Record<string, string>> = {
  "false-urgency": "ad ads advert advertisement advertising sale shop shopping store countdown timer hurry rush fomo booking scam phishing",
  "appeal-to-emotion": "ad ads advert advertisement advertising charity donation guilt",
  vagueness: "ad ads advert advertisement advertising promise horoscope",
  "emotional-framing": "headline headlines clickbait outrage angry tiktok instagram news propaganda",
  "appeal-to-authority": "influencer influencers celebrity celebrities doctor endorsement",
  "citation-laundering": "study studies research quote quotes rumor rumors viral fake news misinformation statistics statistic",
  "speculative-authority": "health supplement supplements research study studies",
  "narrative-framing": "news headline headlines politics media propaganda",
  "narrative-framing-analysis": "news headline headlines politics media propaganda statistics statistic percent percentage percentages numbers",
  "confirmation-bias": "algorithm bubble filter echo chamber conspiracy",
  "why-certainty-sells": "guru crypto investing prediction predictions influencer",
  "detect-bullshit": "scam fake fakes news misinformation hoax wellness slogan",
  "jargon-overload": "contract legal corporate",
  "red-herring": "interview politician politicians politics dodge",
  "straw-man": "argument arguing debate twisted fight",
  steelman: "argument arguing debate listening",
  "ad-hominem": "insult insults attack bullying troll",
  "false-dilemma": "ultimatum choice",
  "false-dichotomy": "polarization labels stereotype stereotypes",
  "cognitive-dissonance": "excuse excuses stubborn regret",
  "clarity-signals": "sarcasm irony joke texting misunderstanding",
  "ai-aware": "chatgpt chatbot gpt",
  "how-llms-bullshit": "chatgpt chatbot gpt ai hallucination hallucinations homework essay essays",
  "become-ai-aware": "chatgpt chatbot gpt ai homework cheating essay essays",
  "ai-behavior-patterns": "chatgpt chatbot gpt",
};
const everyday = new Map(Object.entries(EVERYDAY).map(([id, words], place) => [id, { words: new Set(words.split(" ")), place }]));
/** Weight of a whole everyday word: above a title that only begins alike (“ad”, Ad Hominem). */
const EVERYDAY_WEIGHT = 4;

/** Weight of a hit in the title; the idea, the techniques and the description weigh 1. */
const TITLE_WEIGHT = 3;

/**
 * Lessons whose title, description, idea or techniques contain the beginning of every word of the query, or that answer to it by an everyday
 * word; best first, catalogue order among equals. An empty query finds nothing.
 */
export function findLessons(query: string): CatalogRow[] {
  const asked = searchWords(query);
  if (asked.length === 0) return [];
  const scored = CATALOG.map((row) => {
    const digest = LESSON_DIGEST[row.id];
    const title = searchWords(row.title);
    const rest = searchWords([row.description, digest?.idea ?? "", ...(digest?.techniques ?? [])].join(" "));
    let score = 0;
    for (const word of asked) {
      const own = everyday.get(row.id);
      const hit = own?.words.has(word)
        ? EVERYDAY_WEIGHT + 1 / (2 + own.place)
        : title.some((w) => w.startsWith(word))
          ? TITLE_WEIGHT
          : rest.some((w) => w.startsWith(word))
            ? 1
            : 0;
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
