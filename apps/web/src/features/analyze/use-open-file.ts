import { useCallback, useEffect, useRef, useState } from "react";
import { readTextFile, type TextFile } from "../../lib/text-file.ts";
import { isPicture, NO_READER } from "../../lib/pictures/is-picture.ts";
import type { PictureStage } from "../../lib/pictures/picture.worker.ts";

/** For who drops several files at once; begins with a blank. */
const leftOut = (others: number): string =>
  others === 0 ? "" : ` Files are read one at a time: ${others === 1 ? "the other one was" : `${others} others were`} left out.`;

const SAID: Readonly<Record<PictureStage, string>> = {
  fetching: "Fetching what reads pictures (4 MB, the first time)…",
  reading: "Reading the picture in this browser…",
};

/** What is being done with a picture, in words, and how far it is, from 0 to 1. */
export interface Reading {
  said: string;
  share: number;
}

interface Opened {
  text: string;
  /** What to say of it. */
  said: string;
}

interface Opener {
  /** `others` counts files that came with it; `words` go before its own. */
  open(file: File, others?: number, words?: string): void;
  /** Null where no picture is being read. */
  reading: Reading | null;
  cancel(): void;
}

/**
 * Reads the file that was chosen last: text, or a picture of text. A later one, `cancel` or leaving the page drops it.
 *
 * @param onText is given its words
 * @param onProblem is given why there are none, in words
 */
export function useOpenFile(onText: (opened: Opened) => void, onProblem: (why: string) => void): Opener {
  const [reading, setReading] = useState<Reading | null>(null);
  // A file that lies on another machine takes seconds to come, a picture takes seconds to read.
  const wanted = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    wanted.current?.abort();
    wanted.current = null;
    setReading(null);
  }, []);
  useEffect(
    () => () => {
      wanted.current?.abort();
      wanted.current = null;
    },
    [],
  );
  const open = useCallback(
    (file: File, others = 0, words = "") => {
      cancel();
      const mine = new AbortController();
      wanted.current = mine;
      const picture = isPicture(file);
      const told = (read: TextFile) => {
        if (wanted.current !== mine) return;
        cancel();
        if ("problem" in read) return onProblem(`${nameOf(file)}: ${read.problem}${leftOut(others)}`);
        onText({
          text: words === "" ? read.text : `${words}\n\n${read.text}`,
          said: `${picture ? `The words of ${nameOf(file)} are in the field, read by a machine that mistakes letters: look them over.` : `${nameOf(file)} is in the field.`}${leftOut(others)}`,
        });
      };
      if (!picture) return void readTextFile(file).then(told);
      setReading({ said: SAID.fetching, share: 0 });
      void import("../../lib/pictures/read-picture.ts")
        .then(({ readPicture }) =>
          readPicture(
            file,
            (stage, share) => wanted.current === mine && setReading({ said: SAID[stage], share: stage === "reading" ? share : 0 }),
            mine.signal,
          ),
        )
        .catch((): TextFile => ({ problem: NO_READER }))
        .then(told);
    },
    [cancel, onText, onProblem],
  );
  return { open, reading, cancel };
}

/** A picture from the clipboard has a name that nobody gave it. */
const nameOf = (file: File): string => (/^image\.\w+$/.test(file.name) ? "the picture" : file.name);
