import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Whether to begin with advice on health. */

const BATHS =
  "Ice baths heal joints. You do not need any doctor for it, only courage. Begin with four minutes a day. My sister had arthritis, and after a month her pain was gone.";
const VITAMIN = "Vitamin D helps tired people. Take two drops every morning. Some doctors see it otherwise.";
const PIANO = "The piano course runs for ten weeks. You can begin in any month. The first lesson is free.";

describe("advice on health", () => {
  it.each(["can i start tomorrow", "so should i just try it", "would you do it", "is it ok to begin today", "i'll start next week"])(
    "is for a doctor first: %s",
    (question) => {
      const { message } = talk(BATHS, question);
      expect(message).toContain("Ask a doctor or a pharmacist first");
      expect(message).toContain("a warning sign in itself:\n\n> “You do not need any doctor for it, only courage.”");
      expect(message).not.toContain("best reasons");
    },
  );

  it("is shown with what it says of beginning, where it sends nobody away", () =>
    expect(talk(VITAMIN, "can i start today").message).toMatch(/Show them what it says about it:\n\n> “Take two drops every morning/));

  it("is not what a course gives", () => expect(talk(PIANO, "can i start tomorrow").message).not.toContain("doctor"));
});
