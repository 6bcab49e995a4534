import type { CompiledPhrases } from "./compile.ts";
import type { Item, Term } from "./items.ts";
import { ruleUnit, TIER_ONE, TIER_TWO, writeTerm, type PackedPhrases } from "./pack-format.ts";
import { Writing } from "./packing.ts";

/** Writes phrases and lists as text (pack-format.ts). */
export function packPhrases({ lists, roots }: CompiledPhrases): PackedPhrases {
  const terms = new Terms();
  for (const list of lists) {
    terms.see({ kind: "term", key: `@${list.id}`, words: [] });
    for (const item of [...list.terms, ...list.rows]) terms.seeAll(item);
  }
  for (const { item } of roots.flat()) terms.seeAll(item);
  const { text, rules, order } = terms.number();
  const write = new Programs(terms.numbers);
  const byId = new Map(lists.map((list) => [`@${list.id}`, list]));
  const inOrder = order.flatMap((key) => byId.get(key) ?? []);
  const members = new Writing();
  for (const list of inOrder) {
    members.number(list.terms.length);
    members.rising(list.terms.map(({ key }) => terms.numbers.get(key)!).sort((a, b) => a - b));
  }
  return {
    terms: text,
    rules,
    members: members.text(),
    rows: inOrder.map(({ rows }) => write.inside([], rows)).join(";"),
    programs: roots.map((phrases) => phrases.map(({ item }) => `${write.item(item)};`).join("")),
    uses: roots.map(packUses),
  };
}

class Terms {
  readonly numbers = new Map<string, number>();
  private readonly counts = new Map<string, { term: Term; count: number }>();

  see(term: Term): void {
    const seen = this.counts.get(term.key);
    if (seen) seen.count++;
    else this.counts.set(term.key, { term, count: 1 });
  }

  seeAll(item: Item): void {
    if (item.kind === "term") this.see(item);
    else if (item.kind === "optional") this.seeAll(item.of);
    else for (const of of item.kind === "row" ? item.of : [...item.terms, ...item.rows]) this.seeAll(of);
  }

  /** Numbers the terms: the commonest have the shortest units; within a tier they are sorted, which codes them best. */
  number(): { text: string; rules: string; order: string[] } {
    const ranked = [...this.counts.values()].sort((a, b) => b.count - a.count || (a.term.key < b.term.key ? -1 : 1)).map(({ term }) => term);
    const rules = rankedRules(ranked);
    const order: string[] = [];
    let text = "";
    for (const [from, to] of [
      [0, TIER_ONE],
      [TIER_ONE, TIER_TWO],
      [TIER_TWO, ranked.length],
    ] as const) {
      let last = "";
      for (const { key, words } of ranked.slice(from, to).sort((a, b) => (a.key < b.key ? -1 : 1))) {
        this.numbers.set(key, order.length);
        order.push(key);
        const special = words.length === 0;
        const name = special ? key : words[0]!;
        let shared = 0;
        while (!special && shared < 25 && shared < last.length && shared < name.length && last[shared] === name[shared]) shared++;
        text += String.fromCharCode(65 + shared) + name.slice(shared) + (words.length > 1 ? `~${ruleUnit(rules.indexOf(ruleFor(words)))}` : "");
        last = special ? "" : name;
      }
    }
    return { text, rules: rules.join(" "), order };
  }
}

/** How the other words come from the first: for each how many letters go, and the letters that come. */
function ruleFor([base, ...others]: readonly string[]): string {
  return others
    .map((form) => {
      let shared = 0;
      while (shared < form.length && form[shared] === base![shared]) shared++;
      return `${base!.length - shared}${form.slice(shared)}`;
    })
    .join(",");
}

function rankedRules(terms: readonly Term[]): string[] {
  const counts = new Map<string, number>();
  for (const { words } of terms) if (words.length > 1) counts.set(ruleFor(words), (counts.get(ruleFor(words)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([rule]) => rule);
}

class Programs {
  constructor(private readonly numbers: ReadonlyMap<string, number>) {}

  item(item: Item): string {
    switch (item.kind) {
      case "term":
        return (item.anchor ? "!" : "") + this.term(item);
      case "row":
        return item.of.map((of) => this.item(of)).join("");
      case "choice":
        return `${item.anchor ? "!" : ""}(${this.inside(item.terms, item.rows)})`;
      case "optional":
        return item.of.kind === "row" ? `(|${this.item(item.of)})?` : `${this.item(item.of)}?`;
    }
  }

  inside(terms: readonly Term[], rows: readonly Item[]): string {
    const units = terms
      .map((term) => this.numbers.get(term.key)!)
      .sort((a, b) => a - b)
      .map(writeTerm);
    return units.join("") + rows.map((row) => `|${this.item(row)}`).join("");
  }

  private term({ key }: Term): string {
    return writeTerm(this.numbers.get(key)!);
  }
}

function packUses(phrases: CompiledPhrases["roots"][number]): string {
  const out = new Writing();
  let last = 0;
  for (const { uses } of phrases) {
    out.number(uses.length);
    for (const { pattern, role } of uses) {
      out.signed(pattern - last);
      out.number(role);
      last = pattern;
    }
  }
  return out.text();
}
