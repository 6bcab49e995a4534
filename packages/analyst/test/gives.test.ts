import { readdirSync, readFileSync } from "node:fs";
import { analyze, resolveHandshake } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { sayCompare } from "../src/agent/reading/say-compare.ts";
import { sayGood, sayOtherSide } from "../src/agent/people/say-sides.ts";
import { saySources } from "../src/agent/reading/say-sources.ts";
import { scanOmissions, writeReport } from "../src/index.ts";
import { talk } from "./talk.ts";

const handshake = resolveHandshake({});
const gaps = (text: string) => scanOmissions(text).map((m) => m.what);

const JOBS =
  "According to the Office for National Statistics, unemployment fell from 4.4% to 4.2% in the three months to June. Ministers called it proof that the plan works. Economists at two banks said the fall was within the margin of error. More people also left the job market.";
const REEF =
  "A review in Science found that warming seas have bleached most of the reef, although local pollution also plays a part. The work was led by Terry Hughes, who has dived there for thirty years. Critics note that older records are patchy. Some of the damage was caused by three hot summers.";
const ROBBERY =
  "Police said a man was seen leaving the shop at nine on Tuesday. The witness Maria Lopez heard two shots and called for help. Officials are still investigating what led to the attack. Nobody was hurt, and the shop will open again on Friday.";
const TREES =
  "We must plant trees on every street of this town. Trees cool the air, and they make people stop and talk. Some residents worry about roots and leaves, and they have a point. But a good gardener can deal with both.";
const BREAKFAST =
  "The study followed 4,000 adults for ten years and found that those who ate breakfast weighed less. It only watched them, and cannot show cause and effect. People who skip breakfast smoke more as well. Breakfast leads to a lower weight, says the company all the same.";

const LIBRARY =
  "From May the library will close an hour earlier on weekdays. Several of our readers said that this is hard for those who work. We will count visits until autumn and then decide whether it stays so. Saturdays are as before. Ines Vogt, director";

