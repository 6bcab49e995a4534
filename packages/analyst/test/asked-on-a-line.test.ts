import { describe, expect, it } from "vitest";
import { materialOf } from "../src/agent/request/material.ts";
import { talk } from "./talk.ts";

/* A text and its question in one message, parted by one line break, and the question without its mark. */

const JUICE = "Celery juice flushes every toxin out of your body, and no doctor dares to say so. Drink it for ten days and you will feel twenty again.";
const SALE = "Flea market in the old depot\nTables cost eight euros, and setting up begins at seven. The coffee is run by the third form.";

describe("a question on a line of its own", () => {
  it.each(["is this true", "can i trust that", "so is it a scam", "how manipulative is this", "what do they want from me", "is it biased"])(
    "below a text is asked of it: %s",
    (asked) => {
      expect(talk(`${JUICE}\n${asked}`).message).not.toBe(talk(`${JUICE} ${asked}`).message);
      expect(talk(`${asked}\n${JUICE}`).message).toBe(talk(`${JUICE}\n${asked}`).message);
      expect(materialOf(`${asked}\n${JUICE}`)).toEqual({ request: asked, text: JUICE, second: null });
    },
  );
  it("below lines of a notice, too", () => expect(talk(`${SALE}\nis this a scam`).message).toContain("none of the usual signs of a scam"));
  it("and the text of a later question is the one above it", () =>
    expect(talk(`${SALE}\nis this a scam`, "how much is a table").message).toContain("eight euros"));
  it.each([
    "The river knows my name at night\nand carries what I could not say\nbut who will call me from the light\nif this is all that I can pay",
    "Is This The End Of The Corner Shop\nMore and more people order their food from home, and rents in the center rise.",
    "We open again on Monday at ten, and everybody gets a free cup of tea.\nCan you lend us a hand on Sunday",
  ])("but not a verse, a title, or what a text asks its reader: %#", (text) => {
    expect(materialOf(text).text).toBeNull();
  });
});
