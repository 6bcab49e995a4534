import { anyOf } from "./forms.ts";
import { bodyOf } from "./titles.ts";
import { sentencesOf, type Sentence } from "./words.ts";

/** What a text asks its readers, or somebody whom it addresses, to do. */

const VERB =
  "(?:write (?:to|in)|(?:switch|change|upgrade) (?:to|now)|call|ask(?! me)|tell(?! me)|stand|come|send|fill in|sign|vote|join|(?:support|help)(?! (?:answer(?:s|ed)|replie[sd]|arrive[sd]|c[ao]mes?|refuse[sd]|promise[sd]|told|tells|never)\\b)|stop|give|donate|buy|order|click|follow|subscribe|apply|share|forward|reply|confirm|return|bring|meet|turn up|boycott|demand|say|listen|comb|wash|check|choose|act|remember|trust|take|try|make|keep|put|wipe|ask yourself|book|register|drink|stay (?:home|inside|indoors|calm|away|safe)|stock up|avoid|warn|repost|pass (?:it|this) on|let (?:us|them)|let['’]s)";
const CALL = anyOf(
  new RegExp(
    String.raw`^["“]?(?:\d{1,2}[.)] )?(?:(?:so|and|but|now|then|please|just|simply|always|first),? )*(?:don['’]t|do not|never )? ?${VERB}\b(?!['’]s)(?! (?:is|was|are|were|has|had)\b)`,
    "i",
  ),
  /\b(?:we|i) (?:therefore |now |also |hereby )?(?:ask|demand|urge|request|expect|call on|appeal to|invite|beg) (?!for\b|him\b|her\b|myself\b|that of\b)/i,
  /^we, [^.!?]{3,90}?, (?:therefore |hereby )?(?:ask|demand|urge|request|call on|appeal to)\b/i,
  /\bwe (?:therefore |now )?propose (?:to|that)\b/i,
  /\bplease\b/i,
  /\byou (?:should|must|need to|have to|ought to)\b|\b(?:will|won['’]t) you [^.!?]{3,80}\?/i,
  /^either you\b/i,
  /^if you (?:see|find|meet|know|have seen|saw|hear|notice)\b[^.!?]{2,80}, (?:please )?(?:call|text|ring|phone|write|contact|tell|report|bring|come|let)\b/i,
);
/** What is told of others, or said in a quotation, asks the reader for nothing. */
const TOLD = /["“][^"”]{0,300}["”]|\b(?:said|says|told|replied|added)\b/i;
/** “Please note that the fee rises” asks for nothing. */
const ONLY_NOTES = /^(?:please )?(?:also )?(?:please )?(?:note|be aware|keep in mind|bear in mind|understand|be advised|accept our)\b/i;
const ITEM = /^\d{1,2}[.)] /;

/** The sentences that call for something; of a list below such a sentence its first items, too. */
export function callsOf(text: string): Sentence[] {
  const body = new Set(bodyOf(text).map(({ start }) => start));
  const all = sentencesOf(text).filter(({ start, text: words }) => body.has(start) || ITEM.test(words));
  return all.filter((s, at) => {
    if (ONLY_NOTES.test(s.text)) return false;
    if (TOLD.test(s.text.replace(/^["“]|["”]$/g, ""))) return false;
    if (CALL.test(s.text)) return !s.text.endsWith("?") || /\b(?:will|won['’]t|can|could|would) you\b/i.test(s.text);
    // “We therefore ask you: 1. to say …”
    const head = ITEM.test(s.text) ? all.slice(0, at).findLast((before) => !ITEM.test(before.text)) : undefined;
    return head !== undefined && CALL.test(head.text);
  });
}
