import type { Handshake } from "@candor/engine";
import { citationsIn, listOfSources, type Citation } from "../../text/citations.ts";
import { checkableClaims, LAW_OR_CASE } from "../../text/claims.ts";
import { shownOf } from "../../text/gives.ts";
import { anyWords } from "../../text/forms.ts";
import { isOwnStudy } from "../../text/named-source.ts";
import { signatureOf } from "../../text/signature.ts";
import { bodyOf } from "../../text/titles.ts";
import { HEARSAY, UNNAMED } from "../../text/unnamed-source.ts";
import { sentencesOf, type Sentence } from "../../text/words.ts";
import { quotations, quote, type Said } from "../say.ts";

const MOST_NAMED = 4;
const STUDY = /\b(?:stud(?:y|ies)|trials?|papers?|(?<!\bown )research|meta-analys[ei]s|surveys?|journals?|experts?|scientists?)\b/i;

/** What one can do with the parts of a citation, once for each kind of part. */
function steps(citations: readonly Citation[]): string[] {
  const all = (part: (c: Citation) => string | null): string[] => [...new Set(citations.map(part).filter((s) => s !== null))];
  const named = (parts: readonly string[]): string =>
    parts
      .slice(0, 3)
      .map((part) => quote(part))
      .join(", ");
  const [titles, dois, places, journals, authors] = [all((c) => c.title), all((c) => c.doi), all((c) => c.place), all((c) => c.journal), all((c) => c.author)];
  return [
    titles.length > 0
      ? `**Title.** Search ${named(titles)}, in quotation marks, in a scholarly index such as Google Scholar, Crossref or PubMed; a book in a library catalog, a report on the page of whoever published it.`
      : "**Title.** I don’t see one. Ask for the exact title, and search for it in quotation marks in a scholarly index such as Google Scholar, Crossref or PubMed.",
    dois.length > 0
      ? `**DOI.** Put ${named(dois)} after https://doi.org/ in the address line. It has to open, and it has to be this exact paper.`
      : "**DOI.** There isn’t one that I can see. Most papers from the last twenty years have one: look it up at Crossref by title or author, then open it at https://doi.org/.",
    places.length > 0
      ? `**Volume, issue, pages.** Open ${journals.length > 0 ? `the archive of ${named(journals)}` : "the journal’s own archive"} and go to ${named(places)}: is this the article on those pages?`
      : `**Journal.** ${journals.length > 0 ? `Open the archive of ${named(journals)}` : "Ask which one it was, open its archive"} and look through that year.`,
    authors.length > 0
      ? `**Author.** Look for ${named(authors)} on the page of a university or institute: is it on the list of publications?`
      : "**Author.** I don’t see a name. A real study has authors, and most of them list their publications somewhere.",
    "**What it says.** If you find it, compare the figure and who was studied. A real paper can be cited for something it doesn’t say.",
  ];
}

const ASK_FOR_ONE = "_Which source says so? Title, author, year and a link, please; say so if you have none._";
/** A law or a court case is in no index of studies, and where nothing is cited there is no title to search for. Null of studies. */
function sayOtherKind(text: string, handshake: Handshake): Said | null {
  const laws = checkableClaims(text, Infinity).filter(({ kind }) => kind === LAW_OR_CASE);
  if (laws.length > 0)
    return {
      text: `I can’t say whether it exists: I don’t look anything up. These name a law or a court case:\n\n${quotations(
        laws.slice(0, MOST_NAMED).map(({ sentence }) => sentence),
        text,
        handshake,
      )}\n\n${laws[0]!.how} Then see whether it says what the text claims.`,
      confidence: 0.75,
    };
  if (shownOf(text, "source").length > 0 || sentencesOf(text).some((s) => UNNAMED.test(s.text) || STUDY.test(s.text))) return null;
  return {
    text: `I don’t see a source in it: no title, author, journal, DOI or link. So there’s nothing to look up yet. Ask whoever wrote it: ${ASK_FOR_ONE} If an assistant answers, open what it names: sources like that can be made up.`,
    confidence: 0.7,
  };
}

