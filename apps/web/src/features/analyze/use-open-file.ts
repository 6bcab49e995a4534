import { useCallback, useEffect, useRef, useState } from "react";
import { readTextFile, type TextFile } from "../../lib/text-file.ts";
import { isPicture, NO_READER } from "../../lib/pictures/is-picture.ts";
import type { PictureStage } from "../../lib/pictures/picture.worker.ts";

/** For who drops several files at once; begins with a blank. */
const leftOut = (others: number): string =>
  others === 0 ? "" : ` Only one file can be read at a time, so ${others === 1 ? "the other one was" : `${others} others were`} left out.`;

const SAID: Readonly<Record<PictureStage, string>> = {
  fetching: "Downloading the picture reader (4 MB, first time only)…",
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

/** Who opens a file hears one of both, unless another file, `cancel` or leaving the page comes before. */
interface Told {
  onText(opened: Opened): void;
  /** Why there are no words, in words. */
  onProblem(why: string): void;
}

export interface FileOpener {
  /** `others` counts files that came with it; `words` go before its own. */
  open(file: File, told: Told, others?: number, words?: string): Promise<void>;
  /** Null where no picture is being read. */
  reading: Reading | null;
  /** Whether a file was being read. */
  cancel(): boolean;
}

/** The words of a file. Never rejects. */
async function wordsOf(file: File, onStage: (stage: PictureStage, share: number) => void, signal: AbortSignal): Promise<TextFile> {
  if (!isPicture(file)) return readTextFile(file);
  try {
    const { readPicture } = await import("../../lib/pictures/read-picture.ts");
    return await readPicture(file, onStage, signal);
  } catch (error) {
    if (!signal.aborted) console.error("What reads pictures could not be loaded", error);
    return { problem: NO_READER };
  }
}

/** Reads the file that was chosen last: text, or a picture of text. */
export function useOpenFile(): FileOpener {
  const [reading, setReading] = useState<Reading | null>(null);
  // A file that lies on another machine takes seconds to come, a picture takes seconds to read.
  const wanted = useRef<AbortController | null>(null);
  const drop = useCallback((): boolean => {
    const wasReading = wanted.current !== null;
    wanted.current?.abort();
    wanted.current = null;
    return wasReading;
  }, []);
  const cancel = useCallback(() => {
    setReading(null);
    return drop();
  }, [drop]);
  useEffect(() => () => void drop(), [drop]);
  const open = useCallback(
    async (file: File, { onText, onProblem }: Told, others = 0, words = "") => {
      cancel();
      const mine = new AbortController();
      wanted.current = mine;
      if (isPicture(file)) setReading({ said: SAID.fetching, share: 0 });
      const onStage = (stage: PictureStage, share: number) => {
        if (wanted.current === mine) setReading({ said: SAID[stage], share: stage === "reading" ? share : 0 });
      };
      const read = await wordsOf(file, onStage, mine.signal);
      if (wanted.current !== mine) return;
      cancel();
      if ("problem" in read) return onProblem(`${nameOf(file)}: ${read.problem}${leftOut(others)}`);
      onText({
        text: words === "" ? read.text : `${words}\n\n${read.text}`,
        said: `${isPicture(file) ? `The text from ${nameOf(file)} is in the field. Some letters may have been misread, so look it over.` : `${nameOf(file)} is in the field.`}${leftOut(others)}`,
      });
    },
    [cancel],
  );
  return { open, reading, cancel };
}

/** A picture from the clipboard has a name that nobody gave it. */
const nameOf = (file: File): string => (/^image\.\w+$/.test(file.name) ? "the picture" : file.name);
