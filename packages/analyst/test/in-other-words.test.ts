import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Terms of an offer, what stands behind a sentence, one voice of a chat, the result of a study: asked for in words that the text does not use. */

const TENT =
  "The Nord tent is here. It costs $180, 25 percent off the later price of $240. Shipping starts in July, though the date may move. Orders cannot be refunded. Over 700 of our customers gave it five stars. Ranger Bo Wick wrote that it leaks. He simply put it up the wrong way. Printed by Nordwind Outdoor.";
const COFFEE =
  "Background: Coffee has been linked to better memory. Methods: We followed 260 students for six weeks and asked them to fill in a questionnaire. Results: Those who drank three cups remembered 4 words more (p = 0.04). Conclusions: Coffee may help memory. Attrition was 31 percent.";
const CHAT =
  "Mia: the school will close, it said so on facebook.\nTed: really?\nMia: everybody says so. I'm going to tell the other parents.\nTed: I tried to call the office, I was on hold for an hour.\nMia: they would deny it anyway.";

describe("a term of an offer", () => {
  it.each([
    ["do i get my money back", "Orders cannot be refunded."],
    ["can i return it", "Orders cannot be refunded."],
    ["when does it arrive", "Shipping starts in July"],
    ["ok and when do we get it", "Shipping starts in July"],
  ])("is found: %s", (question, words) => {
    const { message } = talk(TENT, question);
    expect(message).toContain(words);
    expect(message).not.toContain("$180");
  });
  it.each(["until when do i have time", "how long do i have", "whats the deadline", "till when can i decide"])("or its last day: %s", (question) =>
    expect(talk("You may keep the flat. Send us the form by 3 May. The hall is new.", question).message).toContain("> “Send us the form by 3 May.”"),
  );
  it.each(["can i return it", "do i get my money back"])("and is none where customers or prices returned: %s", (question) =>
    expect(talk("The lamp costs 30 dollars. Many customers returned for a second one, and prices have returned to normal.", question).message).not.toContain(
      "consumer protection office",
    ),
  );
  it("is found where it says what can be returned", () =>
    expect(talk("The lamp costs 30 dollars. It can be returned within a week.", "can i return it").message).toContain("> “It can be returned within a week.”"));
  it("or its discount, reckoned", () =>
    expect(talk(TENT, "is 25 percent right").message).toContain("from 240 to 180 is 25 percent less, so the discount matches the prices"));
});

describe("what was just shown", () => {
  it.each(["is that certain", "can i count on that", "so is it fixed"])("keeps open what its own words keep open: %s", (question) => {
    const { message } = talk(TENT, "when does it arrive", question);
    expect(message).toContain("“may” keeps it open");
    expect(message).toContain("> “Shipping starts in July, though the date may move.”");
  });
  it.each([
    ["The council will talk about the road on Monday. The works cost 3 million dollars.", "what does the council talk about"],
    ["The shop around the corner said that the door opens at nine. Bread costs 3 dollars.", "when does the door open"],
  ])("keeps nothing open by a word that only tells where, of what or by whom: %s", (text, question) =>
    expect(talk(text, question, "is that certain").message).not.toMatch(/keeps? it open/),
  );
  it("keeps a figure open that is only about so large", () =>
    expect(talk("The works cost about 3 million dollars. They begin in May.", "what do the works cost", "is that certain").message).toContain(
      "“about” keeps it open",
    ));
  it.each(["and what do they answer", "how does the shop react", "do they reply to that"])("is answered right behind it: %s", (question) =>
    expect(talk(TENT, "who is bo wick", question).message).toContain("This comes right after it:\n\n> “He simply put it up the wrong way.”"),
  );
  it("may be a figure, and then that one is meant", () => {
    const { message } = talk(TENT, "how many customers", "can i trust that number");
    expect(message).toContain("> “Over 700 of our customers");
    expect(message).toContain("besides the person speaking in it");
    expect(message).not.toContain("statistics office");
  });
});

it("who stands behind a leaflet is named, where nobody signs it", () =>
  expect(talk(TENT, "who wrote this").message).toContain("“Printed by Nordwind Outdoor”. Look up"));
