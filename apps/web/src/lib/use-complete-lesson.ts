import type { CatalogRow } from "@candor/content/schema";
import { useNavigate } from "react-router";
import { usePreload } from "./built-paths.ts";
import { completeLesson } from "./progress.ts";

const HUB = "/educate";

/** Gives the function that notes a lesson as completed and leads to the hub. The hub is fetched beforehand, so that this works without a connection. */
export function useCompleteLesson(row: CatalogRow): () => void {
  const navigate = useNavigate();
  usePreload(HUB);
  return () => {
    completeLesson(row);
    void navigate(HUB);
  };
}
