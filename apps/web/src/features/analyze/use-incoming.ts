import { MIN_INPUT_CHARS } from "@candor/engine/policy";
import { useCallback, useState, type RefObject } from "react";
import type { Analyzer } from "./use-analyzer.ts";
import { useArrivingText, type ArrivingText } from "./use-arriving-text.ts";
import { useIncomingFile } from "./use-incoming-file.ts";
import { useOpenFile } from "./use-open-file.ts";
import { useReturn } from "./use-return.ts";
import type { StatementField } from "./use-statement.ts";

const FILE_LEFT = "Stopped reading the file. Open it again if you still want it.";

interface Given {
  field: RefObject<HTMLTextAreaElement | null>;
  statement: StatementField;
  analyzer: Analyzer;
  /** Opens the field to its full size. */
  unfold(): void;
  /** Brings this tab to the front, where another is shown. */
  openThis(): void;
  /** Called when the reader asks for a run by hand. */
  onRun(): void;
}

interface Parts extends Omit<Given, "field" | "openThis"> {
  arriving: ArrivingText;
  makeWay(): void;
  /** Whether a file was being read. */
  leaveFile(): boolean;
  setHint(hint: string): void;
  toField(): void;
}

/** What the reader does with the field by hand. */
function actionsByHand({ statement, analyzer, arriving, unfold, onRun, makeWay, leaveFile, setHint, toField }: Parts) {
  const { arrive, leaveShared, leaveRead } = arriving;
  const run = (given?: string) => {
    onRun();
    const isRun = (given ?? statement.text).trim().length >= MIN_INPUT_CHARS;
    setHint(isRun && leaveFile() ? FILE_LEFT : "");
    // Coming back to this page then brings the marks back, too.
    leaveRead();
    void analyzer.run(given);
  };
  return {
    run: () => run(),
    type(text: string) {
      leaveShared();
      analyzer.filled();
      setHint("");
      statement.type(text);
    },
    clear() {
      leaveShared();
      setHint("");
      statement.replace("");
    },
    tryText(text: string) {
      leaveShared();
      statement.replace(text);
      run(text);
    },
    takeLink(link: string) {
      leaveShared();
      arrive(link);
      unfold();
      toField();
    },
    bringBack() {
      leaveShared();
      makeWay();
      statement.bringBack();
      unfold();
      setHint("Your text is back.");
      toField();
    },
    leaveFile() {
      leaveFile();
      toField();
    },
  };
}

/**
 * The ways in which a text comes into the field and is run: by hand, from a file, a link, another page, or set aside before. What comes last stays: a page
 * that is still being fetched, and a file that is still being read, are left.
 */
export function useIncoming({ field, statement, analyzer, unfold, openThis, onRun }: Given) {
  const { replace } = statement;
  const { stop, filled } = analyzer;
  const { open, reading, cancel: leaveFile } = useOpenFile();
  /** What was just done with the field; empty where nothing is to be said. */
  const [hint, setHint] = useState("");
  /** What was pressed may be gone then. */
  const toField = useCallback(() => field.current?.focus({ preventScroll: true }), [field]);
  const makeWay = useCallback(() => {
    stop();
    leaveFile();
    filled();
  }, [stop, leaveFile, filled]);

  const arriving = useArrivingText({ statement, analyzer, makeWay, unfold, setHint });
  const { leaveShared } = arriving;
  const onText = useCallback(
    ({ text, said }: { text: string; said: string }) => {
      leaveShared();
      openThis();
      makeWay();
      replace(text, "file");
      unfold();
      setHint(said);
      toField();
    },
    [leaveShared, openThis, makeWay, replace, unfold, toField],
  );
  const onProblem = useCallback(
    (why: string) => {
      openThis();
      setHint(why);
    },
    [openThis],
  );
  const { openFile, dropping, isShared } = useIncomingFile({ open, onText, onProblem });
  useReturn(() => {
    if (!arriving.carried && !isShared) void analyzer.restore();
  });

  const actions = actionsByHand({ statement, analyzer, arriving, unfold, onRun, makeWay, leaveFile, setHint, toField });
  return { hint, reading, dropping, readsFirst: arriving.readsFirst, openFile, ...actions };
}
