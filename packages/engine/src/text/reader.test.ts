import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { smallEngine } from "../../test/support.ts";
import { F_ALL_CAPS, F_BOUNDARY, F_LINK, F_NUMBER, F_NAME, F_QUOTED, F_REPORTED, F_START, F_WORD } from "../match/symbols.ts";
import { isCapital } from "./characters.ts";
import { S_ALL_CAPS, S_HAS_LINK, S_OPEN_END, S_QUESTION, S_TITLE_CASE } from "./document.ts";

const { engine } = smallEngine([]);
const { doc } = engine;

function read(text: string): void {
  engine.read(text);
}

const slice = (token: number): string => doc.text.slice(doc.start[token], doc.end[token]);
const wordsWith = (flag: number): string[] =>
  Array.from({ length: doc.tokens }, (_, token) => token)
    .filter((token) => doc.flags[token]! & flag)
    .map(slice);
const sentences = (text: string): string[] => {
  read(text);
  return Array.from({ length: doc.sentences }, (_, at) => text.slice(doc.start[doc.firstToken(at)], doc.end[doc.afterToken(at) - 1]).trim());
};

describe("tokens", () => {
  it.each([
    ["don't can’t we're it's Anna's boys'", ["don't", "can’t", "we", "'re", "it's", "Anna", "'s", "boys"]],
    ["dont youre im theyve thats cant its well were ill", ["dont", "you", "re", "i", "m", "they", "ve", "thats", "cant", "its", "well", "were", "ill"]],
    ["state-of-the-art e-mail", ["state", "of", "the", "art", "e", "mail"]],
    ["20,000 people, 3.5%, 10:30, 90s", ["20,000", "people", "3.5", "10:30", "90s"]],
    ["the U.S. Army, e.g. tanks", ["the", "U.S", "Army", "e.g", "tanks"]],
    ["so\u00adft zero\u200bwidth", ["so\u00adft", "zero\u200bwidth"]],
    ["<p>One <b>two</b></p><script>var three</script> four", ["One", "two", "four"]],
    ["a&nbsp;b &amp; c & d", ["a", "b", "&amp;", "c", "&", "d"]],
    ["**bold** _it_ #tag @me 🔥hot🔥", ["bold", "it", "tag", "me", "hot"]],
    [
      "[your rights](#your-rights) and [the law](https://a.org/law 'Law') (of 2 May) [a] (b)",
      ["your", "rights", "and", "the", "law", "of", "2", "May", "a", "b"],
    ],
    ["5 < 6 and 7 > 3", ["5", "6", "and", "7", "3"]],
    ["שלום עולם and привет", ["שלום", "עולם", "and", "привет"]],
    ["", []],
    ["\ud800 \udfff\u0000", []],
  ])("of %j", (text, expected) => {
    read(text);
    expect(wordsWith(F_WORD)).toEqual(expected);
  });

  it("takes the number of a reference for no number", () => {
    read("It ended.[321] Most items are here, and 12 are not.");
    expect(wordsWith(F_NUMBER)).toEqual(["12"]);
  });

  it("reads contractions without their apostrophe as with it", () => {
    const hashes = (text: string): number[] => (read(text), Array.from({ length: doc.tokens }, (_, at) => doc.hash[at]!));
    expect(hashes("They dont say youre wrong. Ive seen it, thats all, and WONT say more. You shouldnt")).toEqual(
      hashes("They don't say you're wrong. I've seen it, that's all, and WON'T say more. You shouldn't"),
    );
  });

  it("reads full-width letters and digits as the plain ones", () => {
    read("everyone 42");
    const plain = [doc.hash[0], doc.hash[1]];
    read("Ｅｖｅｒｙｏｎｅ　４２");
    expect([doc.hash[0], doc.hash[1]]).toEqual(plain);
  });

  it("finds links and keeps their parts from being words", () => {
    read("See https://example.com/act-now?x=1, or www.example.org. Then http is a word.");
    expect(wordsWith(F_LINK)).toEqual(["https://example.com/act-now?x=1", "www.example.org"]);
    expect(doc.sentenceFlags[0]! & S_HAS_LINK).toBeTruthy();
    expect(wordsWith(F_WORD)).not.toContain("act");
  });

  it("knows the capitals of extended Latin as JavaScript does", () => {
    const units = Array.from({ length: 0x150 }, (_, at) => 0x100 + at);
    const written = (unit: number): string => String.fromCharCode(unit);
    expect(units.filter(isCapital).map(written)).toEqual(units.map(written).filter((unit) => unit.toLowerCase() !== unit));
  });

  it("knows names from capitals", () => {
    read("Yesterday Anna Berg met the Minister. The Minister left. Carla Moss stayed. In May I left.");
    expect(wordsWith(F_NAME)).toEqual(["Anna", "Berg", "Minister", "Minister", "Carla", "Moss"]);
  });

  it("does not take the capitals of a headline for names", () => {
    read("Seven Things Every Gardener Should Know About Winter Roses");
    expect(wordsWith(F_NAME)).toEqual([]);
    expect(doc.sentenceFlags[0]! & S_TITLE_CASE).toBeTruthy();
  });

  it("sees capitals", () => {
    read("THIS IS NOT A DRILL, PEOPLE OF ASHFORD! But NASA is.");
    expect(doc.sentenceFlags[0]! & S_ALL_CAPS).toBeTruthy();
    expect(doc.sentenceFlags[1]! & S_ALL_CAPS).toBeFalsy();
    expect(wordsWith(F_ALL_CAPS)).toContain("NASA");
  });
});

