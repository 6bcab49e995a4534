import { F_CAPITAL, F_NAME, F_START } from "../match/symbols.ts";
import { S_TITLE_CASE } from "../text/document.ts";
import type { DetectorContext, Emit } from "./context.ts";

const SCORN_LISTS = ["insults-strong", "insults-mild", "scornful-adjectives", "ridicule-words"];
const NICKNAMES = new Set("crooked sleepy lying crazy shady dirty slimy sneaky creepy phony fat little lazy crying corrupt weak shifty pathetic low dumb slow two-faced nasty wicked wacky goofy cheating".split(" "));

/** "Crooked Carter": a scornful word with a capital set before a name, as if it were part of it (name calling). */
export function detectNicknames(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let token = 0; token + 1 < doc.tokens; token++) {
    const flags = doc.flags[token]!;
    if (!(flags & F_CAPITAL) || flags & F_START || !(doc.flags[token + 1]! & F_NAME)) continue;
    if (doc.sentenceFlags[doc.sentenceOf[token]!]! & S_TITLE_CASE || context.wordLength(token) < 3) continue;
    if (NICKNAMES.has(context.word(token)) || context.isInList(token, SCORN_LISTS)) emit("vx-mp01-scornful-nickname", token, token + 1, "a scornful word with a capital, before a name", true);
  }
}
