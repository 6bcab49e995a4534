import { anyOf } from "./forms.ts";
import { sentencesOf, type Sentence } from "./words.ts";

/** What a text gives of a study that one could look for. */
export interface Citation {
  sentence: Sentence;
  title: string | null;
  doi: string | null;
  /** Volume, issue and pages as the text writes them. */
  place: string | null;
  journal: string | null;
  author: string | null;
}

const DOI = /\b10\.\d{4,9}\/[^\s"“”<>)\]]{3,80}/;
const PLACE = /\b(?:vol(?:ume|\.)? ?)?\d{1,4} ?\(\d{1,3}\)(?:[,:] ?(?:pp?\. ?)?\d{1,5}(?: ?[-–] ?\d{1,5})?)?/i;
const JOURNAL = anyOf(
  /\b(?:the )?(?:[A-Z][A-Za-z]+ ){0,4}(?:Journal|Annals|Archives|Review|Proceedings|Bulletin|Transactions)(?: of(?: the)?)?(?: [A-Z][A-Za-z]+(?:,? (?:and|of|&)(?: the)?(?= [A-Z]))?){0,6}/,
  /\b(?:The )?(?:Lancet|Nature|Science|BMJ|JAMA|PLOS ONE|New England Journal of Medicine)\b/,
);
const AUTHOR = anyOf(
  /\b(?:[Ss]tudy|[Pp]aper|[Rr]esearch|[Rr]eview|[Tt]rial|[Ss]urvey|[Aa]rticle)(?: (?:of|on|in|into|about|from) [^.!?,;“”"]{2,60})? by (?!(?:\p{Lu}\S+ ){0,4}(?:University|Institute|College|Cent(?:er|re)|Office|Agency|School|Foundation|Group|Bank))(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?(?:(?:,| and| &) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?){0,3})/u,
  /\b(?:Dr\.?|Prof\.?|Professor) [A-Z][\p{L}'-]+(?: [A-Z]\.)?(?: [A-Z][\p{L}'-]+)?/u,
  /\b[A-Z][\p{L}'-]+(?:,? [A-Z]\.){1,3}|\b[A-Z][\p{L}'-]+(?= et al\b)/u,
  /\b[A-Z][\p{L}'-]+(?: (?:and|&) [A-Z][\p{L}'-]+)? ?(?=\((?:19|20)\d\d[a-z]?\))/u,
);
const TITLE = /[“"]([A-Z][^”"]{14,160})[”"]/;

/** “A 2021 whitepaper, ‘…’”, “her book ‘…’ (2003)”: a work whose title stands right behind. */
const TITLED = /\b(?:white ?papers?|reports?|books?|guides?|guidelines?|articles?|handbooks?),? (?:called |titled |entitled )?[“"]([A-Z][^”"]{3,160})[”"]/;

/** Sentences that name a study or a work in a way that can be looked up: a DOI, a place in a journal, a title, or an author with a study. At most `most`. */
export function citationsIn(text: string, most = 4): Citation[] {
  const out: Citation[] = [];
  for (const sentence of sentencesOf(text)) {
    const found = (form: RegExp): string | null => {
      const match = form.exec(sentence.text.slice(0, 1_000));
      return match ? (match[1] ?? match[0]).trim().replace(/(?<![.,;:])[.,;:]+$/, "") : null;
    };
    const study = /\b(?:stud(?:y|ies)|trials?|papers?|research|meta-analys[ei]s|published|journal|survey|et al|historian|scholar)\b/i.test(sentence.text);
    const titled = found(TITLED);
    const citation: Citation = {
      sentence,
      title: titled ?? (study || PLACE.test(sentence.text) ? found(TITLE) : null),
      doi: found(DOI),
      place: found(PLACE),
      journal: found(JOURNAL),
      author: found(AUTHOR),
    };
    if (
      titled !== null ||
      citation.doi !== null ||
      citation.place !== null ||
      (study && (citation.journal !== null || citation.author !== null || citation.title !== null))
    )
      out.push(citation);
    if (out.length >= most) break;
  }
  return out;
}

const SOURCES_HEAD = /^[ \t#*]*(?:sources?|references|bibliography|works cited|footnotes|literature)(?:\*\*)?:?(?:\*\*)?$/im;
/** Where a list of sources begins at the end of a text; its length where there is none. */
export function listOfSources(text: string): number {
  const at = text.search(SOURCES_HEAD);
  return at > 0 ? at : text.length;
}
