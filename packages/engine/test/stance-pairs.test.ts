import { describe, expect, it } from "vitest";
import { analyze } from "../src/analyze.ts";
import { isWeakSignal } from "../src/policy/scoring.ts";
import type { Frame } from "../src/types.ts";

/** Claims that set a pattern off when somebody asserts them; written so that each stands as a clause of its own. */
const CLAIMS = [
  "everyone knows that the mayor is finished",
  "studies show that red cars make people angry",
  "this tonic cures every disease",
  "the dairy lobby will destroy our country",
  "nobody disputes that the harbour must grow",
  "this cream is scientifically proven to erase wrinkles",
  "experts agree that the old bridge has to go",
  "the tax will ruin millions of families",
  "doctors hate this simple cure for baldness",
  "the new mayor is a total disgrace to this town",
  "this one weird trick melts fat overnight",
  "all politicians are liars",
  "our city is being overrun by vermin like them",
  "only a fool would trust the new timetable",
  "this syrup is safe because it is natural",
  "it is only natural that the strong push out the weak",
];

const strongest = (frames: readonly Frame[]): Frame | undefined =>
  frames.filter(({ family }) => family !== "cluster" && family !== "policy").sort((a, b) => b.confidence - a.confidence)[0];
const sentence = (claim: string): string => `${claim[0]!.toUpperCase()}${claim.slice(1)}.`;

interface Form {
  name: string;
  wrap: (claim: string) => string;
  /** Adjustments of which a frame in the claim must carry one. */
  kinds: readonly string[];
  stance: Frame["stance"];
}

const FORMS: readonly Form[] = [
  { name: "quoted", wrap: (claim) => `In a letter that he never sent he wrote “${claim}” and crossed it out.`, kinds: ["quoted"], stance: "quoted" },
  { name: "reported", wrap: (claim) => `The baker said that ${claim}.`, kinds: ["reported"], stance: "quoted" },
  { name: "denied", wrap: (claim) => `It is not true that ${claim}.`, kinds: ["denied", "negated"], stance: "negated" },
  { name: "without evidence", wrap: (claim) => `There is no evidence that ${claim}.`, kinds: ["denied", "negated"], stance: "negated" },
  {
    name: "taken apart",
    wrap: (claim) => `Just because ${claim}, that doesn’t mean we should sell the house.`,
    kinds: ["denied", "negated"],
    stance: "negated",
  },
  { name: "asked", wrap: (claim) => `Is it true that ${claim}?`, kinds: ["questioned"], stance: "questioned" },
  { name: "hedged", wrap: (claim) => `${sentence(claim).slice(0, -1)}, although more research is needed.`, kinds: ["hedged"], stance: "asserted" },
];

describe.each(CLAIMS)("“%s”", (claim) => {
  const asserted = strongest(analyze(sentence(claim), { all: true }).frames);

  it("is found when asserted", () => {
    expect(asserted?.stance).toBe("asserted");
    expect(asserted?.confidence).toBeGreaterThanOrEqual(0.5);
  });

  it.each(FORMS.map((form) => [form.name, form] as const))("is gone, or lowered and labelled, when %s", (_, { wrap, kinds, stance }) => {
    const text = wrap(claim);
    const same = analyze(text, { all: true }).frames.find(({ reflexId }) => reflexId === asserted!.reflexId);
    expect([same?.stance ?? stance, text]).toEqual([stance, text]);
    if (!same) return;
    expect([same.adjustments.filter(({ by }) => by < 0).map(({ kind }) => kind), text]).toEqual([
      expect.arrayContaining([expect.stringMatching(new RegExp(`^(?:${kinds.join("|")})$`))]),
      text,
    ]);
    expect(same.confidence).toBeLessThan(asserted!.confidence);
  });
});

it("most of the pairs are lowered rather than gone", () => {
  const kept = CLAIMS.flatMap((claim) => {
    const { reflexId } = strongest(analyze(sentence(claim), { all: true }).frames)!;
    return FORMS.map(({ wrap }) => analyze(wrap(claim), { all: true }).frames.some((frame) => frame.reflexId === reflexId));
  });
  expect(kept.length).toBeGreaterThanOrEqual(60);
  expect(kept.filter(Boolean).length / kept.length).toBeGreaterThan(0.5);
});

describe("a denial inside the wording", () => {
  it.each([
    "Smartphones are not destroying our children.",
    "Social media has not ruined democracy.",
    "The moon landing was not faked.",
    "The new parking fee will not destroy our small town.",
    "You are not overreacting.",
    "Landlords are not leeches.",
    "Gangs are not pouring into our suburbs.",
    "The whole system is not rigged.",
    "It was not just a joke.",
    "They are not in it for the money.",
    "Letting one tenant keep a cat will not open the floodgates.",
    "The industry is not suppressing the cure.",
    "That chief is not a known liar.",
  ])("shows no mark in “%s”, and one without the not", (text) => {
    const shown = (of: string): string[] =>
      analyze(of)
        .frames.filter((frame) => frame.confidence >= 0.5 && !isWeakSignal(frame))
        .map(({ reflexId }) => reflexId);
    expect(shown(text)).toEqual([]);
    expect(shown(text.replace(" not", ""))).not.toEqual([]);
  });
});

describe("a warning", () => {
  it.each([
    ["Beware of messages that say your account will be closed unless you act now.", "Your account will be closed unless you act now."],
    ["Scammers often say that your account will be closed unless you act now.", "Your account will be closed unless you act now."],
    ["Watch out for ads that promise a cure for diabetes in seven days.", "A cure for diabetes in seven days."],
    ["Do not trust anyone who promises guaranteed returns.", "We promise guaranteed returns."],
    ["A typical trick is to claim that only two rooms are left.", "Only two rooms are left."],
    ["“You are either with us or against us” is a classic false dilemma.", "You are either with us or against us."],
  ])("shows no mark in “%s”, and one in what it warns of", (warning, wording) => {
    const shown = (of: string): string[] =>
      analyze(of)
        .frames.filter(({ confidence }) => confidence >= 0.6)
        .map(({ reflexId }) => reflexId);
    expect(shown(warning)).toEqual([]);
    expect(shown(wording)).not.toEqual([]);
  });

  it.each(["Beware of the traitors who are destroying our nation.", "Never trust doctors; this herb cures cancer in seven days."])(
    "“%s” warns of people, and stays marked",
    (text) => expect(Math.max(...analyze(text).frames.map(({ confidence }) => confidence))).toBeGreaterThanOrEqual(0.6),
  );
});

it.each([
  "We must vote for him, not only because only a fool would trust the new timetable.",
  "That is not a reason, and only a fool would trust the new timetable.",
])("“%s” asserts what it says", (text) => {
  const frame = analyze(text, { all: true }).frames.find(({ fragment }) => /only a fool/i.test(fragment));
  expect(frame?.stance).toBe("asserted");
  expect(frame?.confidence).toBeGreaterThanOrEqual(0.5);
});

it.each(["Clinically proven to cut wrinkles by 45%.", "Clinically proven in nine days."])("takes the figure in “%s” for no source", (text) => {
  const seal = analyze(text).frames.find(({ reflexId }) => reflexId === "vx-da01-clinically-proven");
  expect(seal?.adjustments.map(({ kind }) => kind)).not.toContain("sourced");
  expect(seal?.confidence).toBeGreaterThanOrEqual(0.6);
});
