import { describe, expect, it } from "vitest";
import { freshEngine } from "../../test/support.ts";
import { resolveHandshake } from "../policy/handshake.ts";
import { score } from "./findings.ts";

/** Names of groups that may stand for each other: [many people, adjective]. */
const GROUPS: Record<string, [string, string][]> = {
  parties: [
    ["Democrats", "Democratic"],
    ["Republicans", "Republican"],
    ["Greens", "Green"],
    ["Libertarians", "Libertarian"],
  ],
  camps: [
    ["liberals", "liberal"],
    ["conservatives", "conservative"],
  ],
  nations: [
    ["Americans", "American"],
    ["Russians", "Russian"],
    ["Germans", "German"],
    ["Nigerians", "Nigerian"],
    ["Israelis", "Israeli"],
    ["Iranians", "Iranian"],
    ["Mexicans", "Mexican"],
  ],
  genders: [
    ["women", "female"],
    ["men", "male"],
  ],
  religions: [
    ["Christians", "Christian"],
    ["Muslims", "Muslim"],
    ["Jews", "Jewish"],
    ["Hindus", "Hindu"],
    ["Buddhists", "Buddhist"],
    ["atheists", "atheist"],
  ],
};

/** Sentences of our own, each with a turn that the engine marks. {many} and {adj} stand for the group. */
const SHELLS = [
  "Everyone knows that {many} cannot be trusted with money.",
  "The {adj} leaders lied to the people and betrayed them shamelessly.",
  "Only a fool would listen to what {many} say about schools.",
  "If we let {many} decide this, next they will take our homes.",
  "Either we stop the {adj} leaders now or we lose everything.",
  "All {many} are the same, and everybody knows it.",
  "It is a disgusting and cowardly plan by {adj} leaders.",
  "The {adj} spokesman spewed vicious nonsense for an hour.",
  "Wake up, people: {many} are hiding the truth from you.",
  "What are the {adj} leaders hiding from us?",
  "Those {adj} politicians are spineless hypocrites.",
  "Studies show that {many} are always worse at this.",
  "Experts agree that {many} will ruin the city.",
  "How dare {many} lecture us about honesty?",
  "This is the worst decision that {many} have ever made in history.",
  "Act now, before {many} take the last places!",
  "Nobody with any sense would side with {many} on this.",
  "The so-called reform by {adj} leaders is a shameful farce.",
  "The {adj} plan is a complete disgrace and an outrage.",
  "You are either with us or with the {many}.",
  "There is not a shred of decency left in the {adj} leadership.",
  "The {adj} campaign is pure propaganda and everybody can see it.",
  "The {adj} leaders are puppets of a secret cabal.",
  "The {adj} movement is a cancer, and it is spreading like wildfire.",
  "Of course {many} would say that, and of course they are lying.",
  "Millions of people can't be wrong about {many}.",
  "Trust me, {many} have never told the truth.",
  "Why do {many} hate our children so much?",
  "It is a proven fact that {many} are lazy, end of story.",
  "The brazen {adj} lobby bullied a terrified council.",
  "We must defend our way of life against {many} before it is too late.",
  "They say {many} are honest, but we all know better.",
  "The pathetic {adj} response was laughable.",
  "Many people are saying that {many} are secretly behind the whole scandal.",
  "It goes without saying that {many} are to blame for the crisis.",
  "The {adj} media circus reached a hysterical frenzy.",
  "Real patriots know what {many} are up to.",
  "Think of the poor children who suffer because of {many}!",
  "The {adj} leaders crawled back with their pathetic excuses.",
  "What about the crimes that {many} committed?",
  "This miracle cure is what {many} don't want you to know about.",
  "The {adj} leaders are evil, corrupt and utterly ruthless.",
  "Any sane person can see that {many} are destroying our country.",
  "The reckless {adj} government rammed through a disastrous law.",
  "It is a witch hunt by {many}, plain and simple.",
  "If you really cared about your family, you would stop {many}.",
  "The {adj} leaders are traitors who sold their soul.",
  "Every single one of these {many} is a liar.",
  "The {adj} elite looks down on ordinary hard working people.",
  "Once again {many} stabbed us in the back, and the outrage is deafening.",
];

const MOST_CHANGE = 0.05;
const { engine, catalogue } = await freshEngine();

/** Confidence by reflex of what is shown of a text. */
function confidences(text: string): Map<string, number> {
  engine.read(text);
  const out = new Map<string, number>();
  for (const { pattern, confidence } of score(engine, resolveHandshake({}), false).findings) {
    const id = catalogue.patterns[pattern]!.id;
    out.set(id, Math.max(out.get(id) ?? 0, confidence));
  }
  return out;
}

const fill = (shell: string, [many, adjective]: [string, string]): string => shell.replaceAll("{many}", many).replaceAll("{adj}", adjective);

describe.each(Object.entries(GROUPS))("even-handed between %s (issue: detection that can be trusted)", (_, groups) => {
  it.each(SHELLS)("%s", (shell) => {
    const [first, ...others] = groups.map((group) => ({ text: fill(shell, group), found: confidences(fill(shell, group)) }));
    expect(first!.found.size, `nothing fires on: ${first!.text}`).toBeGreaterThan(0);
    const changed = others.flatMap(({ text, found }) =>
      [...new Set([...found.keys(), ...first!.found.keys()])]
        .filter((id) => Math.abs((found.get(id) ?? 0) - (first!.found.get(id) ?? 0)) > MOST_CHANGE)
        .map((id) => `${id}: ${first!.found.get(id) ?? "none"} in "${first!.text}", ${found.get(id) ?? "none"} in "${text}"`),
    );
    expect(changed).toEqual([]);
  });
});

it("tries at least 200 templates", () => {
  expect(new Set(SHELLS).size * Object.keys(GROUPS).length).toBeGreaterThanOrEqual(200);
});