describe("what a text gives is never said to be missing", () => {
  it.each<[string, string, string, string[]]>([
    ["an office behind “According to”", JOBS, "Office for National Statistics", ["A named source", "Limits"]],
    ["a journal, and who led the study", REEF, "A review in Science", ["A named source", "The other side", "Limits", "Other causes"]],
    ["the police and a witness", ROBBERY, "Maria Lopez", ["A named source", "Limits", "Other causes"]],
    ["a study that knows its limits", `${BREAKFAST} It stands in a paper by Jane Holt.`, "Jane Holt", ["A named source", "Limits", "Other causes"]],
    [
      "figures of an office without an article",
      "Burglaries fell in the north of the town, police figures show, but rose in the south. The mayor promised more light there. Shops close earlier since spring, and some owners have left for good.",
      "police figures show",
      ["A named source", "The other side"],
    ],
    [
      "a coach who is quoted",
      "The club lost again at home, and the stands were half empty. “We played without a plan,” coach Dana Ilic said after the match. The board will meet next week and may look for somebody new.",
      "coach Dana Ilic said",
      ["A named source", "Limits"],
    ],
  ])("%s", (_what, text, source, given) => {
    expect(saySources(text, handshake).text).toMatch(new RegExp(`^Sources that can be found:[\\s\\S]*${source}`));
    for (const gap of given) expect(gaps(text)).not.toContain(gap);
    const report = writeReport(text, [], handshake);
    for (const gap of given) expect(report).not.toContain(`**${gap}.**`);
    for (const gap of given) expect(talk(text).message).not.toContain(`**${gap}.**`);
  });

  it("nor a day on which it is looked at again", () => expect(gaps(LIBRARY)).not.toContain("Limits"));

  it.each([
    [LIBRARY, "Several of our readers said"],
    [TREES, "Some residents worry about roots and leaves"],
    [
      "The council will close the street to cars from spring. Shopkeepers complain that they were not asked. The mayor expects more visitors, and two cafés want tables outside.",
      "Shopkeepers complain",
    ],
    [
      "The school offers the measles vaccine to all pupils from next week. Some parents refuse it and say that they were not asked. The nurse told them that three cases had been found.",
      "Some parents refuse",
    ],
    [
      "A survey of 1,200 people found that 7 in 10 would cycle if lanes were safe. Drivers call the survey slanted, since only cyclists were asked in two of the towns. The city votes in June.",
      "Drivers call the survey slanted",
    ],
    [
      "The new exam is fair and short, says the ministry. Teachers dispute that and point to the weaker pupils. It will be held for the first time in May, in every school of the country.",
      "Teachers dispute",
    ],
  ])("nor the other side that it lets in: %.40s", (text, voice) => {
    expect(gaps(text)).not.toContain("The other side");
    expect(talk(text, "what would critics say?").message).toMatch(new RegExp(`Here the text itself mentions another side:[\\s\\S]*${voice}`));
  });

  it.each([
    [
      "United have lost four games in a row, and coach Bram Visser will not go. “I will stay until May,” he told reporters. The club wants to talk with him next week, and nobody knows how it ends.",
      "he told reporters",
      "A named source",
    ],
    [
      "Bus line 14 will stop running at night from May, the transport authority announced. Fewer than nine people ride each bus after eleven. Nurses protested, since their shift ends at half past eleven.",
      "transport authority",
      "A named source",
    ],
  ])("nor whoever was named a sentence before, or is an office: %.40s", (text, source, gap) => {
    expect(saySources(text, handshake).text).toMatch(new RegExp(`^Sources that can be found:[\\s\\S]*${source}`));
    expect(gaps(text)).not.toContain(gap);
  });

  it("and says what it does not see as what it does not see", () => {
    const bare =
      "Experts say that the drink melts fat in a week. Studies show that it leads to a flat belly. Everyone should try it before the summer comes, and nobody has ever been disappointed. It is now sold in every good shop.";
    const missing = scanOmissions(bare);
    expect(missing.map((m) => m.what)).toEqual(["A named source", "The other side", "Limits", "Costs and risks", "Other causes"]);
    for (const { why } of missing) expect(why).toContain("I see");
  });
  it.each([
    "Scientists said on Monday that the lake is warming faster than ever in Europe. Researchers found that fish are dying, and officials said in May that they will act.",
    "Everyone says that American cars break down first. People told me on Friday that theirs had to be towed, and nobody knows why the dealers keep selling them here.",
    "There is no doubt that the plan works, and nobody can deny it. Don’t worry about the rest. A study in Germany shows it as well, and people say that it is a wonder.",
  ])("a day, a country and “experts” are no source: %.40s", (text) => expect(gaps(text)).toContain("A named source"));
  it("and a set phrase is no other side", () =>
    expect(
      gaps(
        "There is no doubt that the plan works, and nobody can deny it. Don’t worry about the rest. The whole town will profit from it, and so will its children.",
      ),
    ).toContain("The other side"));
  it("a sender’s own reason is no cause that one would ask about", () =>
    expect(
      gaps(
        "Due to unusual activity we have limited your account. You must confirm your details within 24 hours, or your account will be closed for good and your card stopped.",
      ),
    ).not.toContain("Other causes"));
});

/** Every longer string of the tests of this package. */
function testTexts(): string[] {
  const folder = new URL(".", import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts"));
  const strings = files.flatMap((file) => readFileSync(new URL(file, folder), "utf8").match(/"(?:[^"\\\n]|\\.){120,4000}"/g) ?? []);
  return [...new Set(strings.map((literal) => literal.slice(1, -1).replace(/\\n/g, "\n").replace(/\\(.)/g, "$1")))];
}

describe("over all texts of these tests", () => {
  const texts = testTexts();
  const SHOWN: readonly [string, RegExp][] = [
    ["A named source", /Sources that can be found|But it’s signed|counted or measured themselves|It names somebody who can be asked|names a source: yes/],
    ["How the figures were made", /It says how its figures came about/],
    ["A comparison", /It gives something to compare with/],
    ["The other side", /the text itself mentions another side|It lets another side speak/],
    ["Limits", /It says how far its knowledge goes|says how sure it is: yes/],
  ];

  it("are many", () => expect(texts.length).toBeGreaterThan(200));
  it("nothing is both missing and shown", () => {
    for (const text of texts) {
      const missing = gaps(text);
      if (!SHOWN.some(([gap]) => missing.includes(gap))) continue;
      const analysis = analyze(text, handshake);
      const shown = [
        saySources(text, handshake),
        sayGood(text, analysis, handshake),
        sayOtherSide(text, analysis, handshake),
        sayCompare(text, text, analysis, analysis),
      ]
        .map((said) => said.text)
        .join("\n");
      for (const [gap, form] of SHOWN) if (missing.includes(gap)) expect(shown, `${gap}: ${text}`).not.toMatch(form);
    }
  });
});
