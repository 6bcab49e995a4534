import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* What a careful person would say first, and what is not said where a text or a remark gives no cause for it. */

const CURE = "Doctors hate this! Turmeric heals arthritis in just two weeks. Stop taking your pills and start with one spoon a day. Thousands are pain free.";
const MAGNESIUM =
  "A good sleep begins with a dark room. Magnesium supplements help some people, a study of 46 adults found. Do not take more than 300 mg a day.";
const BUS = "Bus line 12 will stop at the school from Monday, the city said. The stop at the clinic is closed for a year.";
const CARE = /^That’s a medical question: please don’t start, stop, change or mix any medicine because a text says so[\s\S]*Ask a doctor or a pharmacist/m;

describe("a word of care comes first where medicine is touched", () => {
  it.each([
    [CURE, "can i stop my arthritis pills then"],
    [CURE, "shes on blood thinners"],
    [CURE, "is it ok in pregnancy"],
    [CURE, "my mum is 82"],
    [CURE, "should my dad do that"],
    [CURE, "is it true that i can stop my pills"],
    [MAGNESIUM, "i have weak kidneys"],
    [MAGNESIUM, "can she take it with aspirin"],
    [MAGNESIUM, "we have a newborn"],
  ])("%#: %s", (text, said) => {
    const { message } = talk(text, said);
    expect(message).toMatch(CARE);
    expect(message.indexOf("medical question")).toBeLessThan(message.indexOf("> “"));
  });
  it("and then the words to show", () => {
    expect(talk(CURE, "can i stop my arthritis pills then").message).toContain("> “Stop taking your pills and start with one spoon a day.”");
    expect(talk(MAGNESIUM, "i take metformin, is more better").message).toContain("> “Magnesium supplements help some people");
  });
  it("and the remark before it counts, in fewer words the second time", () => {
    const { message } = talk(MAGNESIUM, "my son is epileptic, he has epilepsy", "so can he try it");
    expect(message).toMatch(/^That’s another medical question/m);
    expect(message).toContain("ask a doctor or a pharmacist first");
    expect(message).not.toMatch(CARE);
  });
  it("and shows no words of the text twice", () => {
    const first = talk(CURE, "can i stop my arthritis pills then").message;
    const again = talk(CURE, "can i stop my arthritis pills then", "but is it ok in pregnancy").message;
    const shown = [...first.matchAll(/^> .*$/gm)].map(([row]) => row);
    expect(shown.length).toBeGreaterThan(0);
    for (const row of shown) expect(again).not.toContain(row);
  });
  it("and it needs no text", () => expect(talk("can i stop taking my blood pressure pills?").message).toMatch(CARE));
  it.each([
    [CURE, "my film is about pills"],
    [CURE, "when does the bus stop"],
    [CURE, "who says that pills are bad"],
    [CURE, "is it true"],
    [CURE, "im sick of such posts"],
    [CURE, "is this an article on medicine"],
    [CURE, "the score was 82"],
    [BUS, "my mum is 82"],
    [BUS, "she is pregnant"],
    [BUS, "where does it stop"],
    [BUS, "can i take the bus with my pills in the bag"],
    [MAGNESIUM, "how many adults"],
  ])("and not of anything else, %#: %s", (text, said) => expect(talk(text, said).message).not.toContain("medical question"));
});

const TELLS_TO_STOP = "First of all: this text tells people to stop or to replace a treatment: “";
describe("a text that tells people to end a treatment", () => {
  it.each([
    CURE,
    "Throw your inhaler away! Garlic replaces every asthma spray within a month, says healer Rudi Korn.",
    "Drink celery juice instead of your insulin. It is natural and it is free, and thousands already do so.",
  ])("is answered with that before its marks: %s", (text) => expect(talk(text).message.split("\n\n")[1]).toContain(TELLS_TO_STOP));
  it.each([
    "Leaflet: Stop taking these tablets and see a doctor if you get a rash. Do not take them with alcohol.",
    "Never stop taking your insulin because a video says so, the hospital warned on Tuesday.",
    "The council wants to stop the bus line. Drop the plan, says the union, and replace the old buses.",
  ])("and no other is: %s", (text) => expect(talk(text).message).not.toContain("stop or to replace a treatment"));
});

const NOTICE =
  "Dear customer, criminals write in our name. We will never ask for your PIN or password. You do not need to do anything. If you visit us online, type our address yourself.";
