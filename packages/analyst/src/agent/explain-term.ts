import { catalogue, explain } from "@candor/engine/catalogue";
import { innerQuotes, type Said } from "./say.ts";

/** A technique by its name or the name of a pattern, `loosely` also by a part of the name; null when the catalogue has none. */
export function explainTerm(term: string, loosely: boolean): Said | null {
  const wanted = term
    .replace(/\b(?:fallacy|technique|pattern|argument|the|an?)\b/g, "")
    .replace(/-/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (wanted.length < 3) return null;
  const key = (s: string) => s.toLowerCase().replace(/[-()]/g, " ").replace(/\s+/g, " ").trim();
  const squeeze = (s: string) => key(s).replace(/ /g, "");
  const notes = catalogue();
  const squeezed = squeeze(wanted);
  const found =
    notes.find((n) => squeeze(n.technique) === squeezed) ??
    notes.find((n) => squeeze(n.familyName) === squeezed) ??
    notes.find((n) => squeeze(n.name) === squeezed) ??
    notes.find((n) => loosely && wanted.length > 5 && squeeze(n.technique).includes(squeezed));
  if (!found) return null;
  return explained(
    notes
      .filter((n) => n.technique === found.technique && n.examples.length > 0)
      .sort((a, b) => (b.sophistication ? 1 : 0) - (a.sophistication ? 1 : 0) || b.confidence - a.confidence)[0] ?? found,
    found.technique,
  );
}

/** A pattern by its reflex id; null for an id that no pattern has. */
export function explainReflex(reflexId: string): Said | null {
  const note = explain(reflexId);
  return note ? explained(note, note.name) : null;
}

function explained(best: ReturnType<typeof catalogue>[number], title: string): Said {
  const name = `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
  const parts = [`**${name}.** ${best.description}`, `How it works: ${best.mechanism}`];
  if (best.examples[0]) parts.push(`It looks like this: “${innerQuotes(best.examples[0])}”`);
  if (best.fine[0]) parts.push(`It is not this, though the words are close: “${innerQuotes(best.fine[0])}”`);
  parts.push(`Ask: _${best.question}_ (Source: ${best.source})`);
  return {
    text: parts.join("\n\n"),
    confidence: 0.85,
    notes: [
      name,
      best.description,
      best.mechanism,
      best.question,
      best.source,
      ...[best.examples[0], best.fine[0]].flatMap((text) => (text ? [innerQuotes(text)] : [])),
    ],
  };
}
