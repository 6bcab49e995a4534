import { LineHolder, readConfidence } from "./confidence-line.ts";
import { EndMarkHolder, withoutEndMarks } from "./end-mark.ts";
import { ThoughtHolder, withoutThoughts } from "./thoughts.ts";

/** What a model says in the steps of a reply: shown as it comes, and whole at the end, without thoughts, without a template's marks and without the closing line. */
export class ReplyText {
  private readonly texts: string[] = [""];
  private readonly line = new LineHolder();
  private readonly marks = new EndMarkHolder();
  private thoughts = new ThoughtHolder();
  private isShown = false;

  constructor(private readonly emit: (text: string) => void) {}

  /** True once there is something that the reader may see. */
  get isBegun(): boolean {
    return this.isShown;
  }

  /** True as long as nothing but thoughts and the closing line has come. */
  get isEmpty(): boolean {
    return this.whole().message === "";
  }

  push(piece: string): void {
    this.texts[this.texts.length - 1] += piece;
    this.show(this.marks.push(this.thoughts.push(piece)));
  }

  /** The end of one text: a step may hold several, and a blank line parts them. */
  endText(): void {
    this.showRest();
    if (this.isShown) this.show("\n\n");
    this.thoughts = new ThoughtHolder();
    this.texts.push("");
  }

  /** Shows what was held back, and gives the whole. */
  end(): ReturnType<typeof readConfidence> {
    this.showRest();
    const held = this.line.end();
    if (held.trim() !== "") this.emit(held);
    return this.whole();
  }

  private whole(): ReturnType<typeof readConfidence> {
    return readConfidence(
      this.texts
        .map((text) => withoutEndMarks(withoutThoughts(text).trimEnd()))
        .filter((text) => text !== "")
        .join("\n\n"),
    );
  }

  private showRest(): void {
    this.show(this.marks.push(this.thoughts.end()) + this.marks.end());
  }

  private show(text: string): void {
    if (text === "") return;
    this.isShown = true;
    const shown = this.line.push(text);
    if (shown !== "") this.emit(shown);
  }
}
