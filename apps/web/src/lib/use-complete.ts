import type { CatalogRow } from "@candor/content/schema";
import { useNavigate } from "react-router";
import { completeLesson } from "./progress.ts";

/** Handed to the hub with the navigation, so that it can say what was finished and what comes next. */
export interface Completed { completed: string }

/** Complete Lesson: sets the flag, then goes to the hub (specification 2 §4). */
export function useComplete(row: Pick<CatalogRow, "id" | "progressKey">): () => void {
  const navigate = useNavigate();
  return () => {
    completeLesson(row);
    void navigate("/educate", { state: { completed: row.id } satisfies Completed });
  };
}
