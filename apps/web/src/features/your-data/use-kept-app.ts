import { useCallback, useEffect, useState } from "react";
import { keepApp, keptSize, lookKept, removeKept, type Kept, type KeepProblem } from "../../lib/kept-app.ts";
import type { KeptSize } from "../../lib/kept-cache.ts";

export type Outcome = "kept" | "removed" | "not-removed" | KeepProblem;

/** The app as it is kept on this device, and what keeps and removes it. */
export function useKeptApp() {
  const [kept, setKept] = useState<Kept | null>(null);
  const [size, setSize] = useState<KeptSize | null>(null);
  const [files, setFiles] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const keep = useCallback(async () => {
    setOutcome(null);
    setFiles(0);
    setKept("keeping");
    const problem = await keepApp(setFiles);
    setKept(await lookKept().catch(() => "no" as const));
    setOutcome(problem ?? "kept");
  }, []);
  const remove = useCallback(async () => {
    const gone = await removeKept();
    setKept(await lookKept().catch(() => "no" as const));
    setOutcome(gone ? "removed" : "not-removed");
  }, []);
  useEffect(() => {
    void keptSize().then(setSize);
    lookKept().then(
      // Begun in another window, or before this page was loaded anew: follow it to its end.
      (now) => (now === "keeping" ? void keep() : setKept(now)),
      () => setKept("unsupported"),
    );
  }, [keep]);
  return { kept, size, files, outcome, keep, remove };
}
