import "../styles/strokes.css";

/** Three pencil strokes that come and go beside the words that say what is awaited. */
export function Strokes() {
  return (
    <span className="strokes" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
