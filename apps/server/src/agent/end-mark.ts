const NAMED = ["</s>", "<eos>", "<end_of_turn>"];
const BEGUN = String.raw`<[|｜][A-Za-z_▁]`;
/** A template's mark for the end of a turn, which servers leave in the text where they take a model for another one. DeepSeek's has bars and blanks of its own. */
const MARK = String.raw`(?:${BEGUN}{2,24}[|｜]>|${NAMED.join("|")})`;
const beginnings = (mark: string): string[] => Array.from({ length: mark.length - 1 }, (_, i) => mark.slice(0, i + 1));
const OPENING = String.raw`(?:${BEGUN}{0,24}[|｜]?|<[|｜]|${NAMED.flatMap(beginnings).join("|")})`;

/** Marks that are looked at; a model that has lost itself writes them without end. */
const MOST = 20;
const MOST_CHARS = 200;
const MARKS_AT_END = new RegExp(String.raw`(?:${MARK}\s{0,9}){1,${MOST}}$`);
const MAY_BE_MARKS = new RegExp(String.raw`(?:${MARK}\s{0,9}){0,${MOST}}${OPENING}?$`);

/** A text without the marks at its end. Within a text they stay: there somebody speaks of them. */
export function withoutEndMarks(text: string): string {
  const marks = MARKS_AT_END.exec(text.slice(-MOST_CHARS));
  return marks ? text.slice(0, -marks[0].length) : text;
}

/** Holds back what may be a mark at the end of a text that comes in pieces, so that a stream shows none. */
export class EndMarkHolder {
  private held = "";

  /** What may be shown now. */
  push(piece: string): string {
    const text = this.held + piece;
    this.held = MAY_BE_MARKS.exec(text.slice(-MOST_CHARS))![0];
    return text.slice(0, text.length - this.held.length);
  }

  /** The rest, at the end of a text. */
  end(): string {
    const rest = withoutEndMarks(this.held);
    this.held = "";
    return rest;
  }
}
