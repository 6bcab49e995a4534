import { anchorRate, markAnchors, type Rates } from "./anchors.ts";
import { itemOf, joinRows, listItem, type Item, type Term } from "./items.ts";
import { parsePhrase, PhraseError, type Node } from "./phrase.ts";
import { WORD_RATES } from "./word-rates.ts";
import { allWordings, SAME_WORDS } from "./same-words.ts";
import { R_NOT_AFTER, R_NOT_BEFORE, ROOT_OF_ROLE, ROOTS } from "./roles.ts";

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

export interface CompiledPhrase {
  item: Item;
  uses: { pattern: number; role: number }[];
}

/** All phrases with their anchors chosen; pack.ts writes them, programs.ts reads them. */
export interface CompiledPhrases {
  lists: { id: string; terms: Term[]; rows: Item[] }[];
  /** By root (roles.ts). */
  roots: CompiledPhrase[][];
}

export interface CompileResult {
  compiled: CompiledPhrases;
  problems: CompileProblem[];
  usedLists: Set<string>;
}

/**
 * Compiles phrases and word lists. Phrases that do not parse are left out and listed in `problems`; equal phrases of one root are kept once. `rates`: how
 * common words are, by which each phrase is anchored.
 */
export function compilePhrases(entries: readonly PhraseEntry[], lists: readonly ListSource[], rates: Rates = WORD_RATES): CompileResult {
  const problems: CompileProblem[] = [];
  const usedLists = new Set<string>();
  const named = lists.map(({ id, words }) => contentOf(id, words.flatMap(allWordings), rates));
  const contents = [...named, ...SAME_WORDS.map(({ id, wordings }) => contentOf(id, wordings, rates))];
  const listRates = new Map(contents.map(({ id, terms, rows }) => [`@${id}`, anchorRate({ kind: "choice", terms, rows }, rates, new Map())]));
  const roots: Map<string, CompiledPhrase>[] = Array.from({ length: ROOTS }, () => new Map());
  for (const { phrase, pattern, role, where } of entries) {
    const root = roots[ROOT_OF_ROLE[role]!]!;
    const seen = root.get(phrase);
    if (seen) {
      seen.uses.push({ pattern, role });
      continue;
    }
    try {
      const node = parsePhrase(phrase);
      for (const id of listsIn(node)) {
        if (!listRates.has(`@${id}`)) throw new PhraseError(`no word list is called "${id}"`, phrase, phrase.indexOf(`@${id}`) + 1);
        usedLists.add(id);
      }
      if ((role === R_NOT_AFTER && hasGapAt(-1, node)) || (role === R_NOT_BEFORE && hasGapAt(0, node)))
        throw new PhraseError("a gap beside the match, which is taken away: name the words that may stand there", phrase, 1);
      const item = itemOf(node);
      if (!Number.isFinite(anchorRate(item, rates, listRates))) throw new PhraseError("nothing that every wording has", phrase, 1);
      markAnchors(item, rates, listRates);
      root.set(phrase, { item, uses: [{ pattern, role }] });
    } catch (error) {
      if (!(error instanceof PhraseError)) throw error;
      problems.push({ where, phrase, problem: error.problem, column: error.column });
    }
  }
  return { compiled: { lists: contents, roots: roots.map((root) => [...root.values()]) }, problems, usedLists };
}

function contentOf(id: string, words: readonly string[], rates: Rates): CompiledPhrases["lists"][number] {
  const items = words.map(listItem);
  const terms = items.filter((item): item is Term => item.kind === "term");
  const rows = joinRows([...new Map(items.filter(({ kind }) => kind !== "term").map((item) => [JSON.stringify(item), item])).values()]);
  for (const row of rows) markAnchors(row, rates, new Map());
  return { id, terms: [...new Map(terms.map((term) => [term.key, term])).values()], rows };
}

/** Whether the first (0) or the last (-1) place of some wording is a gap. */
function hasGapAt(end: 0 | -1, node: Node): boolean {
  if (node.kind === "gap") return true;
  if (node.kind === "sequence") return hasGapAt(end, node.of.at(end)!);
  if (node.kind === "choice") return node.of.some((one) => hasGapAt(end, one));
  return node.kind === "optional" && hasGapAt(end, node.of);
}

function listsIn(node: Node): string[] {
  if (node.kind === "list") return [node.id];
  if (node.kind === "sequence" || node.kind === "choice") return node.of.flatMap(listsIn);
  return node.kind === "optional" ? listsIn(node.of) : [];
}
