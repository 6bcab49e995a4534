import type { Category } from "@candor/engine";
import { CATEGORIES } from "@candor/engine/policy";
import { CategoryName } from "../../components/category-name.tsx";
import { counted } from "../../lib/counted.ts";
import { isWeak, type Finding } from "../../lib/findings.ts";

export interface Filters {
  off: readonly Category[];
  /** 0 to 1. */ min: number;
  /** Weak signals are shown too. */ weak: boolean;
}
export const NO_FILTERS: Filters = { off: [], min: 0, weak: false };
const CONFIDENCE_STEPS = [
  { min: 0, label: "Any confidence" },
  { min: 0.55, label: "55% and over" },
  { min: 0.75, label: "75% and over" },
] as const;

export const passes = ({ off, min, weak }: Filters, { frame }: Pick<Finding, "frame">): boolean =>
  !off.includes(frame.category) && frame.confidence >= min && (weak || !isWeak(frame));

interface Props {
  findings: readonly Finding[];
  filters: Filters;
  /** The reader has hidden all marks: there is nothing to filter. */
  hidden: boolean;
  onChange(filters: Filters): void;
  children?: React.ReactNode;
}

/** Categories as switches, each with its line and count; confidence as a choice of three. `findings` are all that could be shown. */
export function FindingFilters({ findings, filters, hidden, onChange, children }: Props) {
  const all = findings.filter((f) => filters.weak || !isWeak(f.frame));
  const shown = all.filter((finding) => passes(filters, finding)).length;
  const toggle = (category: Category) =>
    onChange({ ...filters, off: filters.off.includes(category) ? filters.off.filter((c) => c !== category) : [...filters.off, category] });
  return (
    <div className="legend">
      <ul aria-label="Marks by category">
        {CATEGORIES.filter((category) => all.some((f) => f.frame.category === category)).map((category) => (
          <li key={category}>
            <button type="button" disabled={hidden} aria-pressed={!filters.off.includes(category)} onClick={() => toggle(category)}>
              <CategoryName category={category} /> <b>{all.filter((f) => f.frame.category === category).length}</b>
            </button>
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <select
          className="field"
          disabled={hidden}
          aria-label="Confidence shown"
          value={filters.min}
          onChange={(event) => onChange({ ...filters, min: Number(event.target.value) })}
        >
          {CONFIDENCE_STEPS.map(({ min, label }) => (
            <option key={min} value={min}>
              {label}
            </option>
          ))}
        </select>
      )}
      {children}
      <span className="sr" role="status">
        {!hidden && shown < all.length && `${shown} of ${counted(all.length, "mark")} shown`}
      </span>
    </div>
  );
}
