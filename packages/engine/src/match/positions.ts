import { foldUnit } from "../text/characters.ts";
import { SYSTEM_WORDS, W_CONTRACTS_S } from "../text/system-words.ts";
import { inflections } from "./inflect.ts";
import type { Node, SymbolName } from "./phrase.ts";
import {
  ANY, AT_START, BOUNDARY, BOUNDARY_EXCLAMATION, BOUNDARY_QUESTION, CAPS, COLON, COMMA, CURRENCY, DASH, DECIMAL, ELLIPSIS, GAP_1, GAP_LAST, NAME, NUMBER, ODD, PERCENT,
  SEMICOLON, YEAR,
} from "./symbols.ts";

/** What one place of a phrase takes: a reserved symbol, or any of some words. */
export type Atom = number | readonly string[];

/** One place of a phrase, and the places that may come next (numbers within the phrase). */
export interface Position {
  atom: Atom;
  follow: number[];
  /** The phrase may end here. */
  accepts: boolean;
}

export interface PhrasePositions {
  positions: Position[];
  first: number[];
}

/** A list: its single words, and its entries of several words. */
export interface ListWords {
  single: readonly string[];
  several: readonly (readonly string[])[];
}

interface Part {
  nullable: boolean;
  first: number[];
  last: number[];
}

const MAX_CLASS_REPEAT = 4;
export const CURRENCY_WORDS = "dollar dollars euro euros pound pounds bucks usd eur gbp cents pence yen rupees francs".split(" ");

const SYMBOLS: Record<Exclude<SymbolName, "<num>" | "<name>" | "<percent>" | "<money>">, number> = {
  _: ANY, "^": AT_START, $: BOUNDARY, "?$": BOUNDARY_QUESTION, "!$": BOUNDARY_EXCLAMATION, ",": COMMA, ";": SEMICOLON, ":": COLON, "--": DASH, "...": ELLIPSIS, "%": PERCENT,
  "<year>": YEAR, "<caps>": CAPS, "<decimal>": DECIMAL, "<odd>": ODD, "<next>": BOUNDARY, "<currency>": CURRENCY,
};

/**
 * Lays a phrase out as positions (Glushkov's construction): one for each place, however many words may stand there. Alternatives of one word each,
 * inflections and lists become one position that takes a set of words.
 */
export function layOut(node: Node, list: (id: string) => ListWords): PhrasePositions {
  const layout = new Layout(list);
  const whole = layout.part(node);
  const { positions } = layout;
  const isGap = (at: number): boolean => typeof positions[at]!.atom === "number" && positions[at]!.atom <= GAP_LAST;
  // A gap at either end would match anything: the phrase neither begins nor ends in it.
  for (const at of whole.last) if (!isGap(at)) positions[at]!.accepts = true;
  return { positions, first: [...new Set(whole.first)].filter((at) => !isGap(at)).sort((a, b) => a - b) };
}

const isNext = (node: Node): boolean => node.kind === "symbol" && node.name === "<next>";

/** Whether every way through the node ends with a mark for the end of the sentence. */
function endsSentence(node: Node): boolean {
  if (node.kind === "symbol") return node.name === "$" || node.name === "?$" || node.name === "!$";
  if (node.kind === "choice") return node.of.every(endsSentence);
  return node.kind === "sequence" && endsSentence(node.of.at(-1)!);
}

class Layout {
  readonly positions: Position[] = [];
  constructor(private readonly list: (id: string) => ListWords) {}

  part(node: Node): Part {
    switch (node.kind) {
      case "sequence":
        // "?$ <next>": the mark that ends the sentence is the step into the next one.
        return this.sequence(node.of.filter((of, at) => !(isNext(of) && at > 0 && endsSentence(node.of[at - 1]!))).map((of) => this.part(of)));
      case "optional":
        return { ...this.part(node.of), nullable: true };
      case "gap":
        // The way over no words at all is the direct one, so the gap itself stands for one word and more.
        return { ...this.place(GAP_1 + node.words - 1), nullable: true };
      case "symbol":
        return this.symbol(node.name);
      default: {
        const chains: Chain[] = [];
        const others: Part[] = [];
        this.alternatives(node, chains, others);
        return this.choice([...joinChains(chains).map((chain) => this.chain(chain)), ...others]);
      }
    }
  }

  /** Sorts the alternatives of a node: rows of plain words on one side, everything else on the other. */
  private alternatives(node: Node, chains: Chain[], others: Part[]): void {
    const add = (tokens: readonly string[]): void => {
      if (tokens.length > 0) chains.push(tokens.map((token) => [token]));
    };
    if (node.kind === "choice") for (const of of node.of) this.alternatives(of, chains, others);
    else if (node.kind === "word") add(literalTokens(node.word));
    else if (node.kind === "inflected") for (const form of inflections(node.word)) add(literalTokens(form));
    else if (node.kind === "list") {
      const { single, several } = this.list(node.id);
      if (single.length > 0) chains.push([single]);
      for (const tokens of several) add(tokens);
    } else if (node.kind === "sequence" && node.of.every((of) => of.kind === "word")) {
      add(node.of.flatMap((of) => (of.kind === "word" ? literalTokens(of.word) : [])));
    } else others.push(this.part(node));
  }

