/** Forms in which the same words reach a reader. Each gives the text in its form, or null where it is too short to have one. */
const CAPTION_WORDS = 7;
const CAPTION_SECONDS = 4;
const CAPTIONS_MIN = 4;
const LINE_CHARS = 72;

const two = (number: number): string => String(number).padStart(2, "0");
const clock = (at: number): string => `${two(Math.floor((at * CAPTION_SECONDS) / 60))}:${two((at * CAPTION_SECONDS) % 60)}`;

function captions(text: string, write: (words: string, at: number) => string): string | null {
  const words = text.split(/\s+/);
  const lines = Array.from({ length: Math.ceil(words.length / CAPTION_WORDS) }, (_, at) => words.slice(at * CAPTION_WORDS, (at + 1) * CAPTION_WORDS).join(" "));
  return lines.length < CAPTIONS_MIN ? null : lines.map(write).join("\n");
}

/** Each Latin letter by the one that stands so far behind `capital` or `small`. */
const lettersFrom = (capital: number, small: number) => (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const unit = letter.charCodeAt(0);
    return String.fromCodePoint(unit < 0x61 ? capital + unit - 0x41 : small + unit - 0x61);
  });

const sentences = (text: string): string[] => text.split(/(?<=[.!?]) /);

function wrapped(text: string, parted: boolean): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1)!;
    if (line.length + word.length <= LINE_CHARS) lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
    else if (parted && /^[a-z]{7,}$/.test(word)) {
      lines[lines.length - 1] = `${line} ${word.slice(0, 3)}-`;
      lines.push(word.slice(3));
    } else lines.push(word);
  }
  return lines.join("\n");
}

const LOOKALIKES: Readonly<Record<string, string>> = { a: "а", e: "е", o: "о", c: "с", p: "р" };

export const FORMS: Readonly<Record<string, (text: string) => string | null>> = {
  "transcript from a video site": (text) => captions(text, (words, at) => `${clock(at)}\n${words}`),
  "film subtitles": (text) => captions(text, (words, at) => `${at + 1}\n00:${clock(at)},000 --> 00:${clock(at)},900\n${words}\n`),
  "chat exported from a messenger": (text) => (text.includes("\n") ? text.replace(/^/gm, "12/03/2024, 10:15 - ") : null),
  "thread of numbered posts": (text) =>
    sentences(text).length > 2
      ? sentences(text)
          .map((part, at) => `${at + 1}/ ${part}`)
          .join("\n\n")
      : null,
  "reply to an account": (text) => `@lakeside_7 ${text}`,
  "bold letters from a generator": lettersFrom(0x1d5d4, 0x1d5ee),
  "full-width letters": lettersFrom(0xff21, 0xff41),
  "lookalike Cyrillic letters": (text) => text.replace(/[aeocp]/g, (letter) => LOOKALIKES[letter]!),
  "accents on letters": (text) => text.replaceAll("e", "é"),
  "invisible characters": (text) => text.replace(/(?<=[a-z])(?=[a-z])/g, "\u200b"),
  "all capitals": (text) => text.toUpperCase(),
  "all lowercase": (text) => text.toLowerCase(),
  "no punctuation": (text) => text.replace(/[.,;:!?]/g, ""),
  "lines of 72 characters": (text) => wrapped(text, false),
  "words split at line ends": (text) => wrapped(text, true),
  "Windows line endings": (text) => wrapped(text, false).replaceAll("\n", "\r\n"),
  "web page source": (text) => `<p>${text.replaceAll("&", "&amp;").replaceAll("'", "&#39;").replaceAll('"', "&quot;").replaceAll("\n", "</p>\n<p>")}</p>`,
  "bold in Markdown": (text) => text.replace(/(?<=^| )(\w+)(?= |$)/gm, (word) => (word.length > 5 ? `**${word}**` : word)),
  "non-breaking spaces": (text) => text.replaceAll(" ", "\u00a0"),
};
