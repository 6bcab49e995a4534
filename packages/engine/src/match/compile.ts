import { SYSTEM_WORDS } from "../text/system-words.ts";
import { parsePhrase, PhraseError, type Node } from "./phrase.ts";
import { expandListWord, layOut, type ListWords, type PhrasePositions } from "./positions.ts";

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
  /** Counted from 1; 0 when the problem is not in a phrase. */
  column: number;
}

/** All phrases as positions, with their words in a vocabulary; `pack` writes it, automaton.ts runs it. */
export interface CompiledPhrases {
  /** Vocabulary, sorted. */
  words: string[];
  /** Sets of words that some position takes, as numbers of words in rising order; named lists first, in the order of `lists`. */
  classes: number[][];
  lists: string[];
  phrases: PhrasePositions[];
  /** What each phrase is for. */
  entries: { pattern: number; role: number }[][];
}

export interface CompileResult {
  compiled: CompiledPhrases;
  problems: CompileProblem[];
  usedLists: Set<string>;
}

/** Words that the tokenizer or a guard needs although no phrase may hold them. */
const ALWAYS = ["'s", "'re", "'ve", "'ll", "'d", "'m", "and", "percent", "per", "cent"];

/** Compiles phrases and word lists. Phrases that do not parse are left out and listed in `problems`; equal phrases are kept once. */
export function compilePhrases(entries: readonly PhraseEntry[], lists: readonly ListSource[]): CompileResult {
  const problems: CompileProblem[] = [];
  const usedLists = new Set<string>();
  const known = new Map<string, ListWords>(lists.map(({ id, words }) => [id, splitList(words)]));
  const byPhrase = new Map<string, { node: Node; uses: { pattern: number; role: number }[] }>();
  for (const { phrase, pattern, role, where } of entries) {
    const seen = byPhrase.get(phrase);
    if (seen) {
      seen.uses.push({ pattern, role });
      continue;
    }
    try {
      const node = parsePhrase(phrase);
      for (const id of listsIn(node)) {
        if (!known.has(id)) throw new PhraseError(`no word list is called "${id}"`, phrase, phrase.indexOf(`@${id}`) + 1);
        usedLists.add(id);
      }
      byPhrase.set(phrase, { node, uses: [{ pattern, role }] });
    } catch (error) {
      if (!(error instanceof PhraseError)) throw error;
      problems.push({ where, phrase, problem: error.problem, column: error.column });
    }
  }
  const phrases = [...byPhrase.values()].map(({ node }) => layOut(node, (id) => known.get(id)!));
  const used = lists.filter(({ id }) => usedLists.has(id) && known.get(id)!.single.length > 1).map(({ id }) => id);
  const words = vocabulary(phrases, used.map((id) => known.get(id)!));
  const numberOf = new Map(words.map((word, at) => [word, at]));
  const classes = classesOf(phrases, used.map((id) => known.get(id)!), numberOf);
  return { compiled: { words, classes, lists: used, phrases, entries: [...byPhrase.values()].map(({ uses }) => uses) }, problems, usedLists };
}

function splitList(words: readonly string[]): ListWords {
  const ways = words.flatMap(expandListWord);
  return { single: [...new Set(ways.filter(({ length }) => length === 1).map(([word]) => word!))].sort(), several: ways.filter(({ length }) => length > 1) };
}

function listsIn(node: Node): string[] {
  if (node.kind === "list") return [node.id];
  if (node.kind === "sequence" || node.kind === "choice") return node.of.flatMap(listsIn);
  return node.kind === "optional" ? listsIn(node.of) : [];
}

function vocabulary(phrases: readonly PhrasePositions[], lists: readonly ListWords[]): string[] {
  const words = new Set<string>([...SYSTEM_WORDS.keys(), ...ALWAYS]);
  for (const { positions } of phrases) for (const { atom } of positions) if (typeof atom !== "number") for (const word of atom) words.add(word);
  for (const { single } of lists) for (const word of single) words.add(word);
  return [...words].sort();
}

/** Key of a set of words, to find its class again. */
export const classKey = (words: readonly string[]): string => words.join("|");

/** Named lists, then every other set in the order in which positions take it. */
function classesOf(phrases: readonly PhrasePositions[], lists: readonly ListWords[], numberOf: ReadonlyMap<string, number>): number[][] {
  const keys = new Set<string>(lists.map(({ single }) => classKey(single)));
  for (const { positions } of phrases) for (const { atom } of positions) if (typeof atom !== "number" && atom.length > 1) keys.add(classKey(atom));
  return [...keys].map((key) => key.split("|").filter(Boolean).map((word) => numberOf.get(word)!).sort((a, b) => a - b));
}
