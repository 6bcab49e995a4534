import { growth, MOST_GROWTH } from "../../../../test-support/growth.ts";
import { describe, expect, it } from "vitest";
import { silencerOf } from "./silencer.ts";

const NOW = { reflexId: "vx-fo01-act-now", family: "vx-fo01" };
const ALL = { reflexId: "vx-pc01-everyone-knows", family: "vx-pc01" };

/** For each X in the text whether a finding of each pattern is silenced there. */
function silenced(text: string): string[] {
  const silencer = silencerOf(text);
  return [...text.matchAll(/X/g)].map(({ index }) => `${silencer.silences(NOW, index) ? "N" : "-"}${silencer.silences(ALL, index) ? "A" : "-"}`);
}
const messages = (text: string) => silencerOf(text).problems.map(({ start, message }) => [start, message]);

describe("candor-disable comments", () => {
  it.each<[string, string[]]>([
    ["X <!-- candor-disable --> X\nX <!-- candor-enable --> X", ["--", "NA", "NA", "--"]],
    ["<!-- candor-disable vx-fo01 -->X<!-- candor-enable vx-fo01-act-now -->X", ["N-", "--"]],
    ["<!-- candor-disable -->X<!-- candor-enable vx-pc01 -->X<!-- candor-disable vx-pc01 -->X", ["NA", "N-", "NA"]],
    ["<!-- candor-disable vx-fo01, vx-pc01-everyone-knows -->X", ["NA"]],
    ["<!--candor-disable vx-FO01-->X", ["N-"]],
    ["<!-- candor-disable vx-fo01 -- quoted from an advertisement -->X", ["N-"]],
    ["<!-- candor-disable -- all of it is quoted -->X", ["NA"]],
    ["<!-- candor-disable-next-line -->X\nX\nX", ["--", "NA", "--"]],
    ["<!-- candor-disable-next-line vx-fo01 -->\r\n\r\nX\r\nX", ["N-", "--"]],
    ["<!-- candor-disable-next-line vx-fo01 -->\n<!-- candor-disable-next-line vx-pc01 -->\nX\nX", ["NA", "--"]],
    ["X\nX <!-- candor-disable-line vx-pc01 --> X\nX", ["--", "-A", "-A", "--"]],
    ["{/* candor-disable-next-line vx-fo01 */}\nX\nX", ["N-", "--"]],
    ["```\n<!-- candor-disable -->\n```\nX `<!-- candor-disable -->` X", ["--", "--"]],
    ["````md\n```\n<!-- candor-disable -->\n````\nX", ["--"]],
    ["<!-- candor-disable X", ["--"]],
    ["<!-- candor-disable-next-line -->", []],
    ["a candor-disable -->X", ["--"]],
  ])("silence what begins within their reach: %j", (text, expected) => expect(silenced(text)).toEqual(expected));

  it("name what does not exist, and then silence nothing by it", () => {
    const text = "A.\n<!-- candor-disable vx-fo01-act-nwo -->\nX";
    expect(silenced(text)).toEqual(["--"]);
    expect(messages(text)).toEqual([
      [3, expect.stringContaining("candor-disable vx-fo01-act-nwo: There is no pattern or family with that name. Near ids: vx-fo01-act-now")],
    ]);
    expect(messages("<!-- candor-ignore -->")).toEqual([
      [0, "candor-ignore is unknown. There are candor-disable, candor-enable, candor-disable-next-line, candor-disable-line."],
    ]);
    expect(messages("<!-- a candor-ignore -->")).toEqual([]);
  });

  it("tell which of them were not needed, id by id", () => {
    const silencer = silencerOf("<!-- candor-disable vx-fo01 vx-pc01 -->X<!-- candor-enable -->\n<!-- candor-disable-next-line -->\nX");
    expect(silencer.silences(NOW, 40)).toBe(true);
    expect(silencer.unused().map(({ message }) => message)).toEqual(["candor-disable vx-pc01 silences nothing", "candor-disable-next-line silences nothing"]);
  });

  it.each([
    "<!-- candor-disable ",
    "<!-- candor-disable-next-line -->",
    "<!-- candor-disable-next-line -->\n",
    "{/* candor-",
    "```\n",
    "<!--",
    "<!-- candor-x -->`",
    "\n ",
  ])("are read in a time that grows with the text: %j again and again", (piece) =>
    expect(growth((chars) => silencerOf(`candor-${piece.repeat(chars / piece.length)}`))).toBeLessThan(MOST_GROWTH),
  );
});
