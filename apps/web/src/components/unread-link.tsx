import { linkInRemark } from "../lib/links.ts";

/** Beside a result with nothing found: who sent a link with a few words wanted its page read, and “nothing found” would be taken for a word on that. */
export function UnreadLink({ text, onTake }: { text: string; onTake(link: string): void }) {
  const link = linkInRemark(text);
  if (link === null) return null;
  return (
    <p className="msg">
      Only your words were read, not the linked page. To fetch the page, enter the link with nothing else.{" "}
      <button type="button" className="link" onClick={() => onTake(link)}>
        Keep only the link
      </button>
    </p>
  );
}
