import { LESSON_MINUTES } from "@candor/content/lesson-minutes";
import { AVAILABLE, COMING_SOON } from "@candor/content/messages/lessons";
import type { CatalogRow } from "@candor/content/schema";
import { ArrowRight, Check } from "lucide-react";
import { Link } from "react-router";
import { lessonState, type Places, type Progress, usePlaces, useProgress } from "../../lib/progress.ts";

const TYPES = { practice: "Practice", assessment: "Assessment" } as const;

/** How far the reader is, if they have begun. */
function State({ row, progress, places }: { row: CatalogRow; progress: Progress; places: Places }) {
  const state = lessonState(row, progress, places);
  const place = places[row.id];
  if (state === "done")
    return (
      <span className="state">
        <Check className="icon" aria-hidden="true" /> Done
      </span>
    );
  return (
    state === "doing" &&
    place && (
      <span className="state">
        In progress, {place.step + 1} of {place.steps}
      </span>
    )
  );
}

/** Available items navigate on click; the others say 'Coming Soon', are grey and lead nowhere (specification 1 §2, category lists). */
export function CategoryList({ rows }: { rows: readonly CatalogRow[] }) {
  const progress = useProgress();
  const places = usePlaces();
  return (
    <ul className="cards list">
      {rows.map((row) => (
        <li key={row.id} className={row.available ? undefined : "unavailable"} aria-disabled={row.available ? undefined : true}>
          <h2>{row.available ? <Link to={row.route}>{row.title}</Link> : row.title}</h2>
          <p>{row.description}</p>
          <div className="st">
            {row.type && <span className="type">{TYPES[row.type]}</span>}
            <span>{row.available ? AVAILABLE : COMING_SOON}</span>
            {row.available && LESSON_MINUTES[row.id] && <span>About {LESSON_MINUTES[row.id]} minutes</span>}
            {row.available && <State row={row} progress={progress} places={places} />}
          </div>
          {row.available && <ArrowRight className="icon" aria-hidden="true" />}
        </li>
      ))}
    </ul>
  );
}
