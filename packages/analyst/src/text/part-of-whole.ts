import { numberOf } from "./sums.ts";

/** Both counted. */
interface PartOfWhole {
  /** The words that give them. */
  said: string;
  part: number;
  of: number;
}

const COUNT = String.raw`(\d[\d,]{0,9})(?![\d.,]*\d| ?(?:%|percent|per cent|year|day|hour|euro|dollar|pound))`;
/** “61 of 156”, “203 out of all 812” */
const OUT_OF = new RegExp(String.raw`(?<![\d.,$€£])${COUNT} (?:out )?of (?:the |all |its |their |our )?(?:\w+ )?${COUNT}`, "g");
/** “asked 812 members, of whom 203 answered” */
const OF_WHOM = new RegExp(String.raw`(?<![\d.,$€£])${COUNT}[^.!?\d]{2,80}\bof (?:whom|which|these|them|those),? (?:only |just |about |some |but )?${COUNT}`);

/** The parts of wholes that a sentence gives, in its order. */
export function partsOfWholes(sentence: string): PartOfWhole[] {
  const whom = OF_WHOM.exec(sentence);
  const all = whom
    ? [{ said: whom[0], part: numberOf(whom[2]!), of: numberOf(whom[1]!) }]
    : [...sentence.matchAll(OUT_OF)].map(([said, part, of]) => ({ said, part: numberOf(part!), of: numberOf(of!) }));
  return all.filter(({ part, of }) => of > 0 && part <= of);
}
