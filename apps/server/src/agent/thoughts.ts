/**
 * What thoughts stand between: of the R1 and Qwen kind and of models that were made after them, of Magistral, of gpt-oss. A call of a tool that a server has not
 * parted from the text is no word for the reader either.
 */
const MARKS: readonly (readonly [open: string, close: string])[] = [
  ...["think", "thinking", "thought", "tool_call"].map((name) => [`<${name}>`, `</${name}>`] as const),
  ["[THINK]", "[/THINK]"],
  ["<|channel|>analysis<|message|>", "<|channel|>final<|message|>"],
];
/** A call as small models of the Llama kind write it into the text, whole. */
const CALL = /^\{\s*"(?:type"\s*:\s*"function"\s*,\s*")?name"\s*:\s*"(?:fetch_url|analyze_text)"/;
const CALL_OPENING_CHARS = 80;
/** Closes a call: what a model says behind it, it says of an answer that nobody gave. */
const NEVER = "\0";

/** An end without a beginning, on a line of its own: some templates put the beginning into the prompt. */
const STRAY_CLOSE = /^[ \t]*<\/think>[ \t]*$/gm;

/**
 * Takes the thoughts out of a text that begins with them, as models write it where their server does not part the two. Only at the beginning: a reply may speak
 * of the tag. The library's own middleware takes it for a thought wherever it stands, and drops the rest of such a reply.
 */
export class ThoughtHolder {
  private held = "";
  private state: "begin" | "thought" | "text" = "begin";
  private close = "";

  /** What may be shown now. */
  push(piece: string): string {
    if (this.state === "text") return piece;
    this.held += piece;
    // One thought may follow another, thousands of them where a model has lost itself.
    for (;;) {
      if (this.state === "begin") {
        const text = this.held.trimStart();
        if (MARKS.some(([open]) => text.length < open.length && open.startsWith(text))) return "";
        if (text.startsWith("{") && text.length < CALL_OPENING_CHARS) return "";
        const close = CALL.test(text) ? NEVER : MARKS.find(([open]) => text.startsWith(open))?.[1];
        this.state = close === undefined ? "text" : "thought";
        if (close === undefined) return text;
        this.close = close;
      }
      const end = this.held.indexOf(this.close);
      if (end < 0) {
        this.held = this.held.slice(1 - this.close.length);
        return "";
      }
      this.held = this.held.slice(end + this.close.length);
      this.state = "begin";
    }
  }

  /** The rest: nothing of a thought that came to no end, or of a call. */
  end(): string {
    const rest = this.held.trimStart();
    return this.state === "begin" && !CALL.test(rest) ? rest : "";
  }
}

/** A whole text without its thoughts, also when only their end is marked. */
export function withoutThoughts(text: string): string {
  const holder = new ThoughtHolder();
  const shown = holder.push(text) + holder.end();
  const stray = [...shown.matchAll(STRAY_CLOSE)].at(-1);
  return stray ? shown.slice(stray.index + stray[0].length).trimStart() : shown;
}
