import { useId, useState } from "react";
import { SideScroll } from "../../components/side-scroll.tsx";
import { plan, type Entry, type RestoreMode } from "../../lib/kept-file.ts";

interface Props {
  name: string;
  entries: readonly Entry[];
  made: string | null;
  refused: readonly string[];
  here: readonly Entry[];
  onRestore: (mode: RestoreMode) => void;
  onCancel: () => void;
}

const MODES: readonly { mode: RestoreMode; words: string }[] = [
  { mode: "merge", words: "Merge: keep what’s here and add what’s only in the file" },
  { mode: "replace", words: "Replace: use the file’s version of everything in it" },
];

/** Once, when it opens: the preview stands below the button that had the focus. */
const focusOnOpening = (heading: HTMLElement | null): void => heading?.focus();

/** What a file holds and what restoring it would change, before anything is written. */
export function RestorePreview({ name, entries, made, refused, here, onRestore, onCancel }: Props) {
  const id = useId();
  const [mode, setMode] = useState<RestoreMode>("merge");
  const planned = plan(entries, here, mode);
  return (
    <div className="preview">
      <h3 ref={focusOnOpening} tabIndex={-1}>
        {name}
      </h3>
      {made && !Number.isNaN(Date.parse(made)) && (
        <p className="small">Saved {new Date(made).toLocaleString(undefined, { dateStyle: "long", timeStyle: "short" })}</p>
      )}
      {refused.length > 0 && (
        <p className="msg" role="status">
          Left out, because Candor doesn’t recognize it:{" "}
          {refused
            .slice(0, 8)
            .map((key) => key.slice(0, 60))
            .join(", ")}
          {refused.length > 8 ? ` and ${refused.length - 8} more` : ""}.
        </p>
      )}
      {planned.length === 0 ? (
        <p className="msg" role="status">
          There’s nothing in this file to restore.
        </p>
      ) : (
        <>
          <fieldset>
            <legend className="label">How</legend>
            {MODES.map((m) => (
              <label key={m.mode} className="choice">
                <input type="radio" name={`${id}m`} checked={mode === m.mode} onChange={() => setMode(m.mode)} /> {m.words}
              </label>
            ))}
          </fieldset>
          <SideScroll label="What restoring would change" what="table">
            <table className="kept">
              <thead>
                <tr>
                  <th scope="col">What</th>
                  <th scope="col">Here</th>
                  <th scope="col">In the file</th>
                  <th scope="col">After</th>
                </tr>
              </thead>
              <tbody>
                {planned.map((p) => (
                  <tr key={p.kind.key}>
                    <th scope="row">{p.kind.name}</th>
                    <td>{p.here.toLocaleString("en")}</td>
                    <td>{p.file.toLocaleString("en")}</td>
                    <td>
                      <b>{p.after.toLocaleString("en")}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </SideScroll>
        </>
      )}
      <div className="row">
        {planned.length > 0 && (
          <button className="btn btn-main" type="button" onClick={() => onRestore(mode)}>
            Restore
          </button>
        )}
        <button className="btn" type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  );
}
