import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

const LIBRARY = `Dear readers,
From Monday the reading room opens at 10 and closes at 7. Lockers need a two-euro coin, and wet umbrellas go into the stand by the door. No hot drinks, please: the carpet is new. If you return a book after its date, we ask for 40 cents a day. Questions go to Ms Tanaka at the front desk.
The library`;
const FENCE = "The tenant shall keep the hedge below two metres. Where it grows higher, the owner may have it trimmed. The gate must be shut at night.";
const COLD = "Dear Robin, the parcel is here since Tuesday. You can fetch it any evening. It is rather heavy. Regards, Ines";

describe("a question whose words the text does not have", () => {
  it("gets the cases that the text provides for, where a case is asked about", () =>
    expect(talk(LIBRARY, "what if im slow with my novel").message).toMatch(/cases it covers:\n\n> “If you return a book after its date/));
  it("gets what is allowed or ruled out, where that is asked", () => {
    const { message } = talk(LIBRARY, "can my son bring coffee");
    expect(message).toContain("No hot drinks, please");
    expect(message).not.toContain("found no form of");
    expect(talk(FENCE, "can i let my dog out").message).toContain("> “The gate must be shut at night.”");
  });
  it("gets whom to turn to, where a way is asked for", () =>
    expect(talk(LIBRARY, "how do i complain").message).toContain("> “Questions go to Ms Tanaka at the front desk.”"));
  it("says that the words were not found", () => expect(talk(FENCE, "can i let my dog out").message).toContain("I don’t find exactly that there."));
  it("shows no pressing sentence as a rule", () =>
    expect(talk("A pan you will ever need only once. Ten thousand cooks can't be wrong!", "can i use it on gas").message).not.toContain("The rules it sets"));
  it("takes no deed for a judgment", () => expect(talk(COLD, "is she selling flowers").message).not.toContain("whether it fits"));
  it("leaves a judgment to its reader and shows what the wording does", () => {
    expect(talk(COLD, "is it a bit frosty").message).toMatch(
      /“frosty” isn’t in there, and whether it fits is for you to judge\. In its wording, none of my patterns/,
    );
    expect(talk("Everyone knows that the new bridge is a waste. Only a fool would cross it.", "is anything snooty in this").message).toMatch(
      /look at this:\n\n- “/,
    );
  });
});

it("finds what can be done with a thing by the verb alone", () =>
  expect(talk("The cover is blue. It is machine washable at 40 degrees.", "can i wash it").message).toContain("washable"));
