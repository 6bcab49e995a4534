import { counted } from "../../lib/counted.ts";
import { AT, rounded, share } from "./figure-words.ts";
import { PARTS } from "./parts.ts";
import { ORDINARY, RESULTS, SOURCE_NAMES } from "./results.ts";

const BAR_WIDTH = 200;
/** A bar of nothing is still to be seen. */
const LEAST_WIDTH = 0.8;

interface Row {
  name: string;
  /** How much text the share is of. */
  of: string;
  /** Share of the texts with a mark, 0 to 1. */
  marked: number | undefined;
}

/** Shares as bars; `full` is the share at which a bar is full, 0 to 1. */
function Bars({ rows, full }: { rows: readonly Row[]; full: number }) {
  return (
    <ul className="bars">
      {rows.map(({ name, of, marked }) => (
        <li key={name}>
          <span>
            {name} <span className="small">{of}</span>
          </span>
          <svg viewBox={`0 0 ${BAR_WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.max(LEAST_WIDTH, ((marked ?? 0) / full) * BAR_WIDTH)} height="10" />
          </svg>
          <span className="pct">{share(marked, 1)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Marks in neutral texts, by where they come from. */
export function SoberText() {
  const { corpora, shown } = RESULTS;
  const neutral = corpora["neutral"];
  return (
    <section className="part" aria-labelledby="honest">
      <h2 id="honest">{PARTS.honest}</h2>
      <Bars
        full={0.1}
        rows={Object.entries(neutral?.falseAlarmBySource ?? {}).map(([source, row]) => ({
          name: SOURCE_NAMES[source] ?? source,
          of: counted(row["n"] ?? 0, "text"),
          marked: row[AT],
        }))}
      />
      <p className="small">
        Share of the texts with a mark of 60% or more. A full bar would be 10%. On screen, where faint marks are hidden at first, {shown.marked} of all{" "}
        {shown.texts.toLocaleString("en")} ({share(shown.marked / shown.texts, 1)}) show one.
      </p>
    </section>
  );
}

/** Marks in prose that nobody labeled. */
export function OrdinaryProse() {
  return (
    <section className="part" aria-labelledby="ordinary">
      <h2 id="ordinary">{PARTS.ordinary}</h2>
      <p className="prose">
        Encyclopedias are easy to leave alone, so we also counted the marks shown on screen in{" "}
        {rounded(ORDINARY.collections.reduce((sum, { words }) => sum + words, 0))} words of ordinary prose and AI answers. Nobody has labeled these texts, and a
        mark may well be right: people do write “trust me,” newspapers report what a rival called a disgrace, and assistants write the ads they were asked for.
      </p>
      <Bars
        full={0.5}
        rows={ORDINARY.collections.map(({ name, texts, words, marked }) => ({
          name: name.charAt(0).toUpperCase() + name.slice(1),
          of: `${counted(texts, "text")}, ${Math.round(words / texts)} words each`,
          marked: marked / texts,
        }))}
      />
      <p className="small">Share of the texts with a mark. A full bar would be 50%. The longer a text is, the more likely it is to have one.</p>
    </section>
  );
}
