import { describe, expect, it } from "vitest";
import { signatureOf } from "../src/text/signature.ts";
import { talk } from "./talk.ts";

/** Which sentence of the text an answer takes up. */
const MEASLES =
  "Measles cases have risen to 412 in the state this year, the health department said on Monday. Most of the patients were not vaccinated. The department advises two doses for children, the first at twelve months. Schools in three counties sent letters home to parents. Two hospitals opened extra rooms for patients. It will publish the full report next week. The state has five million inhabitants.";
const BRIDGE =
  "Maple Falls, 4 May. The town council voted 6 to 3 to spend 8.2 million dollars on a new bridge. Work begins in June, and the old bridge closes on 12 May. About 400 residents live on the far bank.";

describe("the figure that is asked about", () => {
  it.each([
    ["is 8.2 million a lot", "8.2 million dollars"],
    ["is that a lot", "8.2 million dollars"],
    ["is 400 residents a lot", "About 400 residents"],
    ["are 400 residents many", "About 400 residents"],
    ["can a number like 8.2 mislead", "8.2 million dollars"],
  ])("comes before a date: %s", (request, part) => {
    const { message } = talk(BRIDGE, request);
    expect(message).toMatch(/No figure is large or small by itself:\n\n> “[^”]*/);
    expect(message).toContain(part);
    expect(message).not.toContain("“Maple Falls, 4 May.”");
  });
});

describe("the strongest form", () => {
  it.each(["give me its strongest argument", "steelman it", "what are the best reasons"])("of a report is none: %s", (request) => {
    for (const text of [MEASLES, BRIDGE]) expect(talk(text, request).message).toMatch(/This reports and doesn’t argue for anything/);
    expect(talk(MEASLES, request).message).toContain("The department advises two doses");
    expect(talk(MEASLES, request).message).not.toContain("publish the full report");
  });
  it("is not offered as help to decide either", () => {
    const { message } = talk(MEASLES, "should i vaccinate my kid");
    expect(message).toMatch(/That’s up to you, together with somebody who knows your case/);
    expect(message).not.toMatch(/The position|publish the full report/);
  });
  it.each([
    "The town should buy the bridge. It saves 400 residents a long way. A ferry costs more each year, and it breaks down in winter.",
    "Trams are better for the town than buses. They carry more people. The city of Aldor found that they last thirty years.",
  ])("of what advises or judges is set out: %s", (text) => expect(talk(text, "steelman it").message).toMatch(/\*\*The position, in its own words\*\*/));
});

describe("a name under a text", () => {
  const NOTICE = "Dear neighbors, the water will be off on Tuesday from nine to eleven. Please fill some bottles.";
  const CLOSINGS = ["Thanks", "Thank you", "Many thanks", "Cheers", "Love", "Best", "Kind regards", "Yours sincerely", "Thanks everyone", "Best wishes"];
  it.each(CLOSINGS)("is found behind “%s”, on a line of its own or not", (closing) => {
    expect(signatureOf(`${NOTICE} ${closing}, Petra`)).toBe("Petra");
    expect(signatureOf(`${NOTICE}\n\n${closing},\nPetra`)).toBe("Petra");
    expect(talk(`${NOTICE} ${closing}, Petra`, "who wrote it").message).toContain("The name on it is “Petra”");
  });
  it.each([
    "The concert was long. Thanks, said the singer, and left.",
    "Bring cake. Thanks to Petra, we have a room.",
    "She paid for it. Best, though, was the weather",
    "It is over. Love, not money, won the day.",
  ])("and none where nobody signs: %s", (text) => expect(signatureOf(text)).toBeNull());
});