describe("sentences", () => {
  it.each([
    ["One. Two! Three?", ["One.", "Two!", "Three?"]],
    ["Dr. Smith met Mr. J. B. Ross, e.g. at 5 p.m. on Monday.", ["Dr. Smith met Mr. J. B. Ross, e.g. at 5 p.m. on Monday."]],
    ["He lives in the U.S. The house is old.", ["He lives in the U.S.", "The house is old."]],
    ["The U.S. Army moved. It rained.", ["The U.S. Army moved.", "It rained."]],
    ["It cost 3.50 a kilo. Version 2.1 came.", ["It cost 3.50 a kilo.", "Version 2.1 came."]],
    ["Visit example.com today. Thanks.", ["Visit example.com today.", "Thanks."]],
    ["It ended.Then it began.", ["It ended.", "Then it began."]],
    [
      "The lamps are nearly all sold and the last of them go out on Friday 🔥\nwe are back in May with new ones",
      ["The lamps are nearly all sold and the last of them go out on Friday", "we are back in May with new ones"],
    ],
    ["Thumbs up for everybody who came to help us with the roof 👍🏽\nsee you", ["Thumbs up for everybody who came to help us with the roof", "see you"]],
    ["**Key point.** The rest. *Really?* Yes. ***Stop!*** Then", ["Key point.", "The rest.", "Really?", "Yes.", "Stop!", "Then"]],
    ["**Dr.** Smith asked **why?** and left; see **e.g.** the list, or *.md.", ["Dr.** Smith asked **why?** and left; see **e.g.** the list, or *.md."]],
    ["They use Node.JS daily. Fine.", ["They use Node.JS daily.", "Fine."]],
    ["“Really?” he asked. “Yes!” she said.", ["Really?” he asked.", "Yes!” she said."]],
    ["She loves art. See fig. 2, art. 5 and no. 7. No. 8 is lost.", ["She loves art.", "See fig. 2, art. 5 and no. 7.", "No. 8 is lost."]],
    ["Gen. Ross and Rev. Moore left St. Ives. The end.", ["Gen. Ross and Rev. Moore left St. Ives.", "The end."]],
    [
      "The trial of the new gate was led by an officer of the U.S.\nNavy, and after the change of the government by Dr.\r\nSmith, who has lived for many years now in the U.S.\nThe rest of the story is told in all its length in no.\n7 of it. For many years he has been a friend of a Mr.\n\nNext",
      [
        "The trial of the new gate was led by an officer of the U.S.\nNavy, and after the change of the government by Dr.\r\nSmith, who has lived for many years now in the U.S.",
        "The rest of the story is told in all its length in no.\n7 of it.",
        "For many years he has been a friend of a Mr.",
        "Next",
      ],
    ],
    ["He said no. No. Never.", ["He said no.", "No.", "Never."]],
    ["Well... I left. Wait... what? And... then", ["Well...", "I left.", "Wait... what?", "And... then"]],
    ["Is it?! Yes!!", ["Is it?!", "Yes!!"]],
    ["(It began.) It went on [for long.] It ended {at last!} Now.", ["It began.", "It went on [for long.", "It ended {at last!", "Now."]],
    ["A Heading\nThe text goes on\nand on. End.", ["A Heading", "The text goes on\nand on.", "End."]],
    [
      "- one thing\n- another thing\n1. first\n2. second\na) third\n(b) more\n## 4. Fourth\n**5. Fifth**",
      ["one thing", "another thing", "first", "second", "third", "more", "Fourth", "Fifth"],
    ],
    ["He has an IQ of\n187 and met the\nQueen.\nYou and\n- me", ["He has an IQ of\n187 and met the\nQueen.", "You and", "me"]],
    ["Person1: Hi there\nPerson2: Hello", ["Person1: Hi there", "Person2: Hello"]],
    ["NOTE: a walk in May REPLY: Not in the rain, NASA said HOST: Sit down", ["NOTE: a walk in May", "REPLY: Not in the rain, NASA said", "HOST: Sit down"]],
    ["One\n\nTwo", ["One", "Two"]],
    ["hi mum. its me. my phone broke! can you send 50? thx", ["hi mum.", "its me.", "my phone broke!", "can you send 50?", "thx"]],
    ["Hi mum. it broke! i lost it", ["Hi mum.", "it broke!", "i lost it"]],
    ["hi mum\nmy phone broke\nsend money", ["hi mum", "my phone broke", "send money"]],
    ["they met dr. ross vs. the rest... then left", ["they met dr. ross vs. the rest... then left"]],
    ["We met at 5 p.m. on a Monday, approx. the third.", ["We met at 5 p.m. on a Monday, approx. the third."]],
    ["<h1>Title here</h1><p>Body here</p>", ["Title here", "Body here"]],
    [
      "This line is wrapped by hand at about seventy characters, as mail used\nTo be in the old days.",
      ["This line is wrapped by hand at about seventy characters, as mail used\nTo be in the old days."],
    ],
  ])("of %j", (text, expected) => expect(sentences(text).map((sentence) => sentence.replace(/^(\d)\. /, "$1 "))).toEqual(expected));

  it("knows how they end", () => {
    read("Is it?\n\nIt is\n\nWell?");
    expect([0, 1, 2].map((at) => doc.sentenceFlags[at]! & S_QUESTION)).toEqual([S_QUESTION, 0, S_QUESTION]);
    expect(doc.sentenceFlags[1]! & S_OPEN_END).toBeTruthy();
  });

  it("marks where a clause, a quotation and a sentence begin", () => {
    read("First this: then “that thing” came. Last.");
    expect(wordsWith(F_START)).toEqual(["First", "then", "that", "Last"]);
  });
});

