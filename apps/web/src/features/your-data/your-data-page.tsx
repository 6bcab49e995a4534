import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { BackButton } from "../../components/back-button.tsx";
import { entriesHere, wipeAll, type Entry } from "../../lib/kept-file.ts";
import { SET_ASIDE_PREFIX, storedKeys } from "../../lib/storage.ts";
import { KeptApp } from "./kept-app.tsx";
import { KeptList } from "./kept-list.tsx";
import { RestoreFile } from "./restore-file.tsx";
import type { Said } from "./said-line.tsx";
import "../../styles/tools.css";
import "../../styles/your-data.css";

const WIPE_QUESTION =
  "Delete everything of yours that Candor keeps in this browser? Your progress, answers, quotes, stories, chats and settings will be gone for good unless you saved a copy.";

/** As long as what is kept waits for the browser to say whether it will last. */
const WAITED_MS = 500;

export function Page() {
  const [here, setHere] = useState<readonly Entry[] | null>(null);
  const [said, setSaid] = useState<{ of: "kept" | "restored"; line: Said | null }>({ of: "kept", line: null });
  const saidOf = (part: "kept" | "restored"): Said | null => (said.of === part ? said.line : null);
  const [lasting, setLasting] = useState<boolean | null>(null);
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

  const wipe = () => {
    if (!window.confirm(WIPE_QUESTION)) return;
    wipeAll();
    window.location.reload();
  };

  return (
    <div className={`page tool titles-beside data${here === null ? " looking" : ""}`}>
      <p className="up">
        <BackButton />
      </p>
      <h1 className="h1">Your data</h1>
      <p className="deck">
        There are no accounts. What you make here is kept in this browser, on this device, and nowhere else. You can save it, restore it or delete it.
      </p>
      <KeptList here={here} lasting={lasting} onLasting={setLasting} said={saidOf("kept")} onSaid={(words) => setSaid({ of: "kept", line: { words } })} />
      <RestoreFile here={here ?? []} said={saidOf("restored")} onSaid={(line) => setSaid({ of: "restored", line })} onChanged={look} />
      <KeptApp />
      <section className="part" aria-labelledby="wipe">
        <h2 id="wipe">Delete everything</h2>
        <p className="small">
          Removes every entry listed above from this browser, plus anything set aside because it couldn’t be read. You’ll be asked to confirm. Pages kept for
          offline use hold nothing of yours and stay.
        </p>
        <div className="row">
          <button className="btn" type="button" disabled={here === null || (here.length === 0 && !hasLeftovers())} onClick={wipe}>
            <Trash2 className="icon" aria-hidden="true" /> Delete everything
          </button>
        </div>
      </section>
      <p className="small gap">
        For what leaves the browser, and when, see <Link to="/about">About and privacy</Link>.
      </p>
    </div>
  );
}

const hasLeftovers = (): boolean => storedKeys().some((key) => key.startsWith(SET_ASIDE_PREFIX));
