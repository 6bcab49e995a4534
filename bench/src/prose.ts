const SUBJECTS = [
  "The council",
  "A new report",
  "The harbour office",
  "Her neighbour",
  "The second trial",
  "Most of the shops on Mill Street",
  "An old map",
  "The driver of the late bus",
  "The team",
  "A letter from the bank",
  "The river",
  "Their youngest teacher",
  "The company",
  "One of the engineers",
  "The museum",
];
const VERBS = [
  "found",
  "described",
  "moved",
  "questioned",
  "repaired",
  "measured",
  "lost",
  "opened",
  "counted",
  "forgot",
  "explained",
  "borrowed",
  "sold",
  "checked",
  "painted",
];
const OBJECTS = [
  "the north gate",
  "a set of figures",
  "what the visitors had said",
  "three boxes of paper",
  "the cost of the bridge",
  "an older version of the plan",
  "the water under the mill",
  "a small mistake in the table",
  "the price of bread",
  "several photographs",
  "the first page of the letter",
  "a way to save time",
];
const TAILS = [
  "in the spring",
  "before the vote",
  "although it rained",
  "and nobody minded",
  "because the road was closed",
  "with the help of two students",
  "as the minutes show",
  "after a long talk",
  "which surprised the mayor",
  "so the work went on",
  "at about noon",
  "without much noise",
];

/** Plain prose of this many characters, always the same. */
export function sampleProse(chars: number): string {
  let seed = 42;
  const pick = <T>(list: readonly T[]): T => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return list[(seed >> 8) % list.length]!;
  };
  const parts: string[] = [];
  let length = 0;
  for (let sentence = 1; length < chars; sentence++) {
    const text = `${pick(SUBJECTS)} ${pick(VERBS)} ${pick(OBJECTS)} ${pick(TAILS)}.${sentence % 6 === 0 ? "\n\n" : " "}`;
    parts.push(text);
    length += text.length;
  }
  return parts.join("").slice(0, chars);
}
