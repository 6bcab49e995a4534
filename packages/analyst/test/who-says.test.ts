import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* “Who says …?” about one statement of a text, and not the list of all its sources. */

const POOL =
  "The swimming pool in Kerrow will stay shut until spring. Engineer Ada Lind, who checked the roof, said two beams were rotten. Experts warn that repairs could cost 2 million. The pool was the pride of the town. The council voted on Monday to sell the car park.";
const MINE = "The mine closed in 1987. According to the regional archive, 412 people lost their work. Many families moved away.";

describe("who says one thing", () => {
  it.each([
    [POOL, "who says the beams are rotten?", "two beams were rotten", "can be looked up"],
    [POOL, "Who said that repairs cost 2 million?", "repairs could cost 2 million", "a source without a name"],
    [POOL, "and who says it was the pride of the town", "the pride of the town", "in its own voice"],
    [POOL, "who decided to sell the car park", "voted on Monday to sell", "can be looked up"],
    [MINE, "ok who says 412 people lost their work", "412 people lost their work", "can be looked up"],
    [MINE, "who claims that families moved away?", "Many families moved away", "in its own voice"],
  ])("%#: %s", (text, question, words, whom) => {
    const { message, intent } = talk(text, question);
    expect(intent).toBe("sources");
    expect(message).toContain(whom);
    expect([...message.matchAll(/^> /gm)]).toHaveLength(1);
    expect(message).toContain(words);
  });

  it.each(["who says so?", "says who?", "who says that?", "who wrote this?"])("leaves “%s” to the whole text", (question) => {
    expect(talk(POOL, question).message).not.toMatch(/in its own voice|that can be looked up/);
  });

  it("shows every place that may be meant, each kind under its own words", () => {
    const text = "The ferry was late, the operator said. The ferry was late because of fog. Passengers waited for an hour.";
    const { message } = talk(text, "who says the ferry was late");
    expect([...message.matchAll(/^> .*$/gm)].map(([row]) => row)).toEqual([
      expect.stringContaining("the operator said"),
      expect.stringContaining("because of fog"),
    ]);
    expect(message.indexOf("that can be looked up")).toBeLessThan(message.indexOf("in its own voice"));
  });

  it("claims nothing of what the text does not hold", () => {
    expect(talk(POOL, "who says the library burned down").message).not.toMatch(/in its own voice|that can be looked up/);
  });
});
