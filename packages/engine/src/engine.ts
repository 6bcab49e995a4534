import { Document } from "./text/document.ts";
import { inOneAlphabet, plainText } from "./text/plain.ts";
import { Reader } from "./text/reader.ts";
import type { Tables } from "./match/tables.ts";
import type { PatternTable } from "./match/catalog-tables.ts";
import { Matcher } from "./match/matcher.ts";
import type { DetectorContext } from "./detectors/context.ts";
import { detect, detectorContext, detectorKinds } from "./detectors/index.ts";
import type { KindTable } from "./detectors/kind-table.ts";
import { Evidence } from "./score/evidence.ts";

/** Everything that is built once from the tables and used for every text. */
export class Engine {
  readonly doc = new Document();
  readonly evidence: Evidence;
  /** The text as it was given; the document holds it in plain letters, with the same offsets. */
  text = "";
  private readonly reader: Reader;
  private readonly context: DetectorContext;

  constructor(
    readonly tables: Tables,
    readonly patterns: PatternTable,
    /** Index of each pattern that a structural detector emits. */
    readonly detected: Readonly<Record<string, number>>,
    readonly kinds: KindTable = detectorKinds(tables.lexicon),
  ) {
    this.reader = new Reader(this.doc, tables.lexicon);
    this.context = detectorContext(this.doc, kinds);
    this.evidence = new Evidence(tables, new Matcher(tables.lexicon), patterns.roles);
  }

  /** Words of a text, counted while it is read and not looked at further. */
  wordsIn(text: string): number {
    this.readPlain(text);
    return this.doc.words;
  }

  /** Reads a text and gathers what the phrases find in it. */
  read(text: string): void {
    this.text = text;
    this.readPlain(text);
    this.evidence.gather(this.doc);
    this.evidence.include(detect(this, this.context));
  }

  private readPlain(text: string): void {
    const plain = plainText(text, this.tables.lexicon);
    this.reader.read(plain);
    // No language has words of two alphabets: letters that look alike stand in them.
    if (this.doc.mixedWords > 0) this.reader.read(inOneAlphabet(plain));
  }
}
