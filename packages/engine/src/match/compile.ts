import { SYSTEM_WORDS, W_CONTRACTS_S } from "../text/system-words.ts";
import { foldUnit } from "../text/characters.ts";
import { inflections } from "./inflect.ts";
import { parsePhrase, PhraseError, type Node, type SymbolName } from "./phrase.ts";
import {
  ANY, AT_START, BOUNDARY, BOUNDARY_EXCLAMATION, BOUNDARY_QUESTION, CAPS, COLON, COMMA, CURRENCY, DASH, DECIMAL, ELLIPSIS, FIRST_CLASS, GAP_1, GAP_LAST, NAME, NUMBER, ODD,
  PERCENT, SEMICOLON, YEAR,
} from "./symbols.ts";
import type { Automaton } from "./automaton.ts";

/** What a phrase is for. `pattern` is the index of its pattern, or the kind of guard. */
export interface PhraseEntry {
  pattern: number;
  role: number;
  phrase: string;
  /** Where the phrase stands, for error messages: file and entry id. */
  where: string;
}

export interface ListSource {
  id: string;
  words: readonly string[];
}

export interface CompileProblem {
  where: string;
  phrase: string;
  problem: string;
  column: number;
}

export interface Compiled {
  automaton: Automaton;
  /** Class numbers of the word lists, in the order of their symbols. */
  lists: string[];
  problems: CompileProblem[];
  usedLists: Set<string>;
}

const MAX_CLASS_REPEAT = 4;
const CURRENCY_WORDS = "dollar dollars euro euros pound pounds bucks usd eur gbp cents pence yen rupees francs".split(" ");

interface ParsedEntry extends PhraseEntry {
  node: Node;
}