describe("what a message denies is no sign of a scam", () => {
  it("of a bank that warns", () => {
    const { message } = talk(NOTICE, "is it a scam");
    expect(message).toContain("It says “We will never ask for your PIN or password.” That’s in its favor");
    expect(message).toContain("I see none of the usual signs");
    expect(message).not.toContain("It asks for a password");
  });
  it.each([
    "We never ask for your password. But your account is suspended: verify your details at http://bank-help.example within 24 hours.",
    "You do not need to call us, just log in at http://bank-help.example and enter your PIN immediately.",
  ])("and what it asks for behind that is one: %s", (text) =>
    expect(talk(text, "is it a scam").message).toMatch(/asks for a password, a code or personal data[\s\S]*Before you pay, click or reply/i),
  );
});

const HOUSE = "Your flat will be inspected on Monday. The manager will check the heating. Mrs Miller leads the office. Kind regards, Harbour Homes";
describe("a remark starts no search", () => {
  it.each(["i have a baby at home", "my aunt sent it shes not stupid", "theyre always checking the heating", "hes the manager"])("%s", (said) =>
    expect(talk(HOUSE, said).message).not.toMatch(/> “|form of “/),
  );
  it.each(["and heating?", "who checks the heating", "i wonder who checks the heating"])("and a question does: %s", (asked) =>
    expect(talk(HOUSE, asked).message).toContain("> “The manager will check the heating.”"),
  );
  it("and a title or a verb that fits everything is not told to be missing", () => {
    expect(talk(HOUSE, "who is called mrs miller").message).toMatch(/^This is what the text says about that:\n\n> “Mrs Miller leads the office\.”/m);
    expect(talk(HOUSE, "does the manager check the balcony").message).toContain("I don’t see any form of “balcony”");
  });
});

const POOL =
  "The council will fund the new pool. Kids under 12 get in free. The pool opens in May and the work lasts three weeks. 50% of the cost is covered by the state.";
describe("other words for the same thing are found", () => {
  it.each([
    ["when does it start", "The pool opens in May"],
    ["how long does the work take", "the work lasts three weeks"],
    ["do children get in free", "Kids under 12"],
    ["what percent is covered", "50% of the cost"],
    ["what lasts 3 weeks", "the work lasts three weeks"],
  ])("%s", (asked, place) => {
    const { message } = talk(POOL, asked);
    expect(message).toMatch(new RegExp(`> “[^”]*${place}`));
    expect(message).not.toMatch(/form of “|no form of/);
  });
  it("and a number in words", () =>
    expect(talk("The factory will shut in March. Two hundred workers lose their posts.", "which 200").message).toContain("> “Two hundred workers"));
  it("and so is what it is asked to say of a matter", () => {
    const { message } = talk(POOL, "what does it say about children");
    expect(message).toMatch(/say something close to it:\n\n> “Kids under 12/);
    expect(message).not.toContain("doesn’t mention");
  });
  it("and where there is nothing, that is told of the search", () =>
    expect(talk(POOL, "does the ferry sail there").message).toContain("I search by words; the text may say the same thing in other words"));
});

describe("the claim to begin with states something of the world", () => {
  it("and is no frame", () => {
    const { message } = talk("got this in the family whatsapp: Forwarded many times. Onions in the bedroom absorb all flu viruses.", "is it true");
    expect(message).toContain("To judge the facts, start with what it claims: “Onions in the bedroom absorb all flu viruses.”");
  });
  it("and what somebody ate is none", () =>
    expect(talk("My gran swears by garlic. Yesterday I ate some and felt fine. Share it!", "is it true").message).not.toContain("To judge the facts"));
  it("and what somebody did with a kettle is none", () =>
    expect(talk("I bought this kettle in June. It broke after a week.", "is it true").message).not.toContain("To judge the facts"));
});

describe("a leaflet that sends to a doctor", () => {
  it("ends no treatment where it says that a cold passes", () =>
    expect(
      talk("Colds, a leaflet for patients. Most colds go away within ten days without any medicine. See a doctor if you have a fever. Drink enough.").message,
    ).not.toContain("tells people to stop or to replace a treatment"));
  it.each([
    "Most tumors go away in ten weeks without any medicine, if you fast. Drink lemon water. Tell your friends.",
    "Diabetes goes away within a month without any insulin. See a doctor if it hurts.",
    "With our tea diabetes goes away without any insulin. Never ask your doctor about it. Order now.",
  ])("what sends nowhere does: %s", (text) => expect(talk(text).message).toContain("tells people to stop or to replace a treatment"));
});
