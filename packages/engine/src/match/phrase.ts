/** Parser of the phrase language (docs/pattern-language.md). Runs at build time only. */

export type Node =
  | { kind: "word"; word: string }
  | { kind: "inflected"; word: string }
  | { kind: "list"; id: string }
  | { kind: "symbol"; name: SymbolName }
  | { kind: "gap"; words: number }
  | { kind: "sequence"; of: Node[] }
  | { kind: "choice"; of: Node[] }
  | { kind: "optional"; of: Node };

/** Marks and built-in classes by the way they are written. */
export type SymbolName =
  | "_"
  | "^"
  | "$"
  | "?$"
  | "!$"
  | ","
  | ";"
  | ":"
  | "--"
  | "..."
  | "%"
  | "<num>"
  | "<decimal>"
  | "<odd>"
  | "<percent>"
  | "<money>"
  | "<year>"
  | "<name>"
  | "<caps>"
  | "<next>"
  | "<currency>";

const MARKS: readonly SymbolName[] = ["?$", "!$", "...", "--", "$", "^", ",", ";", ":", "%", "_"];
const CLASSES: readonly SymbolName[] = ["<num>", "<decimal>", "<odd>", "<percent>", "<money>", "<year>", "<name>", "<caps>", "<next>", "<currency>"];
const WORD = /^[a-z0-9\u00c0-\u024f][a-z0-9\u00c0-\u024f'’.-]*|^['’](?:[sdm]|re|ve|ll)(?![a-z])/;
const MAX_GAP_WORDS = 8;

/** A phrase that does not compile: says what is wrong and at which column, counted from 1. */
export class PhraseError extends Error {
  constructor(
    readonly problem: string,
    readonly phrase: string,
    readonly column: number,
  ) {
    super(`${problem} at column ${column} of "${phrase}"`);
    this.name = "PhraseError";
  }
}

/** Parses one phrase. Throws PhraseError. */
export function parsePhrase(phrase: string): Node {
  const parser = new Parser(phrase);
  const node = parser.choice();
  parser.expectEnd();
  if (!isAnchored(node)) throw new PhraseError("nothing but gaps and marks", phrase, 1);
  return node;
}

class Parser {
  private at = 0;
  constructor(private readonly source: string) {}

  choice(): Node {
    const of = [this.sequence()];
    while (this.peek() === "|") {
      this.at++;
      of.push(this.sequence());
    }
    const filled = of.filter((node) => node !== undefined);
    if (of.length > 1 && filled.some(({ kind }) => kind === "optional"))
      return this.fail('an alternative that is optional as a whole makes the group optional ("?" does not stand for a letter)');
    if (filled.length === 0) return this.fail("an empty phrase");
    const node: Node = filled.length === 1 ? filled[0]! : { kind: "choice", of: filled };
    return filled.length < of.length ? { kind: "optional", of: node } : node;
  }

  expectEnd(): void {
    if (this.at < this.source.length) this.fail(`"${this.source[this.at]}" has no partner`);
  }

  /** Undefined for an empty alternative. */
  private sequence(): Node | undefined {
    const of: Node[] = [];
    for (this.skipSpaces(); this.at < this.source.length && this.peek() !== "|" && this.peek() !== ")"; this.skipSpaces()) of.push(this.item());
    return of.length <= 1 ? of[0] : { kind: "sequence", of };
  }

  private item(): Node {
    const node = this.atom();
    if (this.peek() === "?" && this.source[this.at + 1] !== "$") {
      this.at++;
      if (node.kind === "gap") this.fail("a gap is optional already");
      return { kind: "optional", of: node };
    }
    return node;
  }

  private atom(): Node {
    const rest = this.source.slice(this.at);
    if (rest[0] === "(") {
      const from = this.at++;
      const node = this.choice();
      if (this.peek() !== ")") this.fail('"(" is never closed', from);
      this.at++;
      if (this.peek() !== "~") return node;
      this.at++;
      return inflectAll(node);
    }
    if (rest[0] === "[") return this.gap(rest);
    if (rest[0] === "@") {
      const id = /^@[a-z0-9-]+/.exec(rest);
      if (!id) return this.fail('"@" needs the name of a word list');
      this.at += id[0].length;
      return { kind: "list", id: id[0].slice(1) };
    }
    if (rest[0] === "<") {
      const name = CLASSES.find((c) => rest.startsWith(c));
      if (!name) return this.fail(`unknown class ${/^<[^>\s]*>?/.exec(rest)![0]}`);
      this.at += name.length;
      return { kind: "symbol", name };
    }
    const mark = MARKS.find((m) => rest.startsWith(m));
    if (mark) {
      this.at += mark.length;
      return { kind: "symbol", name: mark };
    }
    return this.word(rest);
  }

  private gap(rest: string): Node {
    const size = /^\[(\d+)\]/.exec(rest);
    const words = size ? Number(size[1]) : 0;
    if (!size || words < 1 || words > MAX_GAP_WORDS) return this.fail(`a gap is written [1] to [${MAX_GAP_WORDS}]`);
    this.at += size[0].length;
    return { kind: "gap", words };
  }

  private word(rest: string): Node {
    if (rest[0] === "&") {
      this.at++;
      return { kind: "word", word: "and" };
    }
    const found = WORD.exec(rest);
    if (!found) return this.fail(/^[A-Z]/.test(rest) ? "words are written in lower case" : `unexpected "${rest[0]}"`);
    const word = found[0].replace(/’/g, "'").replace(/(?<![-.])[-.]+$/, (end) => (end === "." && /\.[a-z]\.$/.test(found[0]) ? "" : end));
    if (/[-.]$/.test(word)) return this.fail(`"${word}" ends in a mark`);
    this.at += found[0].length;
    if (this.peek() === "~") {
      this.at++;
      return { kind: "inflected", word };
    }
    return { kind: "word", word };
  }

  private peek(): string | undefined {
    return this.source[this.at];
  }

  /** Spaces, and apostrophes that stand alone (“kids ' toys”), which the tokenizer skips too. */
  private skipSpaces(): void {
    while (this.source[this.at] === " " || (this.source[this.at] === "'" && /[ |)]|^$/.test(this.source[this.at + 1] ?? ""))) this.at++;
  }

  private fail(problem: string, at = this.at): never {
    throw new PhraseError(problem, this.source, at + 1);
  }
}

/** `(a|b)~`: every word of the group in all its inflections. */
function inflectAll(node: Node): Node {
  if (node.kind === "word") return { kind: "inflected", word: node.word };
  if (node.kind === "choice") return { kind: "choice", of: node.of.map(inflectAll) };
  if (node.kind === "sequence") return { kind: "sequence", of: [...node.of.slice(0, -1), inflectAll(node.of.at(-1)!)] };
  return node;
}

const UNANCHORED: readonly SymbolName[] = ["_", "^", "$", ",", ";", ":", "<next>"];

function isAnchored(node: Node): boolean {
  switch (node.kind) {
    case "gap":
    case "optional":
      return false;
    case "symbol":
      return !UNANCHORED.includes(node.name);
    case "sequence":
      return node.of.some(isAnchored);
    case "choice":
      return node.of.every(isAnchored);
    default:
      return true;
  }
}
