import { givesOf, type GivenKind } from "./gives.ts";
import { countsSomething } from "./makes-claims.ts";
import { isMatchReport } from "./match-report.ts";
import { signatureOf } from "./signature.ts";

/** What a reader would look for, as the reply names it, and how it is called where only signs of it were seen. */
const LOOKED_FOR: readonly (readonly [GivenKind, string])[] = [
  ["source", "sources"],
  ["comparison", "comparisons"],
  ["other-side", "another side"],
  ["limits", "limits"],
];

const list = (names: readonly string[]): string => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)!}`);

/** What is said of a text in which nothing usual is missing. A “but” or a “more than” keeps another side or a comparison from being missed; it is no praise. */
export function sayNoGaps(text: string): string {
  const clear = new Set(givesOf(text).flatMap((g) => (g.clear ? [g.kind] : [])));
  const looked = isMatchReport(text) ? LOOKED_FOR.filter(([kind]) => kind === "source") : LOOKED_FOR;
  const owed = looked.filter(
    ([kind]) => (kind !== "comparison" || clear.has(kind) || countsSomething(text)) && (kind !== "source" || clear.has(kind) || signatureOf(text) === null),
  );
  const plain = owed.filter(([kind]) => clear.has(kind)).map(([, name]) => name);
  const faint = owed.filter(([kind]) => !clear.has(kind)).map(([, name]) => name);
  if (faint.length === 0) return `I see none of the usual gaps: ${list(plain)} are where you’d look for them.`;
  return `I see none of the usual gaps, but that’s no praise.${plain.length > 0 ? ` What is plainly there: ${list(plain)}.` : ""} Of ${list(faint)} I see only faint signs, such as a “but”, a “perhaps” or a “more than”: check whether there’s more behind them.`;
}
