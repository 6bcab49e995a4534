import { cutText } from "@candor/engine/policy";
import { isRecord } from "@candor/protocol/is-record";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { ANALYZE_DRAFT_KEY } from "../../lib/kept-run.ts";
import { singleLink } from "../../lib/links.ts";
import type { TextSource } from "../../lib/session.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { keepTabCopy, tabCopy } from "../../lib/tab-copy.ts";
import { useIsomorphicLayoutEffect } from "../../lib/use-isomorphic-layout-effect.ts";

/** What the latest results were made from. */
export interface Ran {
  /** As it was read, cut at the limit. */
  text: string;
  source: TextSource | null;
  /** Characters beyond the limit. */
  cut: number;
}

/** The text in the field, kept in this browser so that a reload, a crash or a failed call loses nothing. */
export interface Statement {
  text: string;
  /** Where a fetched text came from; gone once the text is changed by hand. */
  source: TextSource | null;
  /** It was read from a file, and not changed by hand since. */
  fromFile?: true | undefined;
  /** What somebody who shared it asks the reader to do. It goes when another text comes. */
  task?: string | undefined;
  /** Texts of the visitor's own that a link, a file or an example took the place of; the latest last. */
  setAside: readonly string[];
  /** For who comes back or loads the page anew; null while there are no results. */
  ran: Ran | null;
}

const WRITE_AFTER_MS = 300;
/** So many, and so many characters of them together: the browser's storage holds about five million. */
const MOST_ASIDE = 5;
const MOST_ASIDE_CHARS = 1_000_000;
const EMPTY: Statement = { text: "", source: null, setAside: [], ran: null };
const said = (value: unknown): string | null => (typeof value === "string" ? value : null);

function parseSource(value: unknown): TextSource | null {
  if (!isRecord(value) || typeof value["url"] !== "string") return null;
  return {
    url: value["url"],
    title: said(value["title"]),
    siteName: said(value["siteName"]),
    byline: said(value["byline"]),
    publishedTime: said(value["publishedTime"]),
  };
}

function parseRan(value: unknown): Ran | null {
  if (!isRecord(value) || typeof value["text"] !== "string" || typeof value["cut"] !== "number") return null;
  return { text: value["text"], source: parseSource(value["source"]), cut: value["cut"] };
}

/** Versions before kept one text. */
function parseAside(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}

export function parseStatement(value: unknown): Statement | null {
  if (!isRecord(value) || typeof value["text"] !== "string") return null;
  return {
    text: value["text"],
    source: parseSource(value["source"]),
    ...(value["fromFile"] === true ? { fromFile: true } : {}),
    ...(typeof value["task"] === "string" ? { task: value["task"] } : {}),
    setAside: parseAside(value["setAside"]),
    ran: parseRan(value["ran"]),
  };
}

/** What is worth keeping when another text takes the place: words of the visitor's own, not what can be fetched or chosen again, nor the link whose page it is. */
const isWorthKeeping = (old: Statement, next: string, replaceable: readonly string[], fetched: boolean): boolean =>
  old.text.trim() !== "" &&
  old.text !== next &&
  old.source === null &&
  !old.fromFile &&
  !replaceable.includes(old.text) &&
  !(fetched && singleLink(old.text) !== null);

/** The texts set aside once another takes the place of the one in the field: the latest one always, earlier ones as far as there is room. */
export function keepAside(old: Statement, next: string, replaceable: readonly string[], fetched = false): readonly string[] {
  if (!isWorthKeeping(old, next, replaceable, fetched)) return old.setAside;
  const kept = [old.text];
  let chars = old.text.length;
  for (const text of old.setAside.toReversed()) {
    chars += text.length;
    if (kept.length === MOST_ASIDE || chars > MOST_ASIDE_CHARS) break;
    if (text !== old.text) kept.unshift(text);
  }
  return kept;
}

/** The latest text set aside in the field again. What stood there goes behind the others, so that each comes in its turn. */
export function broughtBack(old: Statement, replaceable: readonly string[]): Statement {
  const text = old.setAside.at(-1);
  if (text === undefined) return old;
  const others = old.setAside.slice(0, -1);
  return {
    ...old,
    text,
    source: null,
    fromFile: undefined,
    task: undefined,
    setAside: isWorthKeeping(old, text, replaceable, false) ? [old.text, ...others] : others,
  };
}

