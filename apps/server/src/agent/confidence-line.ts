import { failureFor, type Failure } from "@candor/engine/policy";
import { withoutEndMarks } from "./end-mark.ts";

/** Taken when a model gives no line: neither sure nor hedging. The answer says that it was not stated, for nobody may be shown it as the model's own figure. */
const UNSTATED_CONFIDENCE = 0.5;

const MARK = /^\[\[ ?confidence ?[=:] ?(\d{1,3}(?:[.,]\d{1,6})?|\.\d{1,6}) ?(%)? ?[,;]? ?(clarify)? ?\]\]/i;
/** Models set the line in bold or as code, and end it with a full stop. */
const OPENING = /[*_`~(]{0,3}$/;
const CLOSING = /^([*_`~).]{0,4})[ \t\r]{0,20}(?=\n|$)/;
/** What stands before a mark: blanks, and its wrapping, of which the last may be half of the mark itself. */
const BEFORE_MARK = /(?<!\s)\s*[*_`~(]{0,3}\[?$/;
const LONGEST_MARK_CHARS = 60;
const LONGEST_CLOSING_CHARS = 26;
const MOST_HELD_BEFORE_CHARS = 40;

interface Stated {
  confidence: number;
  isClarifying: boolean;
}

/** Where a mark was found, what of it is to be left out, and what it says; or that more has to come before it can be told. */
type Look = { from: number; to: number; stated: Stated } | "open" | null;

function lookAt(text: string, at: number, isEnd: boolean): Look {
  const head = text.slice(at, at + LONGEST_MARK_CHARS);
  const mark = MARK.exec(head);
  if (!mark) return !isEnd && head.length < LONGEST_MARK_CHARS && !/\]\]|\n/.test(head) ? "open" : null;
  const end = at + mark[0].length;
  const after = text.slice(end, end + LONGEST_CLOSING_CHARS);
  const closing = CLOSING.exec(after);
  if (!closing) return null;
  const isLineEnd = text[end + closing[0].length] === "\n";
  if (!isLineEnd && !isEnd) return "open";
  // Only as much wrapping before it as after it: the rest belongs to the sentence.
  const wrapped = Math.min(closing[1]!.replace(/\./g, "").length, OPENING.exec(text.slice(Math.max(0, at - 3), at))![0].length);
  const before = text.slice(Math.max(0, at - wrapped - MOST_HELD_BEFORE_CHARS), at - wrapped);
  const value = Number(mark[1]!.replace(",", "."));
  const confidence = mark[2] || value >= 2 ? value / 100 : value;
  return {
    from: at - wrapped - (before.length - before.trimEnd().length),
    to: end + closing[0].length,
    stated: { confidence: Math.min(1, confidence), isClarifying: mark[3] !== undefined },
  };
}

/** Takes the lines with the confidence out of a reply as it comes, so that a stream never shows one. A mark that does not end its line is left: it is quoted. */
export class LineHolder {
  private held = "";
  private last: Stated | null = null;

  /** What the last line said; a reply of several steps may hold several. */
  get stated(): Stated | null {
    return this.last;
  }

  /** What may be shown now. */
  push(piece: string): string {
    return this.take(piece, false);
  }

  /** The rest. */
  end(): string {
    return this.take("", true).trimEnd();
  }

  private take(piece: string, isEnd: boolean): string {
    const text = this.held + piece;
    let shown = "";
    let from = 0;
    let until = isEnd ? text.length : -1;
    for (let at = text.indexOf("[["); at >= 0; at = text.indexOf("[[", at + 1)) {
      const look = lookAt(text, at, isEnd);
      if (look === null) continue;
      if (look === "open") {
        until = at;
        break;
      }
      shown += text.slice(from, Math.max(from, look.from));
      from = look.to;
      at = look.to - 1;
      this.last = look.stated;
    }
    if (!isEnd) {
      const safe = text.slice(from, until < 0 ? text.length : until);
      const tail = BEFORE_MARK.exec(safe.slice(-MOST_HELD_BEFORE_CHARS))![0].length;
      until = from + safe.length - tail;
    }
    this.held = text.slice(until);
    return shown + text.slice(from, until);
  }
}

/** The closing line as small models write it, with one bracket, or with none as a paragraph of its own. A share or a percentage: “Confidence: 5” is a mark of something else. */
const FIGURE = String.raw`confidence[*_]{0,2} ?[=:][*_]{0,2} ?(0?[.,]\d{1,6}|[01](?:[.,]0{1,6})?|\d{1,3}(?:[.,]\d{1,6})? ?%) ?[,;]? ?(clarify)?`;
const BRACKETED = new RegExp(String.raw`(?:(?<=\s)[*_\x60(]{1,3})?\[ ?${FIGURE} ?\][*_\x60).]{0,4}$`, "i");
const BARE = new RegExp(String.raw`\n[ \t]*\n[*_\x60(]{0,3}${FIGURE}[*_\x60).]{0,4}$`, "i");
const LONGEST_LOOSE_CHARS = 80;

/** A reply and what such an ending of it says; null where it is all of the reply, or none. */
function looselyStated(reply: string): { message: string; stated: Stated } | null {
  const tail = reply.slice(-LONGEST_LOOSE_CHARS);
  const found = BRACKETED.exec(tail) ?? BARE.exec(tail);
  const message = found ? reply.slice(0, reply.length - found[0].length).trimEnd() : "";
  if (!found || message === "") return null;
  const value = Number.parseFloat(found[1]!.replace(",", "."));
  return { message, stated: { confidence: Math.min(1, found[1]!.endsWith("%") ? value / 100 : value), isClarifying: found[2] !== undefined } };
}

/** Parts a reply from its closing line. */
export function readConfidence(reply: string): { message: string; confidence: number; confidenceStated?: false; failure: Failure | null } {
  const holder = new LineHolder();
  const whole = (holder.push(withoutEndMarks(reply.trimEnd())) + holder.end()).trim();
  const loose = holder.stated ? null : looselyStated(whole);
  const stated = holder.stated ?? loose?.stated;
  if (!stated) return { message: whole, confidence: UNSTATED_CONFIDENCE, confidenceStated: false, failure: null };
  const message = loose?.message ?? whole;
  const { confidence, isClarifying } = stated;
  return { message, confidence, failure: isClarifying ? "ask-clarify" : failureFor(confidence) };
}
