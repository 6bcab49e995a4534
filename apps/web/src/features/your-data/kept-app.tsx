import { Download, Trash2 } from "lucide-react";
import { useMedia } from "../../components/use-media.ts";
import type { KeptSize } from "../../lib/kept-cache.ts";
import { useFocusBack } from "../../lib/use-focus-back.ts";
import { useKeptApp, type Outcome } from "./use-kept-app.ts";

const NOTHING_KEPT = "Nothing was kept.";
const megabytes = (bytes: number): string => `${(bytes / 1e6).toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;

function saidOf(outcome: Outcome, size: KeptSize | null, installed: boolean): string {
  switch (outcome) {
    case "kept":
      return "Candor is kept on this device and opens without a network.";
    case "removed":
      return `Removed from this device. Candor needs a network again.${installed ? " The installed app keeps itself when you next open it; to stop that, uninstall it." : ""}`;
    case "not-removed":
      return "This browser did not let go of everything. Its own settings for this site can delete the rest.";
    case "full":
      return `There is not enough room on this device${size ? `: ${megabytes(size.bytes)} are needed` : ""}. ${NOTHING_KEPT}`;
    case "network":
      return `Not everything could be loaded. ${NOTHING_KEPT} Look at the connection and try again.`;
    case "forbidden":
      return `This browser does not allow it here, because of its settings or in a private window. ${NOTHING_KEPT}`;
    case "unsupported":
      return `This browser cannot keep pages. ${NOTHING_KEPT}`;
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
      <h2 id="offline">Use without a network</h2>
      {kept === "unsupported" ? (
        <p className="small">This browser cannot keep pages for use without a network, or does not in a private window.</p>
      ) : (
        <>
          <p className="small">
            {here
              ? `Candor is kept on this device${size ? ` and takes ${megabytes(size.bytes)} here` : ""}. New versions come by themselves when there is a network.`
              : `Candor can be kept on this device, so that it opens without a network.${size ? ` Downloads up to ${megabytes(size.gzipBytes)}, uses ${megabytes(size.bytes)} on this device.` : ""}`}
          </p>
          {kept === "newer" && <p className="small">A newer version is loaded. It takes over when every window with Candor has been closed.</p>}
          <dl className="works">
            <div>
              <dt>Works without a network</dt>
              <dd>The analyzer with all its notes, the lessons, every other page</dd>
            </div>
            <div>
              <dt>Still needs one</dt>
              <dd>Reading a link or the first picture, the chat, reports</dd>
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
