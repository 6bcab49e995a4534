import type { Analysis, Frame } from "@candor/engine";
import { percent } from "../lib/findings.ts";
import { placeName } from "../lib/region-places.ts";
import { ClusterNumber } from "./cluster-number.tsx";
import { showRegion, useDesk } from "./desk-store.ts";

/** Colour only; the number and the words stand beside it. */
const RED_AT = 0.85;

/** The cluster alert of a text (specification 1 §9): how many marks gather, how strong they are, and where. */
export function ClusterBox({ frame, regions, text }: { frame: Frame; regions: Analysis["regions"]; text: string }) {
  const desk = useDesk();
  const region = regions.find((r) => r.start === frame.start && r.end === frame.end);
  return (
    <section className={`cluster ${frame.confidence >= RED_AT ? "red" : ""}`} aria-label="Cluster alert">
      <ClusterNumber count={region?.frames} />
      <div>
        <h2>Cluster alert: {frame.reflexLabel.charAt(0).toLowerCase() + frame.reflexLabel.slice(1)}</h2>
        <p>
          {frame.rationale}
          {regions.length > 1 ? ` It happens in ${regions.length} places.` : ""}
        </p>
        <p className="cluster-ask">{frame.question}</p>
        {regions.length > 0 && (
          <p className="cluster-where">
            Where:{" "}
            {regions.map((place) => (
              <button key={place.start} type="button" className="link" onClick={() => showRegion(desk, place)}>
                {placeName(text, place)}
              </button>
            ))}
          </p>
        )}
      </div>
      <p className="peak">
        <b>{percent(frame.confidence)}</b> highest confidence
        <br />
        <span className="mono">{frame.reflexId}</span>
      </p>
    </section>
  );
}
