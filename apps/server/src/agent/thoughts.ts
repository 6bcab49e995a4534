const OPEN = "<think>";
const CLOSE = "</think>";
/** An end without a beginning, on a line of its own: some templates put the beginning into the prompt. */
const STRAY_CLOSE = /^[ \t]*<\/think>[ \t]*$/gm;

/**
 * Takes the thoughts out of a text that begins with them, as models of the R1 and Qwen kind write it where their server does not part the two. Only at the
 * beginning: a reply may speak of the tag. The library's own middleware takes it for a thought wherever it stands, and drops the rest of such a reply.
 */
export class ThoughtHolder {
  private held = "";
  private state: "begin" | "thought" | "text" = "begin";

  /** What may be shown now. */
  push(piece: string): string {
    if (this.state === "text") return piece;
    this.held += piece;
    // One thought may follow another, thousands of them where a model has lost itself.
    for (;;) {
      if (this.state === "begin") {
        const text = this.held.trimStart();
        if (text.length < OPEN.length && OPEN.startsWith(text)) return "";
        this.state = text.startsWith(OPEN) ? "thought" : "text";
        if (this.state === "text") return text;
      }
      const end = this.held.indexOf(CLOSE);
      if (end < 0) {
        this.held = this.held.slice(1 - CLOSE.length);
        return "";
      }
      this.held = this.held.slice(end + CLOSE.length);
      this.state = "begin";
    }
  }

  /** The rest: nothing of a thought that came to no end. */
  end(): string {
    return this.state === "begin" ? this.held.trimStart() : "";
  }
}

/** A whole text without its thoughts, also when only their end is marked. */
export function withoutThoughts(text: string): string {
  const holder = new ThoughtHolder();
  const shown = holder.push(text) + holder.end();
  const stray = [...shown.matchAll(STRAY_CLOSE)].at(-1);
  return stray ? shown.slice(stray.index + stray[0].length).trimStart() : shown;
}
