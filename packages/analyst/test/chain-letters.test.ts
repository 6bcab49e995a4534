import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* A chain letter that asks in other words to be passed on. */

const GROUP =
  "My cousin at the ministry says that the app will read all our chats from Monday. Put this text in every group of yours before noon. If you do not, you have agreed!";

describe("a chain letter", () => {
  it.each(["what if i dont", "should i post it just in case", "is this real"])("is one in other words, too: %s", (question) =>
    expect(talk(GROUP, question).message).toMatch(/whether you passed it on|as chain letters do|asks to be passed on/),
  );
});

it("a question whether something happened is no tale of one’s own", () =>
  expect(talk(GROUP, "has it happend in iceland").message).not.toContain("I don’t doubt it"));
