import { COMMA, F_BOUNDARY, F_NUMBER, F_WORD } from "../src/match/symbols.ts";
import type { Node } from "../src/match/phrase.ts";
import { literalTokens } from "../src/match/literal.ts";
import { inflections } from "../src/match/inflect.ts";
import type { WordList } from "../src/patterns/types.ts";
import type { Document } from "../src/text/document.ts";
import { W_DENIES } from "../src/text/system-words.ts";

/** A place in a text on the way through a phrase: token, whether a word was taken yet, and whether the last thing was a gap that passed over words. */
interface Place {
  at: number;
  begun: boolean;
  hanging: boolean;
}

type Context = { doc: Document; lists: readonly WordList[] };

/**
 * The phrase language said a second time, as plainly as can be: a phrase is a function from a place to the places behind its matches. For each last
 * token of a match the latest first one. Knows what the property test uses.
 */
export function matchedSpans(node: Node, doc: Document, lists: readonly WordList[]): Map<number, number> {
  const spans = new Map<number, number>();
  for (let first = 0; first < doc.tokens; first++) {
    for (const end of ends(node, { at: first, begun: false, hanging: false }, { doc, lists })) {
      if (!end.begun || end.hanging) continue;
      let last = end.at - 1;
      let begin = first;
      while (last > begin && doc.flags[last]! & F_BOUNDARY) last--;
      while (begin < last && doc.flags[begin]! & F_BOUNDARY) begin++;
      spans.set(last, Math.max(begin, spans.get(last) ?? -1));
    }
  }
  return spans;
}

function unique(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [`${place.at} ${place.begun} ${place.hanging}`, place])).values()];
}

function ends(node: Node, place: Place, context: Context): Place[] {
  const taken = (lengths: readonly number[]): Place[] => unique(lengths.map((length) => ({ at: place.at + length, begun: true, hanging: false })));
  const { doc, lists } = context;
  switch (node.kind) {
    case "sequence":
      return node.of.reduce((places, of) => unique(places.flatMap((each) => ends(of, each, context))), [place]);
    case "choice":
      return unique(node.of.flatMap((of) => ends(of, place, context)));
    case "optional":
      return unique([place, ...ends(node.of, place, context)]);
    case "gap":
      return place.begun ? gap(node.words, place, doc) : [place];
    case "word":
      return taken(words(literalTokens(node.word), place.at, doc));
    case "inflected":
      return taken(inflections(node.word).flatMap((form) => words(literalTokens(form), place.at, doc)));
    case "list":
      return taken(lists.find(({ id }) => id === node.id)!.words.flatMap((word) => waysOf(word).flatMap((tokens) => words(tokens, place.at, doc))));
    case "symbol":
      return taken(symbol(node.name, place.at, doc));
  }
}

/** Up to so many words, none of them a "not"; commas are passed over, also before and behind. */
function gap(max: number, place: Place, doc: Document): Place[] {
  const out = [place];
  let left = max;
  for (let at = place.at; at < doc.tokens; at++) {
    if (doc.flags[at]! & F_WORD) {
      if (left-- === 0 || doc.bits[at]! & W_DENIES) break;
    } else if (doc.symbol[at] !== COMMA) break;
    out.push({ at: at + 1, begun: true, hanging: true });
  }
  return out;
}

/** How many tokens these words take here: none or all. */
function words(tokens: readonly string[], from: number, doc: Document): number[] {
  const fits = tokens.every(
    (token, index) => from + index < doc.tokens && doc.text.slice(doc.start[from + index], doc.end[from + index]).toLowerCase() === token,
  );
  return fits ? [tokens.length] : [];
}

function symbol(name: string, at: number, doc: Document): number[] {
  const flags = at < doc.tokens ? doc.flags[at]! : 0;
  switch (name) {
    case "_":
      return flags & F_WORD && !(doc.bits[at]! & W_DENIES) ? [1] : [];
    case ",":
      return at < doc.tokens && doc.symbol[at] === COMMA ? [1] : [];
    case "<num>": {
      const out: number[] = [];
      for (let end = at; end < doc.tokens && end < at + 4 && doc.flags[end]! & F_NUMBER; end++) out.push(end + 1 - at);
      return out;
    }
    default:
      throw new Error(`the reference does not know ${name}`);
  }
}

/** A list entry as rows of words: one for each inflection when a word of it carries "~". */
function waysOf(entry: string): string[][] {
  let ways: string[][] = [[]];
  for (const part of entry.split(" ")) {
    const forms = part.endsWith("~") ? inflections(part.slice(0, -1)) : [part];
    ways = ways.flatMap((way) => forms.map((form) => [...way, ...literalTokens(form)]));
  }
  return ways;
}
