import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { SHARED_FILE_FRAGMENT, takeSharedFile } from "../../lib/shared-file.ts";

/**
 * A file that another app has shared to the installed one, a screenshot for one: it waits on the device (service-worker/main.ts) and is opened as if it had
 * been chosen here. The address loses its mark, so that a reload does not ask for it again.
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
  useEffect(() => {
    if (!came || taking.current) return;
    taking.current = true;
    void takeSharedFile().then((shared) => {
      taking.current = false;
      void navigate({ search }, { replace: true, preventScrollReset: true });
      if (shared) open(shared.file, shared.others, shared.words);
      else onNone();
    });
  }, [came, search, navigate, open, onNone]);
  return came;
}
