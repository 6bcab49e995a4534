import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { dropSharedFile, SHARED_FILE_FRAGMENT, sharedFile } from "../../lib/shared-file.ts";

/**
 * A file that another app has shared to the installed one, a screenshot for one: it waits on the device (service-worker/main.ts) and is opened as if it had
 * been chosen here. The address loses its mark, so that a reload does not ask for it again. For who leaves the page before it has come, both stay.
 *
 * @param open is given the file, how many more came with it, and the words beside it
 * @param onNone is told where the file is gone
 * @returns whether the page was opened for such a file
 */
export function useSharedFile(open: (file: File, others: number, words: string) => void, onNone: () => void): boolean {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const came = hash === SHARED_FILE_FRAGMENT;
  const taking = useRef(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (!came || taking.current) return;
    taking.current = true;
    void sharedFile().then((shared) => {
      taking.current = false;
      if (!isHere.current) return;
      void navigate({ search }, { replace: true, preventScrollReset: true });
      if (!shared) return onNone();
      open(shared.file, shared.others, shared.words);
      void dropSharedFile();
    });
  }, [came, search, navigate, open, onNone]);
  return came;
}
