/**
 * The shapes of Candor's teaching content (specification 2 §3). Content is data: no React, no DOM.
 *
 * Inline markup allowed in every `text`/`items`/`analysis`/`explanation` string, and nothing else:
 *   **bold**, _emphasis_, and [1] … [9]: a reference to `sources[n - 1]` of the same lesson.
 * Typographic quotes and dashes (“ ” ‘ ’ – —), no HTML, no emoji.
 */

/** Where a fact comes from. `found` says what was measured and the figure, in one sentence. */
export interface Source {
  authors: string;
  year: number;
  title: string;
  /** Journal, publisher, court, newspaper … */
  where: string;
  /** A doi or a stable address, when there is one. */
  link?: string;
  found: string;
}

/** One node of a figure, drawn as SVG by the app. Colours only through classes (see `Figure`). */
export interface FigureNode {
  el: "g" | "line" | "path" | "circle" | "rect" | "polyline" | "polygon" | "ellipse" | "text";
  /** SVG attributes (x, y, d, r, points, "text-anchor", transform …). No colours, no fonts, no style. */
  at?: Record<string, string | number>;
  /**
   * Space-separated house classes: line (ink hairline), rule (pale hairline), strong (2 px ink), dash (dashed ink),
   * fill-ink, fill-paper, fill-shade, fill-accent (pencil yellow with ink edge), ink-emotional | ink-logical | ink-authority |
   * ink-consensus | ink-framing | ink-distraction | ink-other (stroke), area-<category> (fill at 20 %), label (sans 13), label-strong,
   * label-quiet, serif (serif italic 16), on-accent (text on fill-accent).
   */
  cls?: string;
  /** Text of a `text` node. */
  text?: string;
  kids?: FigureNode[];
}

/** A small figure in the house style: inline SVG with a text alternative. viewBox is "0 0 width height"; width 640 as a rule. */
export interface Figure {
  id: string;
  width: number;
  height: number;
  /** What the picture shows, in one or two sentences, for those who do not see it. */
  alt: string;
  caption: string;
  nodes: FigureNode[];
  /** The same for a phone, 320 wide: labels stay as large as they are. */
  narrow: { height: number; nodes: FigureNode[] };
}

export type Block =
  | { type: "heading"; text: string }
  | { type: "paragraph"; text: string }
  | { type: "list"; items: string[] }
  /** A concrete case or a piece of wording set apart. `who` is a speaker or a place, where that helps. */
  | { type: "example"; text: string; who?: string; note?: string }
  | { type: "figure"; figure: Figure };

/** What an item is: the trick, or an honest look-alike (the form without the trick). Absent where no verdict exists (steelman, Detect Bullshit). */
export type Verdict = "misleading" | "sound";

/** Lateral reading: leave the page, look elsewhere, come back. */
export interface LeaveThePage {
  /** What to look up, and where: 2 to 4 steps, each an action. */
  steps: string[];
  /** What one would find. */
  found: string;
}

export interface PracticeItem {
  id: "example1" | "example2" | "example3";
  /** What the reader is shown: a statement, a situation, a text, or an original to be answered. 15 to 70 words. */
  statement: string;
  question: string;
  verdict?: Verdict;
  /** Revealed under "Expert Analysis" (or the lesson's variant): 60 to 120 words, specific to the item. */
  analysis: string;
  /** Revealed under "Why This Matters" (or the variant): 60 to 120 words. */
  explanation: string;
  leaveThePage?: LeaveThePage;
}

export type StepId =
  | "introduction"
  | "types"
  | "examples"
  | "categories"
  | "techniques"
  | "technique"
  | "mechanism"
  | "practice"
  | "defense"
  | "application"
  | "benefits";

export interface LessonStep {
  id: StepId;
  title: string;
  blocks: Block[];
  /** True on the practice step. */
  interactive?: boolean;
  items?: PracticeItem[];
}

/** Labels of the reveal (specification 2 §2, practice step and its variants). */
export type RevealVariant = "expert" | "steelman" | "humility" | "framing" | "detect-bullshit";

export interface Lesson {
  /** The id in the catalogue. */
  id: string;
  /** One sentence that begins with a verb: what the reader can do afterwards. Used for search and the page description. */
  idea: string;
  variant: RevealVariant;
  steps: LessonStep[];
  sources: Source[];
  /** Detector families (id prefixes such as "vx-fo01") and techniques (standard names such as "false dilemma"; its own subject first) that this lesson teaches. */
  teaches: { families: string[]; techniques: string[] };
}

export type CategoryId = "epistemic-foundations" | "bullshit-detection" | "logical-fallacies" | "ai-awareness" | "advanced-practice";

/** One row of the catalogue: a lesson or page that a category lists (specification 1 §3, lesson list item). */
export interface CatalogRow {
  id: string;
  title: string;
  description: string;
  /** Path, always starting with /educate/. */
  route: string;
  category: CategoryId;
  available: boolean;
  /** Key in `education-progress`; null where the page keeps no progress (ai-behavior-patterns). */
  progressKey: string | null;
  type?: "practice" | "assessment";
  /** How the page is drawn. */
  kind: "steps" | "clarity-signals" | "certainty-vs-trust" | "sandbox" | "framing-analysis" | "stories";
}