/** Words of a literal as the tokenizer cuts them. */
export function literalTokens(word: string): string[] {
  const folded = [...word.toLowerCase()].map((c) => String.fromCharCode(foldUnit(c.charCodeAt(0)))).join("");
  return folded
    .split(/[-\s/]+/)
    .filter(Boolean)
    .flatMap((part) => {
      const bare = part.replace(/'+$/, "").replace(/^'(?!(?:s|re|ve|ll|d|m)$)/, "");
      const contraction = /^(.+)('(?:re|ve|ll|d|m))$/.exec(bare);
      if (contraction) return [contraction[1]!, contraction[2]!];
      const possessive = /^(.+)'s$/.exec(bare);
      if (possessive && !((SYSTEM_WORDS.get(possessive[1]!) ?? 0) & W_CONTRACTS_S)) return [possessive[1]!, "'s"];
      const plain = /^[a-z]\.[a-z](?:\.[a-z])*\.$/.test(bare) ? bare.slice(0, -1) : bare;
      return [plain.replace(/,(?=\d)/g, "")];
    });
}

/** Compiles phrases and word lists to one automaton. Phrases that do not parse are left out and listed in `problems`. */
export function compilePhrases(entries: readonly PhraseEntry[], lists: readonly ListSource[]): Compiled {
  const problems: CompileProblem[] = [];
  const parsed: ParsedEntry[] = [];
  const known = new Map(lists.map((list) => [list.id, list]));
  const usedLists = new Set<string>();
  for (const entry of entries) {
    try {
      const node = parsePhrase(entry.phrase);
      for (const id of listsIn(node)) {
        if (!known.has(id)) throw new PhraseError(`no word list is called "${id}"`, entry.phrase, entry.phrase.indexOf(`@${id}`) + 1);
        usedLists.add(id);
      }
      parsed.push({ ...entry, node });
    } catch (error) {
      if (!(error instanceof PhraseError)) throw error;
      problems.push({ where: entry.where, phrase: entry.phrase, problem: error.problem, column: error.column });
    }
  }
  const used = lists.filter((list) => usedLists.has(list.id));
  return { automaton: new Builder(used).build(parsed), lists: used.map((list) => list.id), problems, usedLists };
}

function listsIn(node: Node): string[] {
  if (node.kind === "list") return [node.id];
  if (node.kind === "sequence" || node.kind === "choice") return node.of.flatMap(listsIn);
  return node.kind === "optional" ? listsIn(node.of) : [];
}

class Builder {
  private readonly vocabulary = new Map<string, number>();
  private readonly classOf = new Map<string, number>();
  private readonly multi = new Map<string, string[][]>();
  private readonly members = new Map<string, Set<number>>();
  /** The nondeterministic automaton: edges by state, as symbol and target in turn. */
  private readonly edges: number[][] = [];
  private readonly empty: number[][] = [];
  private readonly accepts: (number[] | undefined)[] = [];

  constructor(private readonly lists: readonly ListSource[]) {}

  build(entries: readonly ParsedEntry[]): Automaton {
    const words = this.collectWords(entries);
    const firstWord = FIRST_CLASS + this.lists.length;
    words.forEach((word, at) => this.vocabulary.set(word, firstWord + at));
    this.lists.forEach((list, at) => {
      this.classOf.set(list.id, FIRST_CLASS + at);
      this.members.set(list.id, new Set());
      this.multi.set(list.id, []);
      for (const word of list.words) {
        for (const tokens of expandListWord(word)) {
          if (tokens.length === 1) this.members.get(list.id)!.add(this.vocabulary.get(tokens[0]!)!);
          else this.multi.get(list.id)!.push(tokens);
        }
      }
    });
    const root = this.state();
    entries.forEach((entry, index) => {
      const start = this.state();
      this.empty[root]!.push(start);
      const end = this.lower(entry.node, start);
      (this.accepts[end] ??= []).push(index);
    });
    return this.determinise(root, entries, words);
  }

  private collectWords(entries: readonly ParsedEntry[]): string[] {
    const words = new Set<string>([...SYSTEM_WORDS.keys(), ...CURRENCY_WORDS, "'s", "'re", "'ve", "'ll", "'d", "'m", "and", "percent", "per", "cent"]);
    const visit = (node: Node): void => {
      if (node.kind === "word") for (const token of literalTokens(node.word)) words.add(token);
      else if (node.kind === "inflected") for (const form of inflections(node.word)) for (const token of literalTokens(form)) words.add(token);
      else if (node.kind === "sequence" || node.kind === "choice") node.of.forEach(visit);
      else if (node.kind === "optional") visit(node.of);
    };
    for (const entry of entries) visit(entry.node);
    for (const list of this.lists) for (const word of list.words) for (const tokens of expandListWord(word)) for (const token of tokens) words.add(token);
    return [...words].sort();
  }

  private state(): number {
    this.edges.push([]);
    this.empty.push([]);
    this.accepts.push(undefined);
    return this.edges.length - 1;
  }

  private edge(from: number, symbol: number, to: number): void {
    this.edges[from]!.push(symbol, to);
  }

  /** Adds the ways through `node` that begin at `from`; returns where they end. */
  private lower(node: Node, from: number, into?: number): number {
    const to = (): number => into ?? this.state();
    switch (node.kind) {
      case "sequence": {
        let at = from;
        node.of.forEach((part, index) => {
          at = this.lower(part, at, index === node.of.length - 1 ? into : undefined);
        });
        return at;
      }
      case "choice": {
        const end = to();
        for (const part of node.of) this.lower(part, from, end);
        return end;
      }
      case "optional": {
        const end = this.lower(node.of, from, into);
        this.empty[from]!.push(end);
        return end;
      }
      case "word":
        return this.chain(from, literalTokens(node.word), into);
      case "inflected": {
        const end = to();
        for (const form of inflections(node.word)) this.chain(from, literalTokens(form), end);
        return end;
      }
      case "list": {
        const end = to();
        this.edge(from, this.classOf.get(node.id)!, end);
        for (const tokens of this.multi.get(node.id)!) this.chain(from, tokens, end);
        return end;
      }
      case "gap": {
        const end = to();
        this.edge(from, GAP_1 + node.words - 1, end);
        return end;
      }
      case "symbol":
        return this.symbol(from, node.name, into);
    }
  }

  private chain(from: number, tokens: readonly string[], into?: number): number {
    let at = from;
    tokens.forEach((token, index) => {
      const end = index === tokens.length - 1 && into !== undefined ? into : this.state();
      this.edge(at, this.vocabulary.get(token)!, end);
      at = end;
    });
    return at;
  }

  private symbol(from: number, name: SymbolName, into?: number): number {
    const end = into ?? this.state();
    switch (name) {
      case "<num>":
        this.repeat(from, NUMBER, end);
        return end;
      case "<name>":
        this.repeat(from, NAME, end);
        return end;
      case "<percent>": {
        const number = this.state();
        this.repeat(from, NUMBER, number);
        this.edge(number, PERCENT, end);
        this.chain(number, ["percent"], end);
        this.chain(number, ["per", "cent"], end);
        return end;
      }
      case "<money>": {
        const sign = this.state();
        this.edge(from, CURRENCY, sign);
        this.repeat(sign, NUMBER, end);
        const number = this.state();
        this.repeat(from, NUMBER, number);
        for (const word of CURRENCY_WORDS) this.chain(number, [word], end);
        return end;
      }
      default:
        this.edge(from, SYMBOLS[name], end);
        return end;
    }
  }

  private repeat(from: number, symbol: number, end: number): void {
    let at = from;
    for (let times = 1; times <= MAX_CLASS_REPEAT; times++) {
      const next = times === MAX_CLASS_REPEAT ? end : this.state();
      this.edge(at, symbol, next);
      if (next !== end) this.empty[next]!.push(end);
      at = next;
    }
  }

  private closure(states: Iterable<number>): number[] {
    const seen = new Set<number>(states);
    const stack = [...seen];
    for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
      for (const next of this.empty[state]!) {
        if (!seen.has(next)) {
          seen.add(next);
          stack.push(next);
        }
      }
    }
    // States that neither accept nor lead on would only keep equal sets apart.
    return [...seen].filter((state) => this.edges[state]!.length > 0 || this.accepts[state] !== undefined).sort((a, b) => a - b);
  }

  /**
   * Merges common beginnings by subset construction over symbols. Symbols stay apart even when one token may be several of them (a word, a list
   * it is in, any word), so sets stay small: the matcher follows each of them.
   */
  private determinise(root: number, entries: readonly ParsedEntry[], words: string[]): Automaton {
    const ids = new Map<string, number>();
    const sets: number[][] = [];
    const gapStates = new Set<number>();
    const intern = (set: number[], gap: boolean): number => {
      const key = (gap ? "g" : "n") + set.join(",");
      let id = ids.get(key);
      if (id === undefined) {
        id = sets.length;
        ids.set(key, id);
        sets.push(set);
        if (gap) gapStates.add(id);
      }
      return id;
    };
    intern(this.closure([root]), false);
    const edges: (readonly [number, number])[][] = [];
    const accepts: number[][] = [];
    for (let at = 0; at < sets.length; at++) {
      const bySymbol = new Map<number, Set<number>>();
      const accepted = new Set<number>();
      for (const state of sets[at]!) {
        for (const entry of this.accepts[state] ?? []) accepted.add(entry);
        const list = this.edges[state]!;
        for (let e = 0; e < list.length; e += 2) {
          const targets = bySymbol.get(list[e]!);
          if (targets) targets.add(list[e + 1]!);
          else bySymbol.set(list[e]!, new Set([list[e + 1]!]));
        }
      }
      edges.push([...bySymbol].sort((a, b) => a[0] - b[0]).map(([symbol, targets]) => [symbol, intern(this.closure(targets), symbol >= GAP_1 && symbol <= GAP_LAST)] as const));
      accepts.push([...accepted].sort((a, b) => a - b));
    }
    return {
      words,
      classMembers: this.lists.map((list) => [...this.members.get(list.id)!].sort((a, b) => a - b)),
      edges,
      accepts,
      gapStates,
      entries: entries.map(({ pattern, role }) => ({ pattern, role })),
    };
  }
}

const SYMBOLS: Record<Exclude<SymbolName, "<num>" | "<name>" | "<percent>" | "<money>">, number> = {
  _: ANY,
  "^": AT_START,
  $: BOUNDARY,
  "?$": BOUNDARY_QUESTION,
  "!$": BOUNDARY_EXCLAMATION,
  ",": COMMA,
  ";": SEMICOLON,
  ":": COLON,
  "--": DASH,
  "...": ELLIPSIS,
  "%": PERCENT,
  "<year>": YEAR,
  "<caps>": CAPS,
  "<decimal>": DECIMAL,
  "<odd>": ODD,
  "<next>": BOUNDARY,
  "<currency>": CURRENCY,
};

/** A list entry as token sequences: one for each inflection when a word of it carries "~". */
export function expandListWord(word: string): string[][] {
  let ways: string[][] = [[]];
  for (const part of word.trim().split(/\s+/)) {
    const forms = part.endsWith("~") ? inflections(part.slice(0, -1)) : [part];
    ways = ways.flatMap((way) => forms.map((form) => [...way, ...literalTokens(form)]));
  }
  return ways;
}
