import { Download } from "lucide-react";
import { useRef } from "react";
import { Waiting } from "../../components/waiting.tsx";
import { entriesHere, toFile, type Entry } from "../../lib/kept-file.ts";
import { dayOf, saveFile } from "../../lib/take-along.ts";
import { SaidLine, type Said } from "./said-line.tsx";

interface Props {
  /** Null until it was looked at. */
  here: readonly Entry[] | null;
  /** Whether the browser promised to keep it; null where it says nothing. */
  lasting: boolean | null;
  onLasting(kept: boolean): void;
  /** What this part did last, if no other part has done anything since. */
  said: Said | null;
  onSaid(words: string): void;
}

/** What this browser keeps, kind by kind, and what makes it safer: a file, and a promise of the browser. */
export function KeptList({ here, lasting, onLasting, said, onSaid }: Props) {
  const saving = useRef<HTMLButtonElement>(null);
  const save = () => {
    const now = new Date();
    saveFile(`candor-${dayOf(now)}.json`, "application/json", JSON.stringify(toFile(entriesHere(), now.getTime()), null, 1));
    onSaid("Saved as a file on your device. Keep it where you’ll find it.");
  };
  const askToKeep = async () => {
    const kept = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
    onLasting(kept);
    if (kept) saving.current?.focus();
    onSaid(kept ? "This browser has agreed to keep it." : "This browser didn’t agree to keep it. To be safe, save everything as a file.");
  };
  return (
    <section className="part" aria-labelledby="kept">
      <h2 id="kept">What this browser keeps</h2>
      {here === null && (
        <p className="msg" role="status">
          <Waiting without="Candor needs JavaScript to look, and it’s turned off here.">Looking…</Waiting>
        </p>
      )}
      {here?.length === 0 && (
        <p className="msg" role="status">
          Nothing of yours is kept here.
        </p>
      )}
      {here !== null && here.length > 0 && (
        <table className="kept">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Entries</th>
            </tr>
          </thead>
          <tbody>
            {here.map(({ kind, count }) => (
              <tr key={kind.key}>
                <th scope="row">
                  {kind.name} <span className="mono">{kind.key}</span>
                </th>
                <td>{count.toLocaleString("en")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="row">
        <button ref={saving} className="btn btn-main" type="button" disabled={!here || here.length === 0} onClick={save}>
          <Download className="icon" aria-hidden="true" /> Save everything as a file
        </button>
        {lasting === false && here !== null && here.length > 0 && (
          <button className="btn" type="button" onClick={() => void askToKeep()}>
            Ask this browser to keep it
          </button>
        )}
      </div>
      <SaidLine said={said} />
      <p className="small">Browsers may delete what they keep: when space runs low, when you clear your history, or (in some) after a week without a visit.</p>
    </section>
  );
}
