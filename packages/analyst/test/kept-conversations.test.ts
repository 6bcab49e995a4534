import { resolveHandshake } from "@candor/engine";
import { expect, it } from "vitest";
import { answerWithoutModel } from "../src/index.ts";

/* A conversation that a browser kept holds answers in the words of an earlier version. */

type Turn = { role: "user" | "assistant"; text: string };
const user = (text: string): Turn => ({ role: "user", text });
const assistant = (text: string): Turn => ({ role: "assistant", text });
const after = (history: Turn[], question: string): string => answerWithoutModel({ question, history, article: null, handshake: resolveHandshake({}) }).message;

const NOTICE =
  "I am Candor’s built-in analyst: rules and counting, no language model. The text you bring is my one source: its wording can be explained, its main sentences picked out, its claims listed for checking, its gaps named.";
const ADVERT = "Everyone knows that the old bridge is unsafe. Either we close it now, or someone will die.";
const HISTORY = [user("what is a red herring"), assistant(`${NOTICE}\n\n**Red herring.** A point beside the question that draws the talk away from it.`)];

it("has a first answer that begins below the earlier notice", () =>
  expect(after(HISTORY, "what did you say first")).toMatch(/^My first answer began: “[^“]{0,4}Red herring/));

it.each([
  "You are welcome. Send the next text or question whenever you like.",
  "I’m sorry that I was no help. Tell me what you were looking for in other words, or name the mark that seems wrong.",
])("keeps its topic behind an earlier “%s”", (words) =>
  expect(
    after(
      [
        user(ADVERT),
        assistant(`${NOTICE}\n\nOne passage stands out:`),
        user("what is a red herring"),
        assistant("**Red herring.** A point."),
        user("thanks"),
        assistant(words),
      ],
      "how do i spot it",
    ),
  ).toMatch(/red herring/i),
);
