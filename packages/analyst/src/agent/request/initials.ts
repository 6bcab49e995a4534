/** “Does the WHO say that?”, of a text that spells it out: initials in a question with the name that they stand for. */

const RUN = /\p{Lu}\p{Ll}+(?:(?: (?:of|for|and|the|on|in))? \p{Lu}\p{Ll}+){1,5}/gu;
const SHORT = /\bthe (\p{L}{2,6})\b(?!['’])/giu;
const initialsOf = (name: string): string => (name.match(/\p{Lu}/gu) ?? []).join("").toLowerCase();

/** Words of their own as well: behind “the” they are none. */
const ALSO_WORDS = /^(?:who|us)$/i;
const hasWord = (text: string, letters: string): boolean => new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, ALSO_WORDS.test(letters) ? "u" : "iu").test(text);

/** A question in which initials behind “the” that the text does not hold are the name in it that begins with these letters; as it is where there is none. */
export function withNamesOf(text: string, question: string): string {
  return question.replace(SHORT, (said, letters: string) => {
    if (hasWord(text, ALSO_WORDS.test(letters) ? letters.toUpperCase() : letters)) return said;
    const name = text
      .match(RUN)
      ?.map((run) => run.replace(/^The /, ""))
      .find((run) => initialsOf(run) === letters.toLowerCase());
    return name === undefined ? said : `the ${name}`;
  });
}
