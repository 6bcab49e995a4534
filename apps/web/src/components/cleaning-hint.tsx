import { useEffect, useRef, useState } from "react";
import { withoutQuoteSigns, withoutTimes } from "../lib/copied-forms.ts";
import { withoutMarkup } from "../lib/html-source.ts";
import { withJoinedWords, type Cleaning } from "../lib/text-hints.ts";

const ONLY_WORDS = "Keep only the words";

const WAYS: Readonly<Record<Cleaning, { what: string; press: string; clean(text: string): string | Promise<string> }>> = {
  mail: {
    what: "This looks like the source of an email or a saved page.",
    press: ONLY_WORDS,
    clean: async (text) => (await import("../lib/mail-words.ts")).mailWords(text),
  },
  markup: { what: "This looks like HTML source.", press: ONLY_WORDS, clean: withoutMarkup },
  times: {
    what: "There are times between the words, as in subtitles or an exported chat. Candor skips most of them; you can remove them to read more easily.",
    press: ONLY_WORDS,
    clean: withoutTimes,
  },
  quoted: {
    what: "Most lines start with “>”, as in a quoted email. Quoted words are marked more faintly.",
    press: "Remove the “>” signs",
    clean: withoutQuoteSigns,
  },
  divided: {
    what: "Words are split at the ends of lines, as in a PDF. Joined, they are easier to read and none is missed.",
    press: "Join them",
    clean: withJoinedWords,
  },
};

/** Says what stands between the words of a text that was pasted or opened, and takes it out at a press. */
export function CleaningHint({ cleaning, text, onClean }: { cleaning: Cleaning; text: string; onClean(text: string): void }) {
  const { what, press, clean } = WAYS[cleaning];
  const [failed, setFailed] = useState(false);
  /** The text that the words are awaited of: what is written meanwhile stays. */
  const asked = useRef<string | null>(null);
  useEffect(
    () => () => {
      asked.current = null;
    },
    [text],
  );
  const onPress = (): void => {
    const words = clean(text);
    if (typeof words === "string") {
      onClean(words);
      return;
    }
    asked.current = text;
    setFailed(false);
    words.then(
      (cleaned) => asked.current === text && onClean(cleaned),
      (error: unknown) => {
        console.error("What takes the words out could not be loaded", error);
        setFailed(true);
      },
    );
  };
  return (
    <p className="small hint">
      {failed ? "That didn’t work. Check your connection and try again. Your text hasn’t changed." : what}{" "}
      <button type="button" className="link" onClick={onPress}>
        {press}
      </button>
    </p>
  );
}
