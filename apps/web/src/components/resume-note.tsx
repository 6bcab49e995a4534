import type { Place, Unit } from "../lib/progress.ts";

/** Every visit starts at the first step; this offers the way back to where the reader stopped. */
export function ResumeNote({ place, unit, onGo }: { place: Place; unit: Unit; onGo: (step: number) => void }) {
  return (
    <p className="msg resume">
      You stopped at {unit} {place.step + 1}.{" "}
      <button type="button" className="btn btn-s" onClick={() => onGo(place.step)}>
        Continue there
      </button>
    </p>
  );
}
