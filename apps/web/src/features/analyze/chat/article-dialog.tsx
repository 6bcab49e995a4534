import type { Frame } from "@candor/engine";
import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { hostOf } from "../../../lib/links.ts";
import type { ArticleContext } from "../../../lib/session.ts";
import { MarkedWords } from "./marked-words.tsx";

/** The article that is in context, with its marks; opened from a quotation, at its place. The focus returns to where it came from. */
export function ArticleDialog({
  article,
  frames,
  place,
  onClose,
}: {
  article: ArticleContext;
  frames: readonly Frame[];
  place: [number, number] | null;
  onClose(): void;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector(".lit")?.scrollIntoView({ block: "center" });
  }, [place]);
  return (
    <dialog
      ref={dialog}
      className="article-dialog"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className="article-in">
        <div className="settings-head">
          <div>
            <h2 className="h3" id={id}>
              {article.title ?? hostOf(article.url)}
            </h2>
            <p className="small mono">{article.url}</p>
          </div>
          <button type="button" className="btn btn-s btn-bare" aria-label="Close" onClick={() => dialog.current?.close()}>
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
        <div className="reading" tabIndex={0} role="region" aria-labelledby={id}>
          <MarkedWords text={article.textBlock} frames={frames} lit={place} />
        </div>
      </div>
    </dialog>
  );
}
