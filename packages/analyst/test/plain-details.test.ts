import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* One detail of a text, asked for in few words: its sentence, no other, and no more advice than the question is worth. */

const HALL =
  "Minutes of the allotment club of 3 March. Six members and the chair came. It was resolved to buy a second pump. The club has 840 pounds. A new plot costs 45 pounds a year. The water is off from 6 to 9 April. The summer party was postponed to August.";
const LINE =
  "The tram line carries 6,200 people a day, according to the city. In May, 17 trams broke down. “I wait ten minutes every morning,” said Ida Roth, who works at the port. The council votes on Friday.";
const CAKE = "Beat four eggs with 150 g of sugar. Bake it for 40 minutes at 170 degrees. One slice has 210 calories. My aunt says it is better than hers.";
const HOME = "Dear donor, tonight Karim sleeps in a tent again, with 900 others. We changed his name: Karim is not his real name. Your 10 euros buy a blanket.";

const NOTICE =
  "The book fair was on 3 April and had 130 visitors. Applications are open until 12 May. The library is shut this week. Take bus 7 to the hall, the address is the old mill. It takes four hours by car, and the hall has two doors.";

describe("a detail that is asked for", () => {
  it.each([
    [HALL, "what was decided", "resolved to buy a second pump"],
    [HALL, "how much money do they have", "840 pounds"],
    [LINE, "how long does she wait in mins", "ten minutes every morning"],
    [HOME, "is karim real", "Karim is not his real name"],
  ])("%#: %s", (text, question, words) => {
    const { message } = talk(text, question);
    expect(message).toContain(words);
    expect(message).not.toContain("found no form");
  });

  it("is not looked up in the statistics where somebody sets it", () => {
    const { message } = talk(HALL, "how much is a plot");
    expect(message).toContain("A new plot costs 45 pounds a year.");
    expect(message).not.toContain("statistics office");
    expect(talk(LINE, "how many people").message).not.toContain("statistics office");
    expect(talk(LINE, "how many people really").message).toContain("statistics office");
  });

  it("has its day, and no other day beside it", () => {
    const { message } = talk(HALL, "when is the water off");
    expect(message).toContain("6 to 9 April");
    expect(message).not.toContain("3 March");
    expect(message).toContain("ask whoever set the day");
  });

  it("is no claim where it is a step to take", () => {
    expect(talk(CAKE, "can i trust it").message).toContain("start here: “One slice has 210 calories.”");
  });

  it.each([
    [NOTICE, "till when can i apply", "Applications are open until 12 May", "3 April"],
    [NOTICE, "how many people came", "130 visitors", "open until"],
    [NOTICE, "what about the aplications", "Applications are open", "library"],
    [NOTICE, "which address", "the address is the old mill", "Applications"],
  ])("stands alone %#: %s", (text, question, words, other) => {
    const { message } = talk(text, question);
    expect(message).toContain(words);
    expect(message).not.toContain(other);
    expect(message).not.toContain("doesn’t name them");
  });

  it("is of what the text tells of, and not of the text or of my marks", () => {
    const canal =
      "The canal path is 12 km long and starts at the mill. Parking costs 3 euros. It took two years to dig. A mark on each tree shows the way; the marks are yellow.";
    expect(talk(canal, "how long is it").message).toContain("12 km long");
    expect(talk(canal, "how long is the text").message).toContain("It has 34 words");
    expect(talk("Everyone knows that the ferry is always late.", "how long is it?").message).toContain("It has 8 words in 1 sentence.");
    expect(talk(canal, "is it free").message).toContain("Parking costs 3 euros");
    expect(talk(canal, "do the marks help").message).toContain("the marks are yellow");
    expect(talk(canal, "which marks do you see").message).not.toContain("the marks are yellow");
  });

  it("has a day that nobody can move where it is over", () => {
    const { message } = talk(NOTICE, "when was the fair");
    expect(message).toContain("3 April");
    expect(message).not.toContain("whoever set the day");
  });

  it("is found although the question has a slip of the fingers", () => {
    expect(talk(HALL, "is somthing wrong with it").message).not.toContain("somthing");
  });
});

describe("a figure in front of a short question", () => {
  it.each(["17 trams is that a lot", "6,200 a day, is that good", "17 is that much"])("gets what makes it large or small: %s", (question) => {
    const { message, intent } = talk(LINE, question);
    expect(intent).toBe("claims");
    expect(message).toContain("No figure is large or small by itself");
    expect(message).toContain(question.startsWith("17") ? "17 trams broke down" : "6,200 people");
  });
  it("may be a word", () => {
    const { message } = talk(NOTICE, "two doors is that few");
    expect(message).toContain("No figure is large or small by itself:\n\n> “It takes four hours by car, and the hall has two doors.”");
  });
  it.each(["6,200 sounds great is it true", "10 euros for a blanket can that be possible"])("is meant where its truth is asked for: %s", (question) => {
    const text = question.startsWith("6") ? LINE : HOME;
    expect(talk(text, question).message).toMatch(/The text claims:\n\n> “[^”]*(?:6,200|10 euros)/);
  });
});
