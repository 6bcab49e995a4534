import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pattern, smallEngine } from "../../test/support.ts";
import { matchedSpans } from "../../test/reference-matcher.ts";
import { parsePhrase } from "./phrase.ts";

const LISTS = [{ id: "scorn", why: "test", words: ["fool~", "silly goose", "has been~"] }];

function found(phrase: string, text: string): string[] {
  const { engine, catalogue } = smallEngine([pattern("vx-vg01-x", [phrase])], LISTS);
  expect(catalogue.problems).toEqual([]);
  engine.read(text);
  return engine.evidence.candidates.map(({ first, last }) => text.slice(engine.doc.start[first], engine.doc.end[last]));
}

describe("the matcher", () => {
  it.each([
    ["everyone knows", "But everyone knows it.", ["everyone knows"]],
    ["everyone knows", "EVERYONE\nknows it.", ["EVERYONE\nknows"]],
    ["everyone knows", "Everyone, knows it.", []],
    ["everyone knows", "Everyone. Knows it.", []],
    ["everyone knows", "every\u00adone kno\u200bws", ["every\u00adone kno\u200bws"]],
    ["(leading|top) experts agree", "Top experts agree.", ["Top experts agree"]],
    ["you don't know", "U do not know, you don’t know, u dont know.", ["U do not know", "you don’t know", "u dont know"]],
    ["everybody is here", "Everyone's here, everyone is here.", ["everyone is here"]],
    ["they weaponize~ it", "They weaponised it.", ["They weaponised it"]],
    [
      "they (will not|do not|will never|do never) go",
      "They won't go, they do not go, they do never go, they never go.",
      ["They won't go", "they do not go", "they do never go"],
    ],
    ["never [2] again", "Never ever do it again.", []],
    ["never [3] again", "Never ever do it again.", ["Never ever do it again"]],
    ["never [3] again", "Never, ever, again!", ["Never, ever, again"]],
    ["never [3] again", "Never. Do it again.", []],
    ["never [3] again", "Never; again.", []],
    ["never [1] again", "Never again.", ["Never again"]],
    ["a _ b", "a x b and a b", ["a x b"]],
    ["^ imagine", "Imagine that. I can imagine.", ["Imagine"]],
    ["^ imagine", "He said: imagine that.", ["imagine"]],
    ["^ imagine", "“Imagine that”, he said.", ["Imagine"]],
    ["or else $", "Do it or else. Or else we go.", ["or else"]],
    ["really ?$", "Really? I mean really.", ["Really"]],
    ["now !$", "Act now! Act now.", ["now"]],
    ["coincidence ?$ <next> (i think not|hardly)", "A coincidence? I think not.", ["coincidence? I think not"]],
    ["fired <next> coincidence", "They were fired. Coincidence?", ["fired. Coincidence"]],
    ["well , no", "Well, no. Well no.", ["Well, no"]],
    ["well ,? no", "Well, no. Well no.", ["Well, no", "Well no"]],
    ["so -- what", "So -- what? So – what? So - what?", ["So -- what", "So – what", "So - what"]],
    ["wait ...", "Wait... what? Wait…", ["Wait...", "Wait"]],
    ["<num> ways", "ten ways, 7 ways, twenty five ways, 1,000 ways", ["ten ways", "7 ways", "twenty five ways", "five ways", "1,000 ways"]],
    ["<percent> of", "90% of us, 90 percent of us, ten per cent of us, 90 of us", ["90% of", "90 percent of", "ten per cent of"]],
    ["<money> now", "$50 now, 50 dollars now, £3 million now, 50 now", ["$50 now", "50 dollars now", "£3 million now"]],
    ["in <year>", "in 1999, in 1234, in 20000", ["in 1999"]],
    ["<decimal> times", "3.5 times, 3 times, 10:30 times", ["3.5 times"]],
    ["<odd> people", "37 people, 40 people, 7 people, 14,327 people, 2.5 people", ["37 people", "14,327 people", "2.5 people"]],
    ["said <name>", "said Anna Berg, said she", ["said Anna", "said Anna Berg"]],
    ["<caps> now", "STOP now, US now, stop now", ["STOP now"]],
    ["@scorn", "What fools, a silly goose, two has-beens.", ["fools", "silly goose", "has-beens"]],
    ["you 're wrong", "You're wrong, you’re wrong.", ["You're wrong", "you’re wrong"]],
    ["they (will|'ll) see", "They'll see. They will see.", ["They'll see", "They will see"]],
    ["it's over", "It’s over.", ["It’s over"]],
    ["nation 's best", "The nation’s best.", ["nation’s best"]],
    ["naive view", "A naïve view.", ["naïve view"]],
    ["state of the art", "A state-of-the-art tool.", ["state-of-the-art"]],
    ["(so|) what now", "What now? So what now?", ["What now", "So what now", "what now"]],
    ["act now", "<b>act</b> now and act&nbsp;now", ["act</b> now", "act&nbsp;now"]],
    ["nbsp", "act&nbsp;now", []],
    ["div", '<div class="div">x</div>', []],
    ["and more", "tips & more", ["& more"]],
    // No gap passes over a negation: it would find the opposite of what the phrase says.
    ["fees will [3] ruin", "Fees will soon ruin us. Fees will not ruin us. Fees will surely never ruin us.", ["Fees will soon ruin"]],
    ["fees [3] ruin us", "Fees don't ruin us, and fees hardly ruin us.", []],
    ["are (_)? rats", "They are all rats. They are not rats.", ["are all rats"]],
    ["are not [2] rats", "They are not all rats.", ["are not all rats"]],
  ])("finds %s in %s", (phrase, text, expected) => expect(found(phrase, text).sort()).toEqual([...expected].sort()));

  it("keeps phrases of one engine apart", () => {
    const { engine } = smallEngine([
      pattern("vx-vg01-a", ["you must [4] now"]),
      pattern("vx-vg01-b", ["you must not wait"]),
      pattern("vx-vg01-c", ["must not"]),
    ]);
    engine.read("You must act right now, you must not wait.");
    expect(engine.evidence.candidates.map(({ pattern: at }) => at).sort()).toEqual([0, 1, 2]);
  });

  const leaf = fc.constantFrom("a", "b", "c", "d", "a", "b", "(a|b)", "(c|d|a b)", "b?", "(a c)?", "[1]", "[3]", "_", "<num>", "@scorn", ",", ",?");
  const phrase = fc.array(leaf, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(" "));
  const text = fc.array(fc.constantFrom("a", "b", "c", "d", "7", "fools", "silly goose", ",", ". ", "x"), { maxLength: 18 }).map((parts) => parts.join(" "));

  it("agrees with a plain interpreter of the phrases", () => {
    fc.assert(
      fc.property(fc.array(phrase, { minLength: 1, maxLength: 4 }), text, (phrases, sample) => {
        const usable = phrases.filter((each) => {
          try {
            return parsePhrase(each) !== undefined;
          } catch {
            return false;
          }
        });
        const patterns = usable.map((each, at) => pattern(`vx-vg01-p${at}`, [each]));
        const { engine } = smallEngine(patterns, LISTS);
        engine.read(sample);
        usable.forEach((each, at) => {
          const mine = engine.evidence.candidates.filter((candidate) => candidate.pattern === at);
          const expected = matchedSpans(parsePhrase(each), engine.doc, LISTS);
          // Of several beginnings that end at one place the matcher keeps the latest at least.
          expect(new Set(mine.map(({ last }) => last))).toEqual(new Set(expected.keys()));
          for (const [last, first] of expected)
            expect(Math.max(...mine.filter((candidate) => candidate.last === last).map((candidate) => candidate.first))).toBe(first);
        });
      }),
      { numRuns: 300 },
    );
  });
});

it("finds what a phrase says at its first look, however many of its anchors one word may be", () => {
  const common =
    "the of and to in is was he for it with as his on be at by this had are but from or have an they which one you were her all she there would their we him been has when who will more if out so said what up about into than them can only".split(
      " ",
    );
  const ways = common.flatMap((before, n) =>
    [7, 19, 31, 43].map((step) => [before, common[(n + step) % common.length]!, common[(n + 2 * step) % common.length]!] as const),
  );
  // What may be left out is not looked at before a phrase is laid out: so the first anchor lays it out, and the others are looked at behind it.
  const phrase = `(${ways.map(([before, between, behind]) => `${before} zebra ${between}? ${behind}`).join("|")})`;
  const { engine } = smallEngine([pattern("vx-vg01-x", [phrase])], LISTS);
  const count = (text: string): number => {
    engine.read(text);
    return engine.evidence.candidates.length;
  };
  const [before, , behind] = ways.at(-1)!;
  const text = `Then ${before} zebra ${behind}.`;
  expect([count(text), count(text)]).toEqual([1, 1]);
});
