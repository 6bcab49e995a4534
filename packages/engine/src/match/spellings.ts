/** British spellings of American words; build time only. Patterns write the American one. */

const FROM_OR =
  "armor behavior clamor color demeanor endeavor favor fervor flavor harbor honor humor labor neighbor odor rigor rumor savior splendor tumor vigor";
/** Their own ending keeps the "o" alone in either country. */
const KEEPS_OR = /^(?:laborator|honorar|humorous|vigorous|rigorous|odorous|coloration)/;
const OR = new RegExp(`^(?:dis|un)?(?:${FROM_OR.replaceAll(" ", "|")})`);
const IZE = /iz(?:e[drs]?|ers|ing|able|ations?)$/;
/** What is spelled with z everywhere. */
const KEEPS_Z = /(?:^|over|under|right|down|re|cap)siz|priz|seiz/;

const OTHERS: readonly (readonly [american: RegExp, british: string])[] = [
  [/^(def|off|pret)ense/, "$1ence"],
  [/^center/, "centre"],
  [/^theater/, "theatre"],
  [/^skeptic/, "sceptic"],
  [/^gray/, "grey"],
  [/^mom(?=s?$)/, "mum"],
];

/** The word as it is, then its British spelling where it has one of its own. */
export function spellings(word: string): string[] {
  const british = britishOf(word);
  return british === word ? [word] : [word, british];
}

function britishOf(word: string): string {
  if (OR.test(word) && !KEEPS_OR.test(word)) return word.replace(OR, (stem) => `${stem.slice(0, -2)}our`);
  if (IZE.test(word) && !KEEPS_Z.test(word)) return word.replace(IZE, (end) => `is${end.slice(2)}`);
  const rule = OTHERS.find(([american]) => american.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}
