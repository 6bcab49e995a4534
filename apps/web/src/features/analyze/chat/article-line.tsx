import { ARTICLE_ACTIVE, ARTICLE_RESET } from "@candor/content/messages/chat";

/** The article that goes along with each question, with the ways to read it and to leave it out (specification 1 §2, Chat tab). */
export function ArticleLine({ url, onRead, onReset }: { url: string; onRead(): void; onReset(): void }) {
  return (
    <div className="ctx">
      <b>{ARTICLE_ACTIVE}</b>
      <span className="mono">{url.replace(/^https?:\/\//, "")}</span>
      <span className="ctx-do">
        <button type="button" className="link" onClick={onRead}>
          Read it
        </button>
        {/* The specification calls it a link; it leads nowhere else, so it is pressed as a button is. */}
        <button type="button" role="link" className="link" onClick={onReset}>
          {ARTICLE_RESET}
        </button>
      </span>
    </div>
  );
}
