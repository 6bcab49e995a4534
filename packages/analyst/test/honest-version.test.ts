import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* What an honest version of a too sure text would need. */

describe("an honest version", () => {
  it("says which words are surer than it shows, where none is marked", () => {
    const { message } = talk("This glue certainly holds better than any other. It has no side effects. Buyers like the tube.", "rewrite it honestly");
    expect(message).not.toContain("leave the wording as it is");
    expect(message).toContain("Look at “certainly”, “than any other”, “no side effects”: is there really no exception?");
  });

  it("names them beside a mark as well", () => {
    const { message } = talk(
      "You don't need to consult a doctor before starting. It is guaranteed to help, with no risks. Ada tried it for a week, and the club meets on Monday.",
      "make it honest",
    );
    expect(message).toContain("Also, look at “no risks”: is there really no exception?");
  });

  it("gives a wording with blanks as a form to fill in, and not as an example that somebody made up", () => {
    const { message } = talk("Experts agree that the bridge has to go. The council meets on Monday.", "rewrite it fairly");
    expect(message).toContain("what has blanks is a form to fill in:");
    expect(message).toMatch(/→ _[^_]+\?_ “[^”]*…”/);
    expect(message).not.toContain("a made-up example");
  });

  it("leaves a calm text as it is", () =>
    expect(talk("The bus leaves at ten. Please bring a hat.", "rewrite it fairly").message).toContain("I’d leave the wording as it is"));
});