describe("paragraphs", () => {
  it("are cut at blank lines and measured", () => {
    const text = "  One two.\nThree.\n \n\nFour five six.  \r\n\r\nSeven";
    read(text);
    const found = Array.from({ length: doc.paragraphs }, (_, at) => [text.slice(doc.paragraphStart[at], doc.paragraphEnd[at]), doc.paragraphWords[at]]);
    expect(found).toEqual([
      ["One two.\nThree.", 3],
      ["Four five six.", 3],
      ["Seven", 1],
    ]);
  });
});

describe("quotations", () => {
  const quoted = (text: string): string => {
    read(text);
    return wordsWith(F_QUOTED).filter(Boolean).join(" ");
  };
  it.each([
    ['He said "act now" twice.', "act now"],
    ["He said “act now” twice.", "act now"],
    ["He said ‘act now’ twice.", "act now"],
    ["He said 'act now' twice.", "act now"],
    ["The workers' rights and the boys' toys.", ""],
    ["He said «act now» twice.", "act now"],
    ['An open "quote without end', ""],
    ["“A speech that goes on\n\nand on”, he said.", "A speech that goes on"],
    ["> quoted line\nown line", "quoted line"],
    ["“Everything here is quoted.”", ""],
    ["Person1: Act now.\nPerson2: No.", ""],
    ['She wrote "one" and "two" and left.', "one two"],
  ])("of %j", (text, expected) => {
    if (text.startsWith("“A speech")) {
      // A paragraph that is nothing but quotation is the text itself; the next one has no opening mark.
      expect(quoted(text)).toBe("");
      return;
    }
    expect(quoted(text)).toBe(expected);
  });
});

