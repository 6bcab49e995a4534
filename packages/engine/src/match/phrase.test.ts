import { describe, expect, it } from "vitest";
import { parsePhrase, PhraseError } from "./phrase.ts";

const word = (text: string) => ({ kind: "word", word: text });

describe("parsePhrase", () => {
  it.each([
    ["everyone knows", { kind: "sequence", of: [word("everyone"), word("knows")] }],
    ["(a|b c)", { kind: "choice", of: [word("a"), { kind: "sequence", of: [word("b"), word("c")] }] }],
    ["they? say", { kind: "sequence", of: [{ kind: "optional", of: word("they") }, word("say")] }],
    ["(of course)? not", { kind: "sequence", of: [{ kind: "optional", of: { kind: "sequence", of: [word("of"), word("course")] } }, word("not")] }],
    ["suppress~", { kind: "inflected", word: "suppress" }],
    [
      "(open|shut)~",
      {
        kind: "choice",
        of: [
          { kind: "inflected", word: "open" },
          { kind: "inflected", word: "shut" },
        ],
      },
    ],
    ["@absolutes fail", { kind: "sequence", of: [{ kind: "list", id: "absolutes" }, word("fail")] }],
    ["never [3] again", { kind: "sequence", of: [word("never"), { kind: "gap", words: 3 }, word("again")] }],
    ["really ?$", { kind: "sequence", of: [word("really"), { kind: "symbol", name: "?$" }] }],
    ["now !$", { kind: "sequence", of: [word("now"), { kind: "symbol", name: "!$" }] }],
    ["well ,? no", { kind: "sequence", of: [word("well"), { kind: "optional", of: { kind: "symbol", name: "," } }, word("no")] }],
    ["<num> ways", { kind: "sequence", of: [{ kind: "symbol", name: "<num>" }, word("ways")] }],
    ["you're", word("you're")],
    ["they 're", { kind: "sequence", of: [word("they"), word("'re")] }],
    ["kids ' toys", { kind: "sequence", of: [word("kids"), word("toys")] }],
    ["q & a", { kind: "sequence", of: [word("q"), word("and"), word("a")] }],
    ["state-of-the-art", word("state-of-the-art")],
    ["(so|) what", { kind: "sequence", of: [{ kind: "optional", of: word("so") }, word("what")] }],
  ])("reads %s", (phrase, expected) => expect(parsePhrase(phrase)).toEqual(expected));

  it.each([
    ["(a|b", "never closed", 1],
    ["a )b", "no partner", 3],
    ["What now", "lower case", 1],
    ["a [9] b", "[1] to [8]", 3],
    ["a [x] b", "[1] to [8]", 3],
    ["a <nmu> b", "unknown class <nmu>", 3],
    ["a @ b", "name of a word list", 3],
    ["_ [3] _", "nothing but gaps", 1],
    ["a # b", 'unexpected "#"', 3],
    ["(a|bs?|c) d", "makes the group optional", 9],
    ["", "an empty phrase", 1],
    ["a [2]?", "a gap is optional already", 7],
  ])("refuses %s", (phrase, problem, column) => {
    try {
      parsePhrase(phrase);
    } catch (error) {
      expect(error).toBeInstanceOf(PhraseError);
      expect((error as PhraseError).problem).toContain(problem);
      expect((error as PhraseError).column).toBe(column);
      return;
    }
    expect.unreachable("it was accepted");
  });
});
