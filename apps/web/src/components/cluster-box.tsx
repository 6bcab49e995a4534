import type { Analysis, Frame } from "@candor/engine";
import { CLUSTER } from "@candor/engine/policy";
import { percent } from "../lib/findings.ts";

const RED_AT = 0.85;

/** The cluster alert of a text (specification 1 §9): how many marks gather, how strong they are, in words and numbers beside the colour. */
export function ClusterBox({ frame, regions }: { frame: Frame; regions: Analysis["regions"] }) {
  const region = [...regions].sort((a, b) => b.highest - a.highest || b.frames - a.frames)[0];
  const counted = region?.frames ?? 0;
  return (
    <section className={`cluster ${frame.confidence >= RED_AT ? "red" : ""}`} aria-label="Cluster alert">
      <span className="big-n" aria-hidden="true">{counted || "!"}</span>
      <div>
        <h2>{frame.reflexLabel}</h2>
        <p>{region ? `${counted} marks stand within ${CLUSTER.windowChars.toLocaleString("en")} characters of each other, ${region.strong} of them at ${percent(CLUSTER.strongAt)} or more. ` : ""}{frame.rationale}</p>
        <p className="small mono">{frame.reflexId}</p>
      </div>
      <p className="peak"><b>{percent(frame.confidence)}</b> highest confidence{regions.length > 1 ? `, in ${regions.length} places` : ""}</p>
    </section>
  );
}
