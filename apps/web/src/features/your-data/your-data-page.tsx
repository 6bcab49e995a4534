import { Download, Trash2, Upload } from "lucide-react";
import { useEffect, useRef, useState, type ChangeEvent } from "react";
import { Link } from "react-router";
import { BackButton } from "../../components/back-button.tsx";
import { entriesHere, MAX_FILE_BYTES, plan, readFile, restore, toFile, wipeAll, type Entry } from "../../lib/kept-file.ts";
import { SET_ASIDE_PREFIX, storedKeys } from "../../lib/storage.ts";
import { dayOf, saveFile } from "../../lib/take-along.ts";
import { KeptApp } from "./kept-app.tsx";
import { RestorePreview } from "./restore-preview.tsx";
import "../../styles/tools.css";
import "../../styles/your-data.css";

const WIPE_QUESTION =
  "Delete everything of yours that this browser keeps for Candor? Progress, answers, quotes, stories, chats and settings are gone for good unless you saved a copy.";

/** As long as what is kept waits for the browser to say whether it will last. */
const WAITED_MS = 500;

interface Opened {
  name: string;
  entries: Entry[];
  made: string | null;
  refused: string[];
}

export function Page() {
  const [here, setHere] = useState<readonly Entry[] | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [said, setSaid] = useState<{ words: string; back?: () => void } | null>(null);
  const [lasting, setLasting] = useState<boolean | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const saving = useRef<HTMLButtonElement>(null);
  const choosing = useRef<HTMLButtonElement>(null);
  /** The file that was chosen last, while it is read: one that lies on another machine takes seconds to come. */
  const wanted = useRef<File | null>(null);
  /** The buttons of the preview, and Undo, go once they are pressed. */
  const toChoosing = () => choosing.current?.focus();
  const look = () => setHere(entriesHere());
  useEffect(() => {
    // The button that asks to keep it comes with the list: after it, it would move what is being read.
    const asked = (navigator.storage?.persisted?.() ?? Promise.resolve(null)).then(setLasting, () => undefined);
    void Promise.race([asked, new Promise((done) => setTimeout(done, WAITED_MS))]).then(look);
    // Another tab, or this page coming back into view, may have changed what is kept.
    window.addEventListener("storage", look);
    window.addEventListener("focus", look);
    return () => {
      window.removeEventListener("storage", look);
      window.removeEventListener("focus", look);
    };
  }, []);

  const save = () => {
    const now = new Date();
    saveFile(`candor-${dayOf(now)}.json`, "application/json", JSON.stringify(toFile(entriesHere(), now.getTime()), null, 1));
    setSaid({ words: "Saved as a file. It stays on your device; keep it where you will find it." });
  };
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = "";
    setOpened(null);
    setSaid(null);
    if (!chosen) return;
    wanted.current = chosen;
    if (chosen.size > MAX_FILE_BYTES) {
      setSaid({ words: "This file is larger than 20 MB. What Candor keeps fits into far less." });
      return;
    }
    const read = await chosen.text().then(readFile, () => ({ problem: "This file could not be read." }));
    if (wanted.current !== chosen) return;
    if ("problem" in read) setSaid({ words: read.problem });
    else setOpened({ name: chosen.name, ...read });
  };
  const wipe = () => {
    if (!window.confirm(WIPE_QUESTION)) return;
    wipeAll();
    window.location.reload();
  };
  const askToKeep = async () => {
    const kept = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
    setLasting(kept);
    if (kept) saving.current?.focus();
    setSaid({ words: kept ? "This browser promised to keep it." : "This browser made no promise. A saved file is the safe way." });
  };

  return (
    <div className={`page tool data${here === null ? " looking" : ""}`}>
      <p className="up">
        <BackButton />
      </p>
      <h1 className="h1">Your data</h1>
      <p className="deck">
        There are no accounts. What you make here is kept by this browser, on this device, and nowhere else. Take it along, bring it back, or delete it.
      </p>
      <section className="part" aria-labelledby="kept">
        <h2 id="kept">What this browser keeps</h2>
        {here === null && (
          <p className="msg" role="status">
            Looking…
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
                  <td>{count}</td>
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
        <p className="small">Browsers may delete what they keep: when space runs short, when history is cleared, and some after a week without a visit.</p>
      </section>
      <section className="part" aria-labelledby="restore">
        <h2 id="restore">Restore from a file</h2>
        <p className="small">The file is read here and checked. You see what would change before anything does.</p>
        <div className="row">
          <button ref={choosing} className="btn" type="button" onClick={() => file.current?.click()}>
            <Upload className="icon" aria-hidden="true" /> Choose a file
          </button>
          <input
            ref={file}
            className="sr"
            type="file"
            accept="application/json,.json"
            tabIndex={-1}
            aria-label="File saved from Candor"
            onChange={(event) => void open(event)}
          />
        </div>
        {opened && (
          <RestorePreview
            key={opened.name}
            {...opened}
            here={here ?? []}
            onCancel={() => {
              setOpened(null);
              toChoosing();
            }}
            onRestore={(mode) => {
              // With what stands here now: since the preview was drawn, something may have changed without this page hearing of it.
              const { kept, back } = restore(plan(opened.entries, entriesHere(), mode));
              setOpened(null);
              toChoosing();
              look();
              setSaid({
                words: kept ? "Restored." : "Restored for now, but this browser’s storage does not hold it all.",
                back: () => {
                  back();
                  toChoosing();
                  look();
                  setSaid({ words: "Undone. Everything is as it was before." });
                },
              });
            }}
          />
        )}
      </section>
      <div role="status">
        {said && (
          <p className="msg row">
            <span>{said.words}</span>
            {said.back && (
              <button className="btn btn-s" type="button" onClick={said.back}>
                Undo
              </button>
            )}
          </p>
        )}
      </div>
      <KeptApp />
      <section className="part" aria-labelledby="wipe">
        <h2 id="wipe">Delete everything</h2>
        <p className="small">
          Removes every entry listed above from this browser, and what was set aside because it could not be read. It asks once more before. Pages kept for use
          without a network hold nothing of yours and stay.
        </p>
        <div className="row">
          <button className="btn" type="button" disabled={here === null || (here.length === 0 && !hasLeftovers())} onClick={wipe}>
            <Trash2 className="icon" aria-hidden="true" /> Delete everything
          </button>
        </div>
      </section>
      <p className="small gap">
        What leaves the browser, and when, is on <Link to="/about">About and privacy</Link>.
      </p>
    </div>
  );
}

const hasLeftovers = (): boolean => storedKeys().some((key) => key.startsWith(SET_ASIDE_PREFIX));
