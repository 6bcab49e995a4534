import { anyOf, anyWords } from "./forms.ts";
import type { Sentence } from "./words.ts";

/** Words that touch most readers, by what they touch. A short list, no pattern of the engine: fair texts have such words too, so they are shown and never counted as marks. */
const TOUCHES: readonly (readonly [string, RegExp])[] = [
  [
    "pity",
    anyWords(
      /hung(?:ry|er)|starv\w+|orphan\w*|homeless|abandon\w+|suffer\w*|tears?|cr(?:y|ies|ied|ying)|weep\w*|helpless|lonely|alone|freez\w+|shiver\w*|dying|in pain|begs?|begged/i,
      /lost (?:her|his|their) (?:mother|father|mom|mum|dad|parents|home|child|children|son|daughter|wife|husband|family)/i,
      /(?:little|poor|sick) (?:girl|boy|child|children|one|ones|family|families)|goes? to (?:sleep|bed) hungry/i,
    ),
  ],
  [
    "fear",
    anyWords(
      /die[sd]?|deadly|kill(?:s|ed|ing)?|poison\w*|danger\w*|terrif\w+|horr\w+|nightmare|attack(?:s|ed)?|disaster|catastroph\w+|collapse|accident|threat\w*|lose everything|too late/i,
      /(?:your|our) (?:children|kids|family|loved ones)/i,
    ),
  ],
  [
    "guilt",
    anyOf(
      /\b(?:do not|don['’]t) (?:look|turn|walk) away\b|\bwithout (?:you|your (?:help|gift|support|donation))\b|\byou (?:will|['’]ll) have to live with\b|\b(?:how|can) (?:can|could|would)? ?you (?:sleep|live with|stand by)\b|\bon your conscience\b|\bless than (?:a|one|the price of a) (?:cup of )?coffee\b|\byou can change that\b/i,
      /\b(?:after all|everything) (?:i|we) (?:have )?(?:did|done)\b|\b(?:ashamed|shame on)\b|\bwho (?:really |truly )?cares? about\b/i,
    ),
  ],
  [
    "anger",
    anyWords(
      /outrag\w+|betray\w*|disgust\w*|scandal\w*|shameless\w*|disgrace\w*|insult\w*|traitors?|robbed|stolen from|broken (?:their|his|her) (?:word|promises?)|enough is enough|absurd/i,
      /(?:they|he|she) (?:lied|lies|lie) to (?:us|you)/i,
    ),
  ],
  [
    "hope and pride",
    anyWords(
      /dreams?|hope|together we|brighter|better (?:future|tomorrow|life)|miracle|reborn|changed my life|proud|heroes|our children will|smiles?|new person/i,
      /in (?:your|our) hearts?/i,
    ),
  ],
];

interface Touch {
  what: string;
  words: string;
  sentence: Sentence;
}

/** The first place for each of these feelings, in the order of the list. */
export const touchesIn = (sentences: readonly Sentence[]): Touch[] =>
  TOUCHES.flatMap(([what, form]) => {
    for (const sentence of sentences) {
      const words = form.exec(sentence.text)?.[0];
      if (words !== undefined) return [{ what, words, sentence }];
    }
    return [];
  });