describe("reported speech", () => {
  const reported = (text: string): string => {
    read(text);
    return wordsWith(F_REPORTED)
      .filter((word) => /\w/.test(word))
      .join(" ");
  };
  it.each([
    ["The minister said that the dam will break.", "that the dam will break"],
    ["Anna Berg claims everyone knows it.", "everyone knows it"],
    ["The dam will break, the minister said.", "The dam will break"],
    ["The dam will break, she warned on Friday.", "The dam will break"],
    ["I say that the dam will break.", ""],
    ["They say the dam will break.", ""],
    ["Experts say the dam will break.", ""],
    ["The claim that dams break is old.", ""],
    ["Dams break.", ""],
  ])("in %j", (text, expected) => expect(reported(text)).toBe(expected));
});

describe("the same text, written otherwise", () => {
  const bits = ["tokens", "sentences", "paragraphs", "words"] as const;
  /** What was read, without where it stands. */
  const shape = (text: string): unknown => {
    read(text);
    const tokens = Array.from({ length: doc.tokens }, (_, token) => [doc.hash[token], doc.symbol[token], doc.flags[token], doc.sentenceOf[token]]);
    return [bits.map((name) => doc[name]), tokens, doc.quotations.length];
  };
  const quoting = "Anna wrote “Act now!” and left. “Wait,” she said, “it’s late.” The end";
  const german = quoting.replaceAll("“", "„").replaceAll("”", "“");
  it.each([
    ["German quotation marks", german, quoting],
    ["guillemets that point inwards", quoting.replaceAll("“", "»").replaceAll("”", "«"), quoting],
    ["guillemets that point outwards", quoting.replaceAll("“", "«").replaceAll("”", "»"), quoting],
    ["straight marks", quoting.replaceAll(/[“”]/g, '"').replace("’", "'"), quoting],
    [
      "single marks behind dots",
      "Wait... ‘Then it rained.’ In the U.S. ‘The river’ is a film.",
      "Wait... “Then it rained.” In the U.S. “The river” is a film.",
    ],
    ["single guillemets", quoting.replaceAll("“", "‹").replaceAll("”", "›"), quoting],
    ["single guillemets that point inwards", quoting.replaceAll("“", "›").replaceAll("”", "‹"), quoting],
    ["German single marks", quoting.replaceAll("“", "‚").replaceAll("”", "‘"), quoting],
    ["Swedish quotation marks", quoting.replaceAll("“", "”"), quoting],
    ["the paragraph separator", "One two.\u2029Three four.", "One two.\n\nThree four."],
    ["ligatures of a PDF", "The oﬃcial ﬁgures of the ﬂoods: eﬀect and baﬄing ﬆone.", "The official figures of the floods: effect and baffling stone."],
    ["full-width letters", "Ｗｅ　ｍｅｔ　Ａｎｎａ＇ｓ　ｂｏｓｓ．　Ｈｅ＇ｓ　ＩＬＬ　ｎｏｗ．", "We met Anna's boss. He's ILL now."],
    ["blanks behind a line of a list", `${"four five ".repeat(4)}six seven  \nEight nine ten`, `${"four five ".repeat(4)}six seven\nEight nine ten`],
    ["accents that stand apart", "The naïve cliché of Ångström, and Šárka said".normalize("NFD"), "The naïve cliché of Ångström, and Šárka said"],
  ])("%s", (_, text, plain) => expect(shape(text)).toEqual(shape(plain)));

  it("takes no mark of inches for the beginning of a quotation", () => {
    read('The 6" pipe is "great" and the 4" pipe is not.');
    expect(wordsWith(F_QUOTED)).toEqual(["great"]);
  });
});

describe("any string", () => {
  const unit = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("\n", "\n\n", ". ", "“", "”", '"', "'", "<p>", "</", "&amp;", "&", "http://", "U.S.", "-", "—", "…", "1,0", "\ud800", "\udc00", " "),
  );
  it("is read with offsets that are in order and in bounds", () => {
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 40 }).map((parts) => parts.join("")),
        (text) => {
          read(text);
          let before = 0;
          for (let token = 0; token < doc.tokens; token++) {
            expect(doc.start[token]).toBeGreaterThanOrEqual(before);
            expect(doc.end[token]).toBeGreaterThanOrEqual(doc.start[token]!);
            expect(doc.end[token]).toBeLessThanOrEqual(text.length);
            before = doc.start[token]!;
          }
          if (doc.tokens > 0) expect(doc.flags[doc.tokens - 1]! & F_BOUNDARY).toBeTruthy();
          expect(doc.sentenceToken[doc.sentences]).toBe(doc.tokens);
        },
      ),
      { numRuns: 500 },
    );
  });
});
