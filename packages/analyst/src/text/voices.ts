import { anyWords } from "./forms.ts";
import { namedSources, speakerIn } from "./named-source.ts";
import { sentencesOf, type Sentence } from "./words.ts";

/** Somebody who speaks in a text of several voices: a thread of comments, a talk that is written down. */
export interface Voice {
  name: string;
  /** What they say, without their name. */
  lines: Sentence[];
}

const LABEL = /^@?([\p{L}\p{N}][\p{L}\p{N}._'’-]{0,24}(?: [\p{L}\p{N}._'’-]{1,24})?)(?: \([^()\n:]{1,20}\))?: (?=\S)/u;
/** The head of a mail, a recipe or a press release has names before colons, too. */
const NO_NAME =
  /^(?:from|to|cc|subject|re|fwd?|date|time|place|where|when|who|what|why|note|thread|topic|title|forum|question|poll|summary|conclusion|ps|p\.s|tip|step|warning|update|correction|edit|source|sources|important|(?:step|part|no|tip) \d+)$/i;
const LEAST_LINES = 3;
const LEAST_SHARE = 0.6;

/** The voices of a text whose lines begin with names, in the order in which they first speak; empty for any other text. */
export function voicesOf(text: string): Voice[] {
  const voices = new Map<string, Sentence[]>();
  let lines = 0;
  let labelled = 0;
  let at = 0;
  for (const line of text.split("\n")) {
    const start = at + line.length - line.trimStart().length;
    at += line.length + 1;
    if (line.trim() !== "") lines++;
    const label = LABEL.exec(line.trim());
    if (!label || NO_NAME.test(label[1]!)) continue;
    labelled++;
    const from = start + label[0].length;
    const said = sentencesOf(line.trim().slice(label[0].length)).map((s) => ({ start: from + s.start, end: from + s.end, text: s.text }));
    voices.set(label[1]!, [...(voices.get(label[1]!) ?? []), ...said]);
  }
  if (voices.size < 2 || labelled < LEAST_LINES || labelled < LEAST_SHARE * lines) return [];
  return [...voices].map(([name, said]) => ({ name, lines: said }));
}

const AGAINST = anyWords(
  /not|never|no|lose[sd]?|losing|lost|harm\w*|hurts?|wrong|bad|too (?:little|much|few|many|late|small)|less|without|problems?|pity|unfair/i,
  /(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should)n['’]t/i,
);

/** Whether people of different names speak in a text, one of them with a “no” or a loss: it need not be the other side, but nobody can say that there is none. */
export function hasSeveralVoices(text: string): boolean {
  if (voicesOf(text).length > 0) return true;
  const spoken = namedSources(text).flatMap((sentence) => {
    const name = speakerIn(sentence.text);
    return name === null ? [] : [{ name, sentence }];
  });
  return new Set(spoken.map(({ name }) => name)).size > 1 && spoken.some(({ sentence }) => AGAINST.test(sentence.text));
}
