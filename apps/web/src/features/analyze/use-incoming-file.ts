import { useCallback } from "react";
import { useFileDrop } from "./use-file-drop.ts";
import type { FileOpener } from "./use-open-file.ts";
import { useSharedFile } from "./use-shared-file.ts";

const NO_SHARED_FILE = "The shared file is no longer here. Share it again, or open it from this page.";

interface Given {
  open: FileOpener["open"];
  /** Puts the words of a file in the field; `said` is what to say of it. */
  onText(file: { text: string; said: string }): void;
  /** Why there are no words, in words. */
  onProblem(why: string): void;
}

interface IncomingFile {
  openFile(file: File, others?: number, words?: string): void;
  /** A file is over the page. */
  dropping: boolean;
  /** The page was opened for a file that another app has shared. */
  isShared: boolean;
}

/** Files that are chosen, dropped on the page, or shared from another app. Keep the functions stable. */
export function useIncomingFile({ open, onText, onProblem }: Given): IncomingFile {
  const openFile = useCallback(
    (file: File, others?: number, words?: string) => void open(file, { onText, onProblem }, others, words),
    [open, onText, onProblem],
  );
  const dropping = useFileDrop(openFile);
  const isShared = useSharedFile(
    openFile,
    useCallback(() => onProblem(NO_SHARED_FILE), [onProblem]),
  );
  return { openFile, dropping, isShared };
}
