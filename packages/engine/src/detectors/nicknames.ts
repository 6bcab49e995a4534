import { F_CAPITAL, F_NAME, F_START } from "../match/symbols.ts";
import { S_HAS_NAME } from "../text/document.ts";
import { wordSet, type Detector, type DetectorContext, type Emit } from "./context.ts";
import type { ListGroup } from "./kind-table.ts";

const SCORN: ListGroup = { names: ["insults-strong", "insults-mild", "scornful-adjectives", "ridicule-words"] };
const NICKNAMES = wordSet("crooked sleepy lying shady slimy sneaky creepy phony lazy crying corrupt shifty pathetic dumb nasty wicked wacky goofy cheating");
/** “Craven Cottage”, “Crazy Horse”: names of places and of others who cannot mind. */
const NAMED_THINGS = wordSet("cottage street road avenue lane hill hills park creek lake river county island bay beach hollow horse");
/** Shorter ones are initials. */
const WORD_MIN_CHARS = 3;

/** "Crooked Cromer": a scornful word with a capital set before a name, as if it were part of it (name calling). */
export const nicknames: Detector = { run: detectNicknames, lists: [SCORN] };

function detectNicknames(context: DetectorContext, emit: Emit): void {
  const { doc } = context;
  for (let sentence = 0; sentence < doc.sentences; sentence++) {
    if (!(doc.sentenceFlags[sentence]! & S_HAS_NAME)) continue;
    const after = doc.afterToken(sentence);
    for (let token = doc.firstToken(sentence); token + 1 < after; token++) {
      const flags = doc.flags[token]!;
      if (!(flags & F_CAPITAL) || flags & F_START || !(doc.flags[token + 1]! & F_NAME) || context.wordLength(token) < WORD_MIN_CHARS) continue;
      if (context.is(token + 1, NAMED_THINGS)) continue;
      if (context.is(token, NICKNAMES) || context.isInList(token, SCORN))
        emit("vx-mp01-scornful-nickname", token, token + 1, "a scornful word with a capital, before a name", true);
    }
  }
}
