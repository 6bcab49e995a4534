import { cutText } from "@candor/engine/policy";
import { useMemo } from "react";
import { endOf } from "../../lib/excerpt.ts";
import { KIND_NAMES, numericClaims, type ClaimKind, type NumericClaim } from "./numeric-claims.ts";

const AROUND_CHARS = 48;
/** Enough to read; a paper full of tables can hold thousands. */
const MOST_SHOWN = 200;

/** A little of what stands on both sides, broken between words. */
function around(text: string, { start, end }: NumericClaim): [string, string] {
  const before = endOf(text.slice(0, start), AROUND_CHARS)
    .replace(start > AROUND_CHARS ? /^\S*\s/ : /^/, "")
    .replace(/\s+/g, " ");
  const after = cutText(text.slice(end), AROUND_CHARS)
    .replace(end + AROUND_CHARS < text.length ? /\s\S*$/ : /$/, "")
    .replace(/\s+/g, " ");
  return [start > AROUND_CHARS ? `… ${before}` : before, end + AROUND_CHARS < text.length ? `${after} …` : after];
}

function countWords(claims: readonly NumericClaim[]): string {
  const counts = new Map<ClaimKind, number>();
  for (const { kind } of claims) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, n]) => `${KIND_NAMES[kind]} ${n}`).join(", ");
}

/** Numeric claims, intervals and p-values that were seen, with what to ask of each. */
export function ClaimList({ text }: { text: string }) {
  const claims = useMemo(() => numericClaims(text), [text]);
  if (claims.length === 0)
    return (
      <p className="msg" role="status">
        No figures were seen. A paper that makes a claim about how much, how often or how likely should give one.
      </p>
    );
  return (
    <>
      <p className="small" role="status">
        {claims.length} seen: {countWords(claims)}.{claims.length > MOST_SHOWN ? ` The first ${MOST_SHOWN} are listed.` : ""}
      </p>
      <ol className="claims">
        {claims.slice(0, MOST_SHOWN).map((claim) => {
          const [before, after] = around(text, claim);
          return (
            <li key={claim.start}>
              <span className="kind">{KIND_NAMES[claim.kind]}</span>
              <p className="context" dir="auto">
                {before}
                <strong>{claim.words}</strong>
                {after}
              </p>
              <p className="q">{claim.ask}</p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
