/** Wordings that differ in nothing but how they are written; build time only. */
import { literalTokens } from "./literal.ts";

/** Whichever of a line a phrase or a word list writes, all of the line are found. The first gives the line its name; what stands in two lines is of the first. */
const LINES = `
are|'re|r
have|'ve
will|'ll
am|'m
would|'d
let's|let us
don't|do not
doesn't|does not
didn't|did not
haven't|have not
hasn't|has not
hadn't|had not
won't|will not
wouldn't|would not
shouldn't|should not
couldn't|could not
mustn't|must not
can't|cannot|can not
isn't|is not
aren't|are not
wasn't|was not
weren't|were not
it's|it is
that's|that is
he's|he is
she's|she is
what's|what is
there's|there is
here's|here is
who's|who is
where's|where is
how's|how is
it's not|it is not|it isn't
that's not|that is not|that isn't
he's not|he is not|he isn't
she's not|she is not|she isn't
there's not|there is not|there isn't
you're not|you are not|you aren't
we're not|we are not|we aren't
they're not|they are not|they aren't
gonna|going to
wanna|want to
gotta|got to
dunno|don't know|do not know
gimme|give me
lemme|let me
you|u
your|ur
you're|you are|ur
because|cuz|coz
people|ppl
before|b4
please|pls|plz
government|govt
everyone|everybody
anyone|anybody
someone|somebody
nobody|no one
`;

export interface SameWords {
  /** Name of the list that holds them, one that no word list of the patterns can have. */
  id: string;
  /** Each wording with single spaces between its tokens. */
  wordings: readonly string[];
}

const tokensOf = (text: string): string[] => text.split(/\s+/).flatMap(literalTokens);

export const SAME_WORDS: readonly SameWords[] = LINES.trim()
  .split("\n")
  .map((line) => {
    const wordings = line.split("|").map((wording) => tokensOf(wording).join(" "));
    return { id: `=${wordings[0]!.replaceAll(" ", "-")}`, wordings };
  });

const BY_WORDING: ReadonlyMap<string, SameWords> = new Map(
  [...SAME_WORDS].reverse().flatMap((same) => same.wordings.map((wording) => [wording, same] as const)),
);
const LONGEST = Math.max(...[...BY_WORDING.keys()].map((wording) => wording.split(" ").length));

/** What is the same as the tokens from `at` on, the longest that there is, and how many tokens those are. `wordAt`: a token, undefined for anything but a word. */
export function sameFrom(at: number, wordAt: (at: number) => string | undefined): { same: SameWords; tokens: number } | undefined {
  let longest: { same: SameWords; tokens: number } | undefined;
  let wording = "";
  for (let tokens = 1; tokens <= LONGEST; tokens++) {
    const word = wordAt(at + tokens - 1);
    if (word === undefined) break;
    wording += tokens === 1 ? word : ` ${word}`;
    const same = BY_WORDING.get(wording);
    if (same) longest = { same, tokens };
  }
  return longest;
}

/** The entry of a word list in all its wordings. */
export function allWordings(entry: string): string[] {
  const words = entry
    .trim()
    .split(/\s+/)
    .flatMap((word) => (word.endsWith("~") ? [word] : literalTokens(word)));
  let all = [""];
  for (let at = 0; at < words.length;) {
    const found = sameFrom(at, (index) => words[index]);
    const next = found?.same.wordings ?? [words[at]!];
    all = all.flatMap((begun) => next.map((wording) => `${begun} ${wording}`.trim()));
    at += found?.tokens ?? 1;
  }
  return all;
}