/** Whether a study that a text names is real: what to look up, and where. Nothing is looked up here. */
export function sayCitations(text: string, handshake: Handshake): Said {
  const citations = citationsIn(text);
  const other = citations.length === 0 && text !== "" ? sayOtherKind(text, handshake) : null;
  if (other) return other;
  const head =
    text === ""
      ? "I don’t look anything up, so finding out whether it exists is up to you. Paste the words that cite it, and I’ll list what to search for. In general:"
      : citations.length > 0
        ? `I can’t say whether it exists: I don’t look anything up. This is what the text gives to search with:\n\n${quotations(
            citations.map((c) => c.sentence),
            text,
            handshake,
          )}`
        : "I can’t say whether such a study exists: I don’t look anything up. And I see no author, journal or DOI in the text to search for, so the first step is to ask for them.";
  return {
    text: `${head}\n\n${steps(citations)
      .map((step, i) => `${i + 1}. ${step}`)
      .join(
        "\n",
      )}\n\nA made-up citation often looks complete: a common name, a journal that could exist, tidy volume and page numbers, a figure with a decimal, and a title that no index has. If two of these searches come up empty, treat it as not shown. Language models produce such citations without meaning to.`,
    confidence: citations.length > 0 ? 0.75 : 0.65,
  };
}

/** What is counted, seen or reported, whoever it comes from. */
const GROUND = anyWords(
  /\d ?(?:%|percent|per cent)|research (?:shows|has shown|suggests|proves)|(?:ha(?:s|ve) )?(?:noticed|observed|found|seen|measured|counted|reported|tested)|rose|fell|grew|dropped|increased|decreased|doubled|halved/i,
  /(?:internal |own |first )?(?:tests?|trials?|surveys?|polls?|experience)\b[^.!?]{0,30}\b(?:show\w*|found|says?|tells?|suggests?|confirm\w*)/i,
);
const MOST_UNNAMED = 3;

/** Whom the text names, or that I see nobody: whoever signs it or counted it can be asked as well. */
function whoCanBeAsked(text: string, named: readonly Sentence[], handshake: Handshake): string {
  if (named.length > 0) return `Sources that can be found:\n\n${quotations(named.slice(0, MOST_NAMED), text, handshake)}`;
  const own = sentencesOf(text).find((s) => isOwnStudy(s.text));
  if (own) return `Whoever wrote it says that they counted or measured themselves, so they’re the ones to ask:\n\n${quotations([own], text, handshake)}`;
  const signed = signatureOf(text);
  return signed === null
    ? "I don’t see a person, study or office that it cites by name."
    : `I don’t see a source named in it. But it’s signed: ${quote(signed)}. That’s who you can ask.`;
}

/** Where the text has it from: named sources, and those without a name. */
export function saySources(text: string, handshake: Handshake): Said {
  const named = shownOf(text, "source");
  const starts = new Set(named.map(({ start }) => start));
  const end = listOfSources(text);
  const unnamed = sentencesOf(text).filter((s) => (UNNAMED.test(s.text) || HEARSAY.test(s.text)) && !starts.has(s.start) && s.start < end);
  const parts = [whoCanBeAsked(text, named, handshake)];
  if (unnamed.length > 0)
    parts.push(
      `Sources without a name:\n\n${unnamed
        .slice(0, MOST_UNNAMED)
        .map((s) => `> ${quote(s.text)}`)
        .join("\n\n")}\n\nAsk each of them: who, where, and when?`,
    );
  const shown = new Set([...starts, ...unnamed.map(({ start }) => start)]);
  const grounds = named.length > 0 ? [] : bodyOf(text).filter((s) => !shown.has(s.start) && !s.text.endsWith("?") && GROUND.test(s.text));
  if (grounds.length > 0)
    parts.push(
      `What it gives as its reasons, in its own voice:\n\n${quotations(grounds.slice(0, MOST_UNNAMED), text, handshake)}\n\nHow does the writer know, and could others check?`,
    );
  parts.push("Nothing here tells you how good a source is. Look up what others say about it before you read more of it.");
  return { text: parts.join("\n\n"), confidence: 0.75 };
}
