import type { Frame } from "@candor/engine";
import { familyOf, HIGH_CONFIDENCE, isAboutWholeText } from "@candor/engine/policy";
import { percent } from "../lib/findings.ts";
import "../styles/desk.css";

export interface FamilyRow {
  name: string;
  frames: Frame[];
}

/** Frames by detector family, the most frequent first, each family's by confidence. */
export function byFamily(frames: readonly Frame[]): FamilyRow[] {
  const rows = new Map<string, FamilyRow>();
  for (const frame of frames) {
    if (isAboutWholeText(frame)) continue;
    const name = familyOf(frame.reflexId)?.name ?? frame.family;
    const row = rows.get(name) ?? { name, frames: [] };
    row.frames.push(frame);
    rows.set(name, row);
  }
  for (const row of rows.values()) row.frames.sort((a, b) => b.confidence - a.confidence);
  return [...rows.values()].sort((a, b) => b.frames.length - a.frames.length || (b.frames[0]?.confidence ?? 0) - (a.frames[0]?.confidence ?? 0));
}

const listed = (row: FamilyRow): string => `${row.name}: ${row.frames.length} at ${row.frames.map((f) => percent(f.confidence)).join(", ")}`;

/** One row a family, one dot a detection at its confidence. The numbers stay written out, in the row and in the text alternative. */
export function FamilyChart({ frames }: { frames: readonly Frame[] }) {
  const rows = byFamily(frames);
  if (rows.length === 0) return null;
  const lowest = Math.min(...rows.flatMap((row) => row.frames.map((f) => f.confidence)));
  const from = Math.min(0.5, Math.floor(lowest * 10) / 10);
  const x = (confidence: number): string => `${(((confidence - from) / (1 - from)) * 100).toFixed(2)}%`;
  return (
    <figure className="plot" aria-label={`Families by count and confidence. ${rows.map(listed).join("; ")}.`} role="img">
      <h2>Families by count and confidence</h2>
      <div className="dots" aria-hidden="true">
        <div className="dots-row heads">
          <span>Family</span>
          <span>Confidence</span>
          <span>Highest</span>
          <span>Count</span>
        </div>
        {rows.map((row) => (
          <div className="dots-row" key={row.name}>
            <span>{row.name}</span>
            <svg className="axis" width="100%" height="36" focusable="false">
              <line x1={x(HIGH_CONFIDENCE)} x2={x(HIGH_CONFIDENCE)} y1="0" y2="36" className="limit" />
              {row.frames.map((frame, i) => (
                <circle key={i} className={`c-${frame.category}`} cx={x(frame.confidence)} cy="18" r="6.5" />
              ))}
            </svg>
            <span className="vals">{percent(row.frames[0]!.confidence)}</span>
            <span className="cnt">{row.frames.length}</span>
          </div>
        ))}
        <div className="dots-row scale">
          <span />
          <svg className="axis" width="100%" height="24" focusable="false">
            <text x="0" y="16">
              {percent(from)}
            </text>
            <text className="mid" x={x(HIGH_CONFIDENCE)} y="16" textAnchor="middle">
              {percent(HIGH_CONFIDENCE)}
              <tspan className="more-room">: high</tspan>
            </text>
            <text x="100%" y="16" textAnchor="end">
              100%
            </text>
          </svg>
        </div>
      </div>
    </figure>
  );
}
