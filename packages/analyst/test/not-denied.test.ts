import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* What a text gives is not said to be missing, and what it does not give is not said to be there. */

const CAMERA =
  "I have carried the Lumo camera for two months now. It weighs 380 grams and the battery lasts a day. Some of the links below are affiliate links. The autofocus is slow in the dark.";
const APPEAL =
  "Winter is hard for the animals in our care. For only 9 pounds a month you can feed a dog. Of every pound that we receive, 14 pence pay for the office. Our accounts are on our website.";
const RUMOR =
  "Please be careful! A policeman from the station in Leeds told my neighbour that burglars mark the doors with chalk. My sister knows a family that was robbed. Pass it on to everyone in your street.";
const SERUM = "The GlowDrop serum works in three nights. “I look ten years younger,” says Petra from Graz. It comes in a glass bottle of 30 ml.";
const BRIDGE =
  "The county plans a toll of two pounds on the old bridge. Local farmers fear that they will have to pay six times a day. The tourist board welcomed the plan. The decision is due in May.";
const JUICE =
  "I have drunk celery juice for a year, and my skin is clear. Some say that it upsets the stomach, so start with a small glass. My sister has begun with it as well.";

describe("what a text gives", () => {
  it.each(["does she earn money with this", "is it sponsored", "is this an ad"])("tells “%s” what it says itself of earning", (question) => {
    const { message } = talk(CAMERA, question);
    expect(message).toContain("Yes, by its own words");
    expect(message).toContain("affiliate links");
  });
  it("is no disclosure where somebody was sent the text", () => {
    const text = "I was sent this by my aunt. The council will close the pool in May. It was built in 1961.";
    expect(talk(text, "is this an ad").message).not.toContain("by its own words");
  });

  it("has a document that one may see for a source", () => {
    const { message } = talk(APPEAL, "what are the sources");
    expect(message).toContain("Sources that can be found:\n\n> “Our accounts are on our website.”");
    expect(talk(APPEAL, "what is missing").message).not.toContain("A named source");
  });

  it("lets somebody speak on each side", () => {
    const { message } = talk(BRIDGE, "give me both sides in short");
    expect(message).toMatch(/another side:\n\n> “Local farmers fear/);
    expect(message).toMatch(/speaks up for it:\n\n> “The tourist board welcomed/);
    expect(talk(BRIDGE, "is it balanced").message).toContain("It gives a voice to somebody who sees it differently:\n\n> “Local farmers fear");
  });

  it("is another finding beside its own", () => {
    const text =
      "Runners sleep better, doctors at the clinic in Bern report. They asked 800 people. An earlier study had shown no difference. The clinic paid for it.";
    for (const question of ["what speaks against it", "what can be said against this"])
      expect(talk(text, question).message).toContain("another side:\n\n> “An earlier study had shown no difference.”");
    expect(talk(text, "what is missing").message).not.toContain("The other side");
  });

  it("is whoever speaks for a place that it names", () => {
    const text = "We ask for a ban on phones. Since they were banned at Lime Academy, grades are better, its principal says. Pupils talk more.";
    expect(talk(text, "who says that").message).toContain("Sources that can be found:\n\n> “Since they were banned at Lime Academy");
  });

  it("is what somebody in it thinks", () => {
    const text = "The council wants a tunnel under the river. Ida Sand, who plans it, said she was not sure of the cost. The ferry would stop.";
    const { message } = talk(text, "does ida believe it");
    expect(message).toContain("she was not sure of the cost");
    expect(message).not.toContain("A single score");
  });

  it("speaks of the body, and a doctor knows the rest", () => {
    const { message } = talk(JUICE, "is it bad for my stomach");
    expect(message).toContain("Here’s everything I find about it in the text:\n\n> “Some say that it upsets the stomach");
    expect(message).toContain("Ask a doctor or a pharmacist");
  });
});

describe("what a text does not give", () => {
  it("is somebody near the writer, whatever town stands beside them", () => {
    const { message } = talk(RUMOR, "who says that");
    expect(message).toContain("Sources without a name:\n\n> “A policeman from the station in Leeds told my neighbour");
    expect(message).not.toContain("Sources that can be found");
  });
  it("is a first name and a town", () => {
    expect(talk(SERUM, "what are the sources").message).not.toContain("Sources that can be found");
  });
  it("is the side of whom it speaks about", () => {
    const text = "Mayor Dunn has closed two libraries, and his friends got richer. The city belongs to us, and we will win it back on Sunday.";
    expect(talk(text, "whats the mayors side").intent).toBe("other-side");
  });
});
