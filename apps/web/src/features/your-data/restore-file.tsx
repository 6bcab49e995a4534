import { Upload } from "lucide-react";
import { useRef, useState, type ChangeEvent } from "react";
import { entriesHere, MAX_FILE_BYTES, plan, readFile, restore, type Entry, type RestoreMode } from "../../lib/kept-file.ts";
import { RestorePreview } from "./restore-preview.tsx";
import { SaidLine, type Said } from "./said-line.tsx";

interface Opened {
  name: string;
  entries: Entry[];
  made: string | null;
  refused: string[];
}

interface Props {
  here: readonly Entry[];
  /** What this part did last, if no other part has done anything since. */
  said: Said | null;
  onSaid(said: Said | null): void;
  /** What is kept has changed. */
  onChanged(): void;
}

/** A saved file, read and checked here; its preview says what restoring it would change. */
export function RestoreFile({ here, said, onSaid, onChanged }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const choosing = useRef<HTMLButtonElement>(null);
  /** The file that was chosen last, while it is read: one that lies on another machine takes seconds to come. */
  const wanted = useRef<File | null>(null);
  /** The buttons of the preview, and Undo, go once they are pressed. */
  const toChoosing = () => choosing.current?.focus();

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = "";
    setOpened(null);
    onSaid(null);
    if (!chosen) return;
    wanted.current = chosen;
    if (chosen.size > MAX_FILE_BYTES) {
      onSaid({ words: `This file is larger than ${MAX_FILE_BYTES / 1_000_000} MB. Files saved by Candor are much smaller.` });
      return;
    }
    const read = await chosen.text().then(readFile, () => ({ problem: "This file couldn’t be read. If it was moved or changed, choose it again." }));
    if (wanted.current !== chosen) return;
    if ("problem" in read) onSaid({ words: read.problem });
    else setOpened({ name: chosen.name, ...read });
  };
  const restoreIt = (entries: readonly Entry[], mode: RestoreMode) => {
    // With what stands here now: since the preview was drawn, something may have changed without this page hearing of it.
    const { kept, back } = restore(plan(entries, entriesHere(), mode));
    setOpened(null);
    toChoosing();
    onChanged();
    onSaid({
      words: kept ? "Restored." : "Restored for now, but it doesn’t all fit in this browser’s storage.",
      back: () => {
        const isBack = back();
        toChoosing();
        onChanged();
        onSaid({ words: isBack ? "Undone. Everything is as it was before." : "Undone for now, but it doesn’t all fit in this browser’s storage." });
      },
    });
  };
  return (
    <section className="part" aria-labelledby="restore">
      <h2 id="restore">Restore from a file</h2>
      <p className="small">The file is read and checked in your browser. You’ll see what would change before anything does.</p>
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
      <SaidLine said={said} />
      {opened && (
        <RestorePreview
          key={opened.name}
          {...opened}
          here={here}
          onCancel={() => {
            setOpened(null);
            toChoosing();
          }}
          onRestore={(mode) => restoreIt(opened.entries, mode)}
        />
      )}
    </section>
  );
}
