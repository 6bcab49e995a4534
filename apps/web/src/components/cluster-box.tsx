import type { Analysis, Frame } from "@candor/engine";
import { percent } from "../lib/findings.ts";

/** Colour only; the number and the words stand beside it. */
const RED_AT = 0.85;

/** The cluster alert of a text (specification 1 §9): how many marks gather and how strong they are. */
export function ClusterBox({
  frame,
  regions,
  decided = 0,
  weak = false,
}: {
  frame: Frame;
  regions: Analysis["regions"];
  /** Findings that the reader dismissed or muted; the alert counts them all the same. */ decided?: number;
  /** Weak signals that are folded away stand within the alert. */ weak?: boolean;
}) {
  const region = regions.find((r) => r.start === frame.start && r.end === frame.end);
  const digits = region ? String(region.frames).length : 1;
  return (
    <section className={`cluster ${frame.confidence >= RED_AT ? "red" : ""}`} aria-label="Cluster alert">
      <span className={`big-n ${["", "", "two", "three"][digits] ?? "three"}`} aria-hidden="true">
        {region?.frames ?? "!"}
      </span>
      <div>
        <h2>Cluster alert: {frame.reflexLabel.charAt(0).toLowerCase() + frame.reflexLabel.slice(1)}</h2>
        <p>
          {frame.rationale}
          {regions.length > 1 ? ` It happens in ${regions.length} places.` : ""}
          {decided > 0 ? " Findings that you dismissed or muted are counted too." : ""}
          {weak ? " Weak signals are counted too." : ""}
        </p>
        <p className="cluster-ask">{frame.question}</p>
      </div>
      <p className="peak">
        <b>{percent(frame.confidence)}</b> highest confidence
        <br />
        <span className="mono">{frame.reflexId}</span>
      </p>
    </section>
  );
}
