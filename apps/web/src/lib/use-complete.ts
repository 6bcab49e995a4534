import type { CatalogRow } from "@candor/content/schema";
import { useNavigate } from "react-router";
import { usePreload } from "./preload.ts";
import { completeLesson } from "./progress.ts";

const HUB = "/educate";

/** Handed to the hub with the navigation, so that it can say what was finished and what comes next. */
export interface Completed {
  completed: string;
}

/** Complete Lesson: sets the flag, then goes to the hub (specification 2 §4). The hub is fetched beforehand, so that this works without a connection. */
export function useComplete(row: Pick<CatalogRow, "id" | "progressKey">): () => void {
  const navigate = useNavigate();
  usePreload(HUB);
  return () => {
    completeLesson(row);
    void navigate(HUB, { state: { completed: row.id } satisfies Completed });
  };
}
