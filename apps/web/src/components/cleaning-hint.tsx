import { withoutQuoteSigns, withoutTimes } from "../lib/copied-forms.ts";
import { withoutMarkup } from "../lib/html-source.ts";
import { mailWords } from "../lib/mail-source.ts";
import { withJoinedWords, type Cleaning } from "../lib/text-hints.ts";

const ONLY_WORDS = "Keep only its words";

const WAYS: Readonly<Record<Cleaning, { what: string; press: string; clean(text: string): string }>> = {
  mail: { what: "This looks like the source of a mail, or of a page that was saved.", press: ONLY_WORDS, clean: mailWords },
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
  return (
    <p className="small hint">
      {what}{" "}
      <button type="button" className="link" onClick={() => onClean(clean(text))}>
        {press}
      </button>
    </p>
  );
}
