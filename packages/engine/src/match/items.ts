/** Phrases as the tables hold them; build time only. */
import { inflections } from "./inflect.ts";
import type { Node } from "./phrase.ts";
import { literalTokens } from "./literal.ts";
import { sameFrom } from "./same-words.ts";
import { spellings } from "./spellings.ts";

/** A term by its key: the word, `word~` with its forms, `@list`, or a mark as the phrase language writes it. */
export interface Term {
  kind: "term";
  key: string;
  /** Words that it takes; none for lists and marks. */
  words: readonly string[];
  anchor?: boolean;
}
export interface Row {
  kind: "row";
  of: Item[];
}
/** Any of the terms, or one of the rows. */
export interface Choice {
  kind: "choice";
  terms: Term[];
  rows: Item[];
  /** The terms are an anchor. */
  anchor?: boolean;
}
export interface Optional {
  kind: "optional";
  of: Item;
}
export type Item = Term | Row | Choice | Optional;

const CURRENCY_WORDS = "dollar dollars euro euros pound pounds bucks usd eur gbp cents pence yen rupees francs".split(" ");

const mark = (key: string): Term => ({ kind: "term", key, words: [] });
const word = (key: string): Term => ({ kind: "term", key, words: spellings(key) });
const row = (of: Item[]): Item => (of.length === 1 ? of[0]! : { kind: "row", of });
const words = (tokens: readonly string[]): Item => row(tokens.map(word));
const isPlain = (item: Item): item is Term => item.kind === "term" && (item.words.length > 0 || item.key.startsWith("@"));

/** A phrase as items. */
export function itemOf(node: Node): Item {
  switch (node.kind) {
    case "word":
      return spelled(literalTokens(node.word).map(word));
    case "inflected":
      return inflected(node.word);
    case "list":
      return mark(`@${node.id}`);
    case "gap":
      return mark(`[${node.words}]`);
    case "symbol":
      return symbol(node.name);
    case "optional":
      return { kind: "optional", of: itemOf(node.of) };
    case "choice":
      return choiceOf(node.of.map(itemOf));
    case "sequence":
      // "?$ <next>": the mark that ends the sentence is the step into the next one.
      return spelled(
        node.of
          .filter((of, at) => !(isNext(of) && at > 0 && endsSentence(node.of[at - 1]!)))
          .flatMap((of): Item[] => {
            if (of.kind === "word") return literalTokens(of.word).map(word);
            const item = itemOf(of);
            return item.kind === "row" ? item.of : [item];
          }),
      );
  }
}

/** A row whose words stand for all that is the same ("do not" for "don't"). */
function spelled(items: readonly Item[]): Item {
  const of: Item[] = [];
  const wordAt = (at: number): string | undefined => {
    const item = items[at];
    return item?.kind === "term" && item.words.length === 1 ? item.key : undefined;
  };
  for (let at = 0; at < items.length;) {
    const found = sameFrom(at, wordAt);
    of.push(found ? mark(`@${found.same.id}`) : items[at]!);
    at += found?.tokens ?? 1;
  }
  return row(of);
}

/** The entry of a word list: a term, or a row of terms. */
export const listItem = (entry: string): Item =>
  row(
    entry
      .trim()
      .split(/\s+/)
      .flatMap((part) => {
        const item = part.endsWith("~") ? inflected(part.slice(0, -1)) : words(literalTokens(part));
        return item.kind === "row" ? item.of : [item];
      }),
  );

function inflected(text: string): Item {
  const forms = inflections(text).flatMap(spellings).map(literalTokens);
  const last = new Set(forms.map((tokens) => tokens.at(-1)!));
  const head = forms[0]!.slice(0, -1);
  if (forms.some((tokens) => tokens.slice(0, -1).join(" ") !== head.join(" "))) return choiceOf(forms.map(words));
  const base = forms[0]!.at(-1)!;
  const term: Term = last.size === 1 ? word(base) : { kind: "term", key: `${base}~`, words: [...last] };
  return row([...head.map(word), term]);
}

function choiceOf(items: readonly Item[]): Item {
  const flat = items.flatMap((item): Item[] => (item.kind === "choice" ? [...item.terms, ...item.rows] : [item]));
  const terms = [...new Map(flat.filter(isPlain).map((term) => [term.key, term])).values()];
  // A word beside its own inflections says nothing more.
  const covered = new Set(terms.filter(({ key }) => key.endsWith("~")).flatMap(({ words }) => words));
  const kept = terms.filter(({ key }) => !covered.has(key));
  const rows = [...new Map(flat.filter((item) => !isPlain(item)).map((item) => [JSON.stringify(item), item])).values()];
  const joined = joinRows(rows);
  if (joined.length === 0 && kept.length === 1) return kept[0]!;
  if (joined.length === 1 && kept.length === 0) return joined[0]!;
  return { kind: "choice", terms: kept, rows: joined };
}

/** The same rows, in fewer: "do not", "does not" and "is not" are one of do, does or is, and "not". Each place and each way to it costs memory and time. */
export const joinRows = (rows: readonly Item[]): Item[] => joinAt(0, joinAt(-1, rows));

/** Joins the rows that begin (0) or end (-1) with the same term. */
function joinAt(end: 0 | -1, rows: readonly Item[]): Item[] {
  const alike = new Map<string, Row[]>();
  const out: Item[] = [];
  for (const item of rows) {
    const shared = item.kind === "row" ? item.of.at(end)! : undefined;
    if (item.kind !== "row" || !shared || !isPlain(shared)) out.push(item);
    else alike.set(shared.key, [...(alike.get(shared.key) ?? []), item]);
  }
  for (const group of alike.values()) {
    const shared = group[0]!.of.at(end)!;
    if (group.length === 1) {
      out.push(group[0]!);
      continue;
    }
    const others = choiceOf(group.map(({ of }) => row(end === 0 ? of.slice(1) : of.slice(0, -1))));
    const rest = others.kind === "row" ? others.of : [others];
    out.push({ kind: "row", of: end === 0 ? [shared, ...rest] : [...rest, shared] });
  }
  return out;
}

function symbol(name: string): Item {
  if (name === "<percent>") return row([mark("<num>"), choiceOf([mark("%"), word("percent"), row([word("per"), word("cent")])])]);
  if (name === "<money>") return choiceOf([row([mark("<currency>"), mark("<num>")]), row([mark("<num>"), choiceOf(CURRENCY_WORDS.map(word))])]);
  return mark(name === "<next>" ? "$" : name);
}

const isNext = (node: Node): boolean => node.kind === "symbol" && node.name === "<next>";

/** Whether every way through the node ends with a mark for the end of the sentence. */
function endsSentence(node: Node): boolean {
  if (node.kind === "symbol") return node.name === "$" || node.name === "?$" || node.name === "!$";
  if (node.kind === "choice") return node.of.every(endsSentence);
  return node.kind === "sequence" && endsSentence(node.of.at(-1)!);
}
