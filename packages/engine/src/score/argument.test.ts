import { describe, expect, it } from "vitest";
import { pattern, smallEngine } from "../../test/support.ts";
import { argumentAround } from "./argument.ts";

const { engine } = smallEngine([pattern("vx-nf01-x", ["purple llamas"])]);

/** The argument around the sentence with this index. */
const around = (text: string, sentence: number): [number, number] => {
  engine.read(text);
  return argumentAround(engine.doc, sentence, sentence);
};

describe("argumentAround", () => {
  it.each<[string, string, number, [number, number]]>([
    ["a sentence that points back joins the one before", "The shop was shut. Therefore nobody eats there.", 1, [0, 1]],
    ["common matter joins", "Ferries cost too much. Nobody likes ferries.", 1, [0, 1]],
    ["nothing in common stays apart", "The shop was shut. Llamas walked uphill.", 1, [1, 1]],
    ["half a word joins nothing", "The shop was shut. The so-called llamas walked uphill.", 0, [0, 0]],
    ["two sentences back at most", "It rained. It poured. It hailed. It stopped.", 3, [1, 3]],
    ["one sentence on", "It rained. It poured. It hailed. It stopped.", 0, [0, 1]],
    ["a question ends the argument", "Was the shop shut? That must be so.", 1, [1, 1]],
    ["another speaker ends it", "The shop was shut.\nAnna: that must be so.", 1, [1, 1]],
    ["another paragraph ends it", "The shop was shut.\n\nThat must be so.", 1, [1, 1]],
  ])("%s", (_, text, sentence, expected) => expect(around(text, sentence)).toEqual(expected));

  it("ends where a sentence answers", () => {
    engine.read("It rained. It poured. It hailed. It stopped.");
    expect(argumentAround(engine.doc, 1, 1, false, (sentence) => sentence === 2)).toEqual([0, 1]);
    expect(argumentAround(engine.doc, 2, 2, false, (sentence) => sentence === 1)).toEqual([2, 3]);
  });

  it("reaches less far for a cue in a long paragraph", () => {
    const text = `It rained. It poured. It hailed. It stopped. ${"They walked on along the river. ".repeat(16)}`;
    engine.read(text);
    expect(argumentAround(engine.doc, 3, 3)).toEqual([1, 4]);
    expect(argumentAround(engine.doc, 3, 3, true)).toEqual([3, 4]);
    engine.read("It rained. It poured. It hailed. It stopped.");
    expect(argumentAround(engine.doc, 3, 3, true)).toEqual([1, 3]);
  });
});
