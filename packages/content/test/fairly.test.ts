import { expect, it } from "vitest";
import { sayFairly } from "../src/messages/fairly.ts";

it.each(["Say what they want and which of your interests it hurts.", "End the sentence with a full stop.", "Leave the formula out."])(
  "what can be done to any text is no example: %s",
  (rewording) => expect(sayFairly(rewording)).toBe("How to say it fairly"),
);

it.each([
  "I suspect that the tender was fixed. My grounds are …",
  "“I liked it more than any concert this year, because …”",
  "Sales rose by a tenth.",
  "Statements differ.",
])("a sentence of another text is named as the example that it is: %s", (rewording) => expect(sayFairly(rewording)).toBe("An example of how to say it fairly"));
