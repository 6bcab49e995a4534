import { MessagesSquare } from "lucide-react";
import { hostOf } from "../../lib/links.ts";
import type { TextSource } from "../../lib/session.ts";

/** Where a fetched text came from, and the way to the chat with it. */
export function SourceLine({ source, onDiscuss }: { source: TextSource; onDiscuss(): void }) {
  const about = [source.byline, source.siteName ?? (source.title ? hostOf(source.url) : null), source.publishedTime?.slice(0, 10)].filter(Boolean).join(" · ");
  return (
    <div className="source">
      <p>
        <b>{source.title ?? hostOf(source.url)}</b> <span className="small">{about}</span>
        <br />
        <a className="mono" href={source.url} target="_blank" rel="noopener noreferrer">
          {source.url}
        </a>
      </p>
      <button type="button" className="btn" onClick={onDiscuss}>
        <MessagesSquare className="icon" aria-hidden="true" /> Discuss in Audit mode
      </button>
    </div>
  );
}
