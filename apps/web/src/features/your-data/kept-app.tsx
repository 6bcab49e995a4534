import { Download, Trash2 } from "lucide-react";
import { useMedia } from "../../components/use-media.ts";
import type { KeptSize } from "../../lib/kept-cache.ts";
import { useFocusBack } from "../../lib/use-focus-back.ts";
import { useKeptApp, type Outcome } from "./use-kept-app.ts";

const NOTHING_KEPT = "Nothing was saved.";
const megabytes = (bytes: number): string => `${(bytes / 1e6).toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;

function saidOf(outcome: Outcome, size: KeptSize | null, installed: boolean): string {
  switch (outcome) {
    case "kept":
      return "Candor is kept on this device and opens offline.";
    case "removed":
      return `Removed from this device. Candor needs a connection again.${installed ? " The installed app will keep itself again the next time you open it. To stop that, uninstall it." : ""}`;
    case "not-removed":
      return "This browser didn’t remove everything. You can delete the rest in its settings for this site.";
    case "full":
      return `There isn’t enough room on this device${size ? ` (${megabytes(size.bytes)} needed)` : ""}. ${NOTHING_KEPT}`;
    case "network":
      return `Some files didn’t load. ${NOTHING_KEPT} Check your connection and try again.`;
    case "forbidden":
      return `This browser doesn’t allow it, because of its settings or because this is a private window. ${NOTHING_KEPT}`;
    case "unsupported":
      return `This browser can’t keep pages for offline use. ${NOTHING_KEPT}`;
  }
}

/** Keeps the app itself on this device, or removes it. */
export function KeptApp() {
  const { kept, size, files, outcome, keep, remove } = useKeptApp();
  const installed = useMedia("(display-mode: standalone)");
  const working = kept === "keeping";
  const button = useFocusBack(working);
  const here = kept === "yes" || kept === "newer";
  return (
    <section className="part" aria-labelledby="offline">
      <h2 id="offline">Use offline</h2>
      {kept === "unsupported" ? (
        <p className="small">This browser can’t keep pages for offline use, or doesn’t in a private window.</p>
      ) : (
        <>
          <p className="small">
            {here
              ? `Candor is kept on this device${size ? ` and takes up ${megabytes(size.bytes)}` : ""}. It updates itself when you’re online.`
              : `Keep Candor on this device and it opens offline.${size ? ` The download is up to ${megabytes(size.gzipBytes)} and takes up ${megabytes(size.bytes)}.` : ""}`}
          </p>
          {kept === "newer" && <p className="small">A newer version is ready. It takes over once you close every Candor window.</p>}
          <dl className="works">
            <div>
              <dt>Works offline</dt>
              <dd>The analyzer with all its notes, the lessons and every other page</dd>
            </div>
            <div>
              <dt>Needs a connection</dt>
              <dd>Reading a link or your first picture, the chat, reports</dd>
            </div>
          </dl>
          <div className="row">
            <button ref={button} className="btn" type="button" disabled={kept === null || working} onClick={() => void (here ? remove() : keep())}>
              {here ? <Trash2 className="icon" aria-hidden="true" /> : <Download className="icon" aria-hidden="true" />}{" "}
              {here ? "Remove it from this device" : "Keep Candor on this device"}
            </button>
            {working && size && <progress max={size.files} value={Math.min(files, size.files)} aria-label="Files loaded" />}
          </div>
        </>
      )}
      <div role="status">{(working || outcome) && <p className="msg">{working ? "Loading Candor…" : outcome && saidOf(outcome, size, installed)}</p>}</div>
    </section>
  );
}