/** Of the text of a file: many times what is read of it, and a tenth of the browser's storage. */
const MOST_OF_FILE_CHARS = 500_000;
/** What is written down. A file can be chosen again, and one of five megabytes would leave no room for lessons, quotes and chats. */
export const toBeKept = (statement: Statement): Statement =>
  statement.fromFile && statement.text.length > MOST_OF_FILE_CHARS ? { ...statement, text: cutText(statement.text, MOST_OF_FILE_CHARS) } : statement;

const END_CHARS = 20;
/** Whether a change by hand left one end of the text as it was: who pastes over all of it has a text of their own. */
const isChanged = (old: string, next: string): boolean =>
  next.trim() !== "" && (next.slice(0, END_CHARS) === old.slice(0, END_CHARS) || next.slice(-END_CHARS) === old.slice(-END_CHARS));

export interface StatementField extends Statement {
  /** Whether what was kept has been read; before, the field is empty whatever stands in it a moment later. */
  isRead: boolean;
  type(text: string): void;
  /** Another text takes the place of the one in the field: a fetched one, one from a file, or neither; with the task that it was shared with. */
  replace(text: string, from?: TextSource | "file" | null, task?: string): void;
  bringBack(): void;
  /** Says what the results on the screen were made from; null when they are cleared. */
  keepRan(ran: Ran | null): void;
  /** As it was kept when last asked; the state itself follows a render later. */
  lastRan(): Ran | null;
}

/**
 * Two tabs do not write into each other's field: the draft is read once, then only written, and the last one written is kept. A tab that wrote one comes
 * back to its own.
 * `field` is read at the start, for what was typed before the page's code had arrived. `replaceable` texts are never set aside.
 */
export function useStatement(field: RefObject<HTMLTextAreaElement | null>, replaceable: readonly string[]): StatementField {
  const [statement, setStatement] = useState(EMPTY);
  const [isRead, setIsRead] = useState(false);
  const latest = useRef(EMPTY);
  const due = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const write = useCallback(() => {
    if (due.current === undefined) return;
    clearTimeout(due.current);
    due.current = undefined;
    const kept = toBeKept(latest.current);
    writeStored(ANALYZE_DRAFT_KEY, kept);
    keepTabCopy(ANALYZE_DRAFT_KEY, kept);
  }, []);
  const change = useCallback(
    (next: Statement) => {
      latest.current = next;
      setStatement(next);
      clearTimeout(due.current);
      due.current = setTimeout(write, WRITE_AFTER_MS);
    },
    [write],
  );

  useIsomorphicLayoutEffect(() => {
    setIsRead(true);
    const early = field.current?.value ?? "";
    const lastWritten = readStored(ANALYZE_DRAFT_KEY, parseStatement, EMPTY);
    const stored = tabCopy(ANALYZE_DRAFT_KEY, parseStatement) ?? lastWritten;
    if (early !== "")
      return change({ ...stored, text: early, source: null, fromFile: undefined, task: undefined, setAside: keepAside(stored, early, replaceable) });
    latest.current = stored;
    setStatement(stored);
  }, [change, field, replaceable]);
  useEffect(() => {
    window.addEventListener("pagehide", write);
    return () => {
      window.removeEventListener("pagehide", write);
      write();
    };
  }, [write]);

  const type = useCallback(
    (text: string) => {
      const { task } = latest.current;
      change({ ...latest.current, text, source: null, fromFile: undefined, task: isChanged(latest.current.text, text) ? task : undefined });
    },
    [change],
  );
  const replace = useCallback(
    (text: string, from: TextSource | "file" | null = null, task?: string) => {
      const source = from === "file" ? null : from;
      const setAside = keepAside(latest.current, text, replaceable, source !== null);
      change({ ...latest.current, text, source, fromFile: from === "file" || undefined, task: task || undefined, setAside });
    },
    [change, replaceable],
  );
  const bringBack = useCallback(() => {
    if (latest.current.setAside.length > 0) change(broughtBack(latest.current, replaceable));
  }, [change, replaceable]);
  const keepRan = useCallback((ran: Ran | null) => change({ ...latest.current, ran }), [change]);
  const lastRan = useCallback(() => latest.current.ran, []);
  return { ...statement, isRead, type, replace, bringBack, keepRan, lastRan };
}
