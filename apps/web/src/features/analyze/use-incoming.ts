import { RUN_ANALYSIS } from "@candor/content/messages/analysis";
import { MIN_INPUT_CHARS } from "@candor/engine/policy";
import { useCallback, useEffect, useState, type RefObject } from "react";
import { singleLink } from "../../lib/links.ts";
import { useSession } from "../../lib/session.ts";
import type { Analyzer } from "./use-analyzer.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { useOpenFile } from "./use-open-file.ts";
import { useReturn } from "./use-return.ts";
import { useSharedFile } from "./use-shared-file.ts";
import { useSharedText } from "./use-shared-text.ts";
import type { StatementField } from "./use-statement.ts";

const NO_SHARED_FILE = "The file that was shared is no longer here. Share it once more, or open it from this page.";
const TEXT_PASSED_OVER = "A text in an address is not read here, since servers on its way see and log it. Paste it into the field.";
const FILE_LEFT = "The file is no longer being read. Open it again to read it.";

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

/**
 * The ways in which a text comes into the field and is run: by hand, from a file, a link, another page, or set aside before. What comes last stays: a page
 * that is still being fetched, and a file that is still being read, are left.
 */
export function useIncoming({ field, statement, analyzer, unfold, openThis, onRun }: Given) {
  const { takeToRead } = useSession();
  const { replace } = statement;
  const { run, say, stop, filled } = analyzer;
  const { open, reading, cancel: leaveFile } = useOpenFile();
  /** What was just done with the field. */
  const [hint, setHint] = useState<string | null>(null);
  /** A text has come that waits for its reader; as long as the address says so, too. */
  const [toReadFirst, setToReadFirst] = useState(false);
  /** What was pressed may be gone then. */
  const toField = useCallback(() => field.current?.focus({ preventScroll: true }), [field]);
  const makeWay = useCallback(() => {
    stop();
    leaveFile();
    filled();
  }, [stop, leaveFile, filled]);

  const arrive = useCallback(
    (text: string, waits = false, task = "") => {
      makeWay();
      replace(text, null, task);
      setToReadFirst(waits);
      // An address is sent to the server when the reader presses the button, not when a link is followed or a text is handed over (docs/decisions/0047).
      const isLink = singleLink(text) !== null;
      setHint(isLink ? `The link waits in the field. ${RUN_ANALYSIS} fetches its page.` : null);
      if (isLink) return;
      if (waits) unfold();
      else void run(text);
    },
    [makeWay, replace, run, unfold],
  );
  const { carried, passedOver, waits, leaveShared } = useSharedText({ arrive, say });
  useEffect(() => {
    if (passedOver) setHint(TEXT_PASSED_OVER);
  }, [passedOver]);
  useEffect(() => {
    // In a task of its own: an effect that is undone and run again, as StrictMode does, must not have taken it.
    const timer = setTimeout(() => {
      const text = takeToRead();
      if (text !== null) arrive(text);
    });
    return () => clearTimeout(timer);
  }, [takeToRead, arrive]);

  const runByHand = (given?: string) => {
    onRun();
    const isRun = (given ?? statement.text).trim().length >= MIN_INPUT_CHARS;
    setHint(isRun && leaveFile() ? FILE_LEFT : null);
    // It has been read: coming back to this page brings the marks back too.
    if (waits) leaveShared();
    void run(given);
  };

  const takeFile = useCallback(
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
  const sayOfFile = useCallback(
    (why: string) => {
      openThis();
      setHint(why);
    },
    [openThis],
  );
  const openFile = useCallback(
    (file: File, others?: number, words?: string) => void open(file, { onText: takeFile, onProblem: sayOfFile }, others, words),
    [open, takeFile, sayOfFile],
  );
  const dropping = useFileDrop(openFile);
  const sharedFile = useSharedFile(
    openFile,
    useCallback(() => sayOfFile(NO_SHARED_FILE), [sayOfFile]),
  );
  useReturn(() => {
    if (!carried && !sharedFile) void analyzer.restore();
  });

  return {
    hint,
    reading,
    /** A file is over the page. */
    dropping,
    /** The text in the field is to be read before it is marked. */
    readsFirst: waits && toReadFirst && singleLink(statement.text) === null,
    openFile,
    run: () => runByHand(),
    type(text: string) {
      leaveShared();
      filled();
      setHint(null);
      statement.type(text);
    },
    clear() {
      leaveShared();
      setHint(null);
      replace("");
    },
    tryText(text: string) {
      leaveShared();
      replace(text);
      runByHand(text);
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
