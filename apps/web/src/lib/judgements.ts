import type { Frame } from "@candor/engine";
import { isAboutWholeText } from "@candor/engine/policy";
import { isRecord } from "@candor/protocol/is-record";
import { useStored } from "./use-stored.ts";

/** What a reader decided about findings. Kept in this browser only, stated in every export. */
export interface Dismissal {
  reflexId: string;
  label: string;
  /** The words, and a little of what stands around them: the finding is dismissed there, not everywhere. */
  words: string;
  before: string;
  after: string;
}
export interface Mute {
  reflexId: string;
  label: string;
}
export interface Judgements {
  dismissed: Dismissal[];
  muted: Mute[];
  hideMarks: boolean;
}

export const JUDGEMENTS_KEY = "candor-judgements-v1";
export const NO_JUDGEMENTS: Judgements = { dismissed: [], muted: [], hideMarks: false };
/** The oldest fall out beyond this many. */
export const MAX_DISMISSALS = 500;
const AROUND_CHARS = 32;

const strings = (value: unknown, ...names: string[]): value is Record<string, string> =>
  isRecord(value) && names.every((name) => typeof value[name] === "string");

export function parseJudgements(value: unknown): Judgements | null {
  if (!isRecord(value) || !Array.isArray(value["dismissed"]) || !Array.isArray(value["muted"])) return null;
  return {
    dismissed: (value["dismissed"] as unknown[]).filter((d): d is Dismissal & Record<string, string> =>
      strings(d, "reflexId", "label", "words", "before", "after"),
    ),
    muted: (value["muted"] as unknown[]).filter((m): m is Mute & Record<string, string> => strings(m, "reflexId", "label")),
    hideMarks: value["hideMarks"] === true,
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const plain = (text: string): string => oneLine(text.toLowerCase());

function dismissalAt(frame: Frame, text: string, [start, end]: readonly [number, number]): Dismissal {
  return {
    reflexId: frame.reflexId,
    label: frame.reflexLabel,
    words: text.slice(start, end),
    before: oneLine(text.slice(Math.max(0, start - AROUND_CHARS), start)),
    after: oneLine(text.slice(end, end + AROUND_CHARS)),
  };
}

const spansOf = (frame: Frame): [number, number][] => (frame.spans.length > 0 ? frame.spans : [[frame.start, frame.end]]);
/** The same for two dismissals of one wording in one place, however it is spaced and capitalized. */
const keyOf = ({ reflexId, words, before, after }: Dismissal): string => JSON.stringify([reflexId, plain(words), plain(before), plain(after)]);
const keysOf = (dismissals: readonly Dismissal[]): Set<string> => new Set(dismissals.map(keyOf));

/** One entry a place: the same wording elsewhere in the text, or in another text, is judged anew. */
export const dismissalsOf = (frame: Frame, text: string): Dismissal[] => spansOf(frame).map((span) => dismissalAt(frame, text, span));

export function withDismissed(old: Judgements, added: readonly Dismissal[]): Judgements {
  const known = keysOf(old.dismissed);
  const fresh = added.filter((a) => !known.has(keyOf(a)));
  return { ...old, dismissed: [...old.dismissed, ...fresh].slice(-MAX_DISMISSALS) };
}
export function withoutDismissed(old: Judgements, taken: readonly Dismissal[]): Judgements {
  const keys = keysOf(taken);
  return { ...old, dismissed: old.dismissed.filter((d) => !keys.has(keyOf(d))) };
}
/** A pattern that is muted already keeps its entry. */
export function withMuted(old: Judgements, added: readonly Mute[]): Judgements {
  const muted = new Map(old.muted.map((mute) => [mute.reflexId, mute]));
  for (const { reflexId, label } of added) if (!muted.has(reflexId)) muted.set(reflexId, { reflexId, label });
  return { ...old, muted: [...muted.values()] };
}
export const withoutMuted = (old: Judgements, reflexId: string): Judgements => ({ ...old, muted: old.muted.filter((m) => m.reflexId !== reflexId) });

export interface Judged {
  shown: Frame[];
  dismissed: Frame[];
  muted: Frame[];
}

/** Sorts frames by what the reader decided. A frame that stands in several places keeps those that were not dismissed. */
export function judge(frames: readonly Frame[], text: string, judgements: Judgements): Judged {
  const judged: Judged = { shown: [], dismissed: [], muted: [] };
  const muted = new Set(judgements.muted.map((m) => m.reflexId));
  const dismissed = keysOf(judgements.dismissed);
  const touched = new Set(judgements.dismissed.map((d) => d.reflexId));
  for (const frame of frames) {
    if (!isAboutWholeText(frame) && muted.has(frame.reflexId)) {
      judged.muted.push(frame);
      continue;
    }
    if (isAboutWholeText(frame) || !touched.has(frame.reflexId)) {
      judged.shown.push(frame);
      continue;
    }
    const left = spansOf(frame).filter((span) => !dismissed.has(keyOf(dismissalAt(frame, text, span))));
    const first = left[0];
    if (!first) judged.dismissed.push(frame);
    else
      judged.shown.push(left.length === frame.spans.length ? frame : { ...frame, start: first[0], end: first[1], fragment: text.slice(...first), spans: left });
  }
  return judged;
}

export const useJudgements = () => useStored(JUDGEMENTS_KEY, parseJudgements, NO_JUDGEMENTS);
