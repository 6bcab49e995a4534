import { cutText } from "@candor/engine/policy";
import { useMemo } from "react";
import { Outcome } from "../../components/outcome.tsx";
import { counted } from "../../lib/counted.ts";
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

/** “p < 0.04” stays in one piece at the end of a line. */
const unparted = (text: string): string => text.replace(/ ([=<>≤≥]) /g, "\u00a0$1\u00a0");

function outcomeOf(claims: readonly NumericClaim[]): string {
  if (claims.length === 0) return "No figures found. A paper that claims how much, how often or how likely should give one.";
  const counts = new Map<ClaimKind, number>();
  for (const { kind } of claims) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].map(([kind, n]) => counted(n, KIND_NAMES[kind].toLowerCase())).join(", ");
  return `${claims.length.toLocaleString("en")} found: ${kinds}.${claims.length > MOST_SHOWN ? ` The first ${MOST_SHOWN} are listed.` : ""}`;
}

/** Numeric claims, intervals and p-values that were seen, with what to ask of each. */
export function ClaimList({ text }: { text: string }) {
  const claims = useMemo(() => numericClaims(text), [text]);
  return (
    <>
      <Outcome of={text} look={claims.length > 0 ? "small" : "msg"}>
        {outcomeOf(claims)}
      </Outcome>
      {claims.length > 0 && (
        <ol className="claims">
          {claims.slice(0, MOST_SHOWN).map((claim) => {
            const [before, after] = around(text, claim);
            return (
              <li key={claim.start}>
                <span className="kind">{KIND_NAMES[claim.kind]}</span>
                <p className="context" dir="auto">
                  {unparted(before)}
                  <strong>{unparted(claim.words)}</strong>
                  {unparted(after)}
                </p>
                <p className="q">{claim.ask}</p>
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}
