import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Who gains by a text, how it came, and the ways to ask for two things at once. */

describe("who benefits", () => {
  it.each([
    ["Our new filter cleans all water. Only 3 left in stock, so order today.", "your money"],
    ["Jo Ferris will clean up this town. There is only one choice on 4 May.", "your vote"],
    ["Rents have exploded in every street. Sign the petition before Friday.", "your name"],
    ["A storm is coming tonight, they say. Please forward this to all your friends.", "your reach"],
    ["They want to close our pool without asking. Meeting on Thursday, come all of you.", "your presence"],
  ])("is whoever the text asks something for: %s", (text, what) => {
    expect(talk(text, "who benefits?").message).toContain(`It asks for ${what}`);
  });
  it.each(["The pool opens at nine. Order was kept, in order to please the guests.", "The bridge cost €4 million. It was opened in May by the mayor."])(
    "and a report sells nothing: %s",
    (text) => {
      expect(talk(text, "who benefits?").message).not.toContain("It asks for");
    },
  );
});

describe("two questions in one message", () => {
  const LEAFLET = "Jo Ferris will clean up this town. There is only one choice on 4 May. Spending rose by 9% last year.";
  it("are both answered", () => {
    const { message } = talk(LEAFLET, "who wrote this and what do they want");
    expect(message).toMatch(/doesn’t say who wrote it[\s\S]*It asks for your vote/);
  });
  it("and one question with “and” in it stays one", () => {
    expect(talk(LEAFLET, "what is missing and wrong").message).not.toMatch(/doesn’t say who wrote it/);
  });
});

describe("a first paragraph that tells how the text came", () => {
  const BODY =
    "Your town deserves better. In four years spending rose by 31% while the bus disappeared. Everyone on the doorstep says it is time for a change. There is only one choice on 4 May, and it is Jo Ferris.";
  it.each([
    "A leaflet came through my door. I don't know yet who I'll vote for.",
    "My neighbour gave me this flyer yesterday.",
    "We got this letter today and I am not sure.",
    "I found this post in our group.",
  ])("is no part of it: %s", (head) => {
    expect(talk(`${head}\n\n${BODY}`, "what is the first sentence?").message).not.toContain(head.slice(0, 20));
    expect(talk(`${head}\n\n${BODY}`, "summarize it").message).not.toContain(head.slice(0, 20));
  });
  it.each(["Dear neighbours, this letter came about because your street was sold.", "The leaflet came through every door in town."])(
    "and a text may begin so: %s",
    (head) => {
      expect(talk(`${head}\n\n${BODY}`, "what does it say about the street or door").message).toContain(head.slice(0, 20));
    },
  );
});

describe("a warning that goes from hand to hand", () => {
  const CANDY =
    "URGENT! Candy with drugs is sold at our schools. A nurse I know says the doctors were told not to talk. Two children are in hospital. Please forward this to every parent you know!";
  it.each(["so is this legit?", "is it real?", "can I believe this?"])("gets no advice on paying: %s", (question) => {
    const { message } = talk(CANDY, question);
    expect(message).toMatch(/somebody you can’t ask: “A nurse I know/);
    expect(message).toContain("you won’t find it anywhere else");
    expect(message).not.toMatch(/Before you pay/);
  });
  it("but a message that is after a code does", () => {
    expect(talk("Your account is suspended. Send me your code at http://bank.example and forward this to every friend.", "is this legit?").message).toMatch(
      /Before you pay/,
    );
  });
});

describe("small questions", () => {
  const AD = "You can withdraw at any time*. Our plan has paid 3% a month since May. Join now and invest with us.";
  it.each(["What's the asterisk for", "what about the small print?", "why is there an asterisk"])("of a star: %s", (question) => {
    expect(talk(AD, question).message).toMatch(/A star means there’s a condition[\s\S]*withdraw at any time/);
  });
  it("that end an objection", () => {
    expect(talk(AD, "he says he already got money out. doesn't that prove it works?").message).toMatch(
      /One case can’t show how it usually goes[\s\S]*pay the first people with/,
    );
  });
  it.each([
    ["isn't natural always better than chemicals?", "Appeal to nature"],
    ["don't we know that chemicals are always bad?", "Appeal to nature"],
    ["can so many people be wrong?", "Bandwagon"],
  ])("of a rule of thumb: %s", (question, name) => {
    expect(talk(AD, question).message).toContain(`**${name}**`);
  });
  it.each(["what should I ask my doctor?", "give me three questions for my pharmacist"])("for a doctor: %s", (question) => {
    expect(talk("Kneegold rebuilds your knees in 14 days. It has no side effects.", question).message).toContain("Is it safe with my illnesses");
  });
  it("of worth ask for a decision", () => {
    expect(talk("Our new filter cleans all water. Only 3 left in stock, so order today.", "is it worth buying?").message).toMatch(/Before you buy|up to you/);
  });
  it("of what is solid show what can be looked up", () => {
    expect(
      talk("We all know the truth. Germany closed its last plants in 2023. Only a fool denies it.", "ok but what in the text is actually good").message,
    ).toContain("something that can be looked up");
  });
  it.each(["say it in a way that both sides could accept", "is there a version everyone could live with?"])("of a fair wording: %s", (question) => {
    expect(talk("Everyone knows the dam is a mistake. Only a fool would build it.", question).intent).toBe("rewrite");
  });
  it("in a word less", () => {
    const five =
      "The pool is closed. The roof leaks badly. The repair costs 2 million. The council votes in June. Families ask for a date. The car park may be sold.";
    expect([...talk(five, "TLDR").message.matchAll(/^> /gm)].length).toBeLessThanOrEqual(2);
  });
  it("after a term, of practice", () => {
    expect(talk("what is a false dilemma?", "cool. and how do I practice that?").message).toContain("/educate/epistemic-sandbox");
  });
  it("for one’s own people keep the peace, and what they argue is theirs", () => {
    const mail =
      "They tell us that the planet burns, but last winter was cold. In the seventies the same scientists promised us an ice age. Funny how every so-called solution means more taxes. Do your own research.";
    expect(talk(`My dad sent me this, and I don't know what to reply.\n\n${mail}`).message).toContain("Ask before you tell");
  });
});
