import { useEffect, useRef, useState } from "react";
import { withoutQuoteSigns, withoutTimes } from "../lib/copied-forms.ts";
import { withoutMarkup } from "../lib/html-source.ts";
import { withJoinedWords, type Cleaning } from "../lib/text-hints.ts";

const ONLY_WORDS = "Keep only its words";

const WAYS: Readonly<Record<Cleaning, { what: string; press: string; clean(text: string): string | Promise<string> }>> = {
  mail: {
    what: "This looks like the source of a mail, or of a page that was saved.",
    press: ONLY_WORDS,
    clean: async (text) => (await import("../lib/mail-words.ts")).mailWords(text),
  },
  markup: { what: "This looks like HTML source.", press: ONLY_WORDS, clean: withoutMarkup },
  times: {
    what: "Times stand between the words, as in subtitles or an exported chat, and the patterns miss what they divide.",
    press: ONLY_WORDS,
    clean: withoutTimes,
  },
  quoted: {
    what: "Most lines begin with “>”, as in a mail that is quoted, and quoted words are marked more faintly.",
    press: "Take the signs off",
    clean: withoutQuoteSigns,
  },
  divided: { what: "Words are divided at the ends of lines, as in a PDF, and the patterns miss those.", press: "Join them", clean: withJoinedWords },
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
      {failed ? "That did not work: look at the connection and press again. The text stays as it is." : what}{" "}
      <button type="button" className="link" onClick={onPress}>
        {press}
      </button>
    </p>
  );
}