it.each(["Author: Pia Holm", "Author: Pia"])("or by a line of its own: %s", (line) =>
  expect(talk(`The museum has the box now. It held 30 coins.\n${line}`, "who wrote this").message).toContain(`“${line}”. Look up`),
);
it("but no sentence is a name", () =>
  expect(talk("Author: Unknown people in the town found a box. It held 30 coins. The museum has it now.", "who wrote this").message).toContain(
    "doesn’t say who wrote it",
  ));

describe("the summary of a study", () => {
  it.each(["what did they find", "whats the result", "so what does the study show"])("gives its result: %s", (question) => {
    const { message } = talk(COFFEE, question);
    expect(message).toContain("> “Results: Those who drank three cups");
    expect(message).toContain("> “Conclusions: Coffee may help memory.”");
  });
  it("has words that can be explained", () => expect(talk(COFFEE, "what does attrition mean").message).toContain("gone before the end"));
  it.each(["what does adjusted mean", "what does significant mean"])("and those of a letter are others: %s", (question) => {
    const { message } = talk("Dear tenants, the rent will be adjusted on 1 May. It rises to 850 euros. There will be significant works on the roof.", question);
    expect(message).not.toMatch(/Calculated as if|from chance/);
  });
  it.each(["and 0.31", "and p = 0.31", "what about 0.31"])("has a second p-value: %s", (question) => {
    const two = "Sleep rose by 9 minutes (p = 0.04) in the trial. Mood did not differ (p = 0.31). The team followed 90 nurses.";
    expect(talk(two, "what does p = 0.04 mean", question).message).toContain("about 31 times in 100");
  });
  it("rests on what people say about themselves", () =>
    expect(
      talk("Mood was measured by questionnaire. The team watched 80 nurses. The trial ended in May.", "how was mood measured", "is that a problem").message,
    ).toContain("what people say about themselves"));
  it("has pupils where one asks for kids", () => expect(talk(COFFEE, "how many kids").message).toContain("260 students"));
});

describe("one of those who write in a chat", () => {
  it.each([
    ["where does mia know that from", "it said so on facebook"],
    ["how does mia know", "everybody says so"],
    ["what is mia going to do", "I'm going to tell the other parents"],
    ["did ted try it", "I tried to call the office"],
  ])("is asked for one thing: %s", (question, words) => {
    const { message } = talk(CHAT, question);
    expect(message).toContain(words);
    expect(message).not.toContain("really?");
  });
  it("reacts behind what was shown", () => expect(talk(CHAT, "did ted try it", "and how does mia react").message).toContain("> “they would deny it anyway.”"));
  it("is meant by a pronoun behind a question that names them", () =>
    expect(talk(CHAT, "where does mia have that from", "what is she planning").message).toContain("I'm going to tell the other parents"));
  it.each(["should mia tell them", "what could mia do instead", "what would you do"])("gets no orders: %s", (question) => {
    const { message, intent } = talk(CHAT, question);
    expect(intent).toBe("decide");
    expect(message).toMatch(/That’s up to you|I don’t make decisions/);
    expect(message).not.toContain("best reasons");
  });
});

it.each(["is it true you only need four hours", "is it really true we only need four hours"])("a claim need not begin with “that”: %s", (question) =>
  expect(talk("My coach says we only need 4 hours of sleep. I sleep better since then. The course costs 90 euros.", question).message).toContain(
    "> “My coach says we only need 4 hours of sleep.”",
  ),
);
it("whoever is answered at once is another side", () =>
  expect(
    talk("Mayor Ruth Amsel claims the road will bring 80 jobs. But everyone can see that it brings noise. Vote no on Sunday.", "wheres the other side").message,
  ).toContain("answers it right away:\n\n> “Mayor Ruth Amsel claims"));
it("one’s own hope is none", () =>
  expect(talk("We hope you are well. But hurry, the sale ends on Friday! The lamp lights for ten hours.", "wheres the other side").message).not.toContain(
    "answers it right away",
  ));
it("a heading is nobody who says so", () =>
  expect(talk("Opening Hours: the pool closes at noon on Friday. Children need a ticket.", "when does the pool close", "who says so").message).not.toContain(
    "that can be looked up",
  ));

it("an imprint goes on behind a title", () =>
  expect(
    talk("Vote no on the dam. It costs too much, and nobody needs it. Published by Dr. Mona Reiss and friends of the river.", "who wrote this").message,
  ).toContain("“Published by Dr. Mona Reiss and friends of the river”. Look up"));
