import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* A draft of the visitor’s own is read for what may sting; a wish for easier words gets the text piece by piece. */

const DRAFT =
  "is my letter ok? Dear Mr Rowe, I am utterly disappointed. You never call back, and everyone on the stairs thinks so. If the lamp is not mended, I will call the press. Regards, Ida Bloom";
const KIND =
  "is this ok to send? i wrote it to my landlord. Dear Ms Kerr, the tap in the kitchen has dripped since Monday. Could you send somebody by Friday? Kind regards, Ida Bloom";
const POST =
  "Dogs should be banned from the lake. In May a child was bitten there, and nobody did anything. The path is narrow because the reeds were never cut. Sign our list at the kiosk before Sunday.";

describe("a draft of one’s own", () => {
  it("is read for what may sting", () => {
    const { message } = talk(DRAFT);
    expect(message).toContain("here’s where I’d look again before sending");
    expect(message).toMatch(/“never”|“You never”/);
    expect(message).toContain("If the lamp is not mended, I will call the press");
    expect(message).toContain("**By when:**");
  });
  it.each(["is it too harsh", "what would you change", "how does it sound"])("is not listed twice: %s", (question) => {
    const { message } = talk(DRAFT, question);
    expect(message).toMatch(/I’d change the places above: .*“You never”, “If the lamp is not mended, I will call the press”/);
  });
  it("is no reader’s mind", () => expect(talk(DRAFT, "will he be angry").message).toContain("I can’t know how they’ll take it"));
  it("may be fine as it is", () => expect(talk(KIND, "is it too harsh").message).toContain("I don’t see anything in it that threatens"));
  it("is not what somebody else wrote", () =>
    expect(talk("Dear tenants, you never sort your rubbish. If that goes on, we will lock the yard.", "is it too harsh").message).not.toContain(
      "before sending",
    ));
});

describe("easier words", () => {
  it("are the text’s own, piece by piece", () => {
    const { message } = talk(POST, "explain it like i'm ten");
    expect(message).toContain("**It says:** “Dogs should be banned from the lake.”");
    expect(message).toContain("**The reason it gives:** “The path is narrow because");
    expect(message).toContain("**What it wants you to do:** “Sign our list");
    expect(message).toContain("**What a child would ask:**");
  });
  it("come where the first try was not understood", () => {
    expect(talk(POST, "what do you mean").message).toContain("In plain words");
    expect(talk(POST, "what do you mean", "i still don't understand").message).toContain("piece by piece");
  });
  it("and what somebody wants is no event to look up", () => expect(talk(POST, "is it true").message).not.toContain("start here: “Dogs should be banned"));
});