  private place(atom: Atom): Part {
    this.positions.push({ atom, follow: [], accepts: false });
    const at = this.positions.length - 1;
    return { nullable: false, first: [at], last: [at] };
  }

  private chain(chain: Chain): Part {
    return this.sequence(chain.map((words) => this.place(words)));
  }

  private choice(parts: readonly Part[]): Part {
    if (parts.length === 1) return parts[0]!;
    return { nullable: parts.some(({ nullable }) => nullable), first: parts.flatMap(({ first }) => first), last: parts.flatMap(({ last }) => last) };
  }

  private sequence(parts: readonly Part[]): Part {
    return parts.reduce((before, after) => {
      for (const at of before.last) {
        const { follow } = this.positions[at]!;
        for (const next of after.first) if (!follow.includes(next)) follow.push(next);
      }
      return {
        nullable: before.nullable && after.nullable,
        first: before.nullable ? [...before.first, ...after.first] : before.first,
        last: after.nullable ? [...before.last, ...after.last] : after.last,
      };
    });
  }

  private repeat(atom: number): Part {
    const parts = Array.from({ length: MAX_CLASS_REPEAT }, (_, at) => ({ ...this.place(atom), nullable: at > 0 }));
    return this.sequence(parts);
  }

  private symbol(name: SymbolName): Part {
    if (name === "<num>") return this.repeat(NUMBER);
    if (name === "<name>") return this.repeat(NAME);
    if (name === "<percent>") return this.sequence([this.repeat(NUMBER), this.choice([this.place(PERCENT), this.place(["percent"]), this.chain([["per"], ["cent"]])])]);
    if (name === "<money>") {
      const before = this.sequence([this.place(CURRENCY), this.repeat(NUMBER)]);
      return this.choice([before, this.sequence([this.repeat(NUMBER), this.place(CURRENCY_WORDS)])]);
    }
    return this.place(SYMBOLS[name]);
  }
}

/** A row of places, each with the words it may hold. */
type Chain = readonly (readonly string[])[];

/**
 * Joins rows that differ in one place only: "a lot of | a ton of | a bunch of" becomes "a (lot|ton|bunch) of". The rows say exactly what they said
 * before, in fewer places. Repeated until nothing joins.
 */
export function joinChains(chains: readonly Chain[]): Chain[] {
  let rows = [...chains];
  for (let joined = true; joined; ) {
    joined = false;
    for (let place = 0; place < Math.max(0, ...rows.map(({ length }) => length)); place++) {
      const groups = new Map<string, Chain[]>();
      for (const row of rows) {
        const key = row.length <= place ? `${row.length}:${row.map((words) => words.join("|")).join(" ")}` : row.map((words, at) => (at === place ? "*" : words.join("|"))).join(" ");
        const group = groups.get(key);
        if (group) group.push(row);
        else groups.set(key, [row]);
      }
      rows = [...groups.values()].map((group) => {
        if (group.length === 1 || group[0]!.length <= place) return group[0]!;
        joined = true;
        return group[0]!.map((words, at) => (at === place ? [...new Set(group.flatMap((row) => row[at]!))].sort() : words));
      });
    }
  }
  return rows;
}

/** Words of a literal as the tokenizer cuts them. */
export function literalTokens(word: string): string[] {
  const folded = [...word.toLowerCase()].map((c) => String.fromCharCode(foldUnit(c.charCodeAt(0)))).join("");
  return folded
    .split(/[-\s/]+/)
    .filter(Boolean)
    .flatMap((part) => {
      const bare = part.replace(/'+$/, "").replace(/^'(?!(?:[sdm]|re|ve|ll)$)/, "");
      const contraction = /^(.+)('(?:re|ve|ll|d|m))$/.exec(bare);
      if (contraction) return [contraction[1]!, contraction[2]!];
      const possessive = /^(.+)'s$/.exec(bare);
      if (possessive && !((SYSTEM_WORDS.get(possessive[1]!) ?? 0) & W_CONTRACTS_S)) return [possessive[1]!, "'s"];
      const plain = /^[a-z]\.[a-z](?:\.[a-z])*\.$/.test(bare) ? bare.slice(0, -1) : bare;
      return [plain.replace(/,(?=\d)/g, "")];
    });
}

/** A list entry as token sequences: one for each inflection when a word of it carries "~". */
export function expandListWord(word: string): string[][] {
  let ways: string[][] = [[]];
  for (const part of word.trim().split(/\s+/)) {
    const forms = part.endsWith("~") ? inflections(part.slice(0, -1)) : [part];
    ways = ways.flatMap((way) => forms.map((form) => [...way, ...literalTokens(form)]));
  }
  return ways;
}
