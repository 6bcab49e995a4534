import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** What readers ask about a study and about how sure a text is; met without an answer in conversations about three texts. */
const TRIAL =
  "Researchers at two hospitals followed 312 people who had broken a hip. Half were offered a weekly visit by a physiotherapist for six months, half the usual care. After a year, 61 of 156 in the first group could walk without help, and 48 of 156 in the second. The difference could be due to chance (p = 0.14). “We would need a larger trial to be sure,” said Dr. Ilse Maaten, who led it.";
const ASSISTANT =
  "Vitamin D is one of the most important nutrients for your health. Most doctors now recommend it for everyone. It is completely safe, and there are no known side effects at this dose. It may help against low mood. A 2019 study found that 8 out of 10 adults are deficient.";
const COLUMN =
  "Remote work has had its day. Productivity at Halden & Co. rose by 11 percent in the year after staff returned, the firm said. If we let everyone stay at home, soon nobody will know the name of the person at the next desk, and then trust goes, and then the company goes. Critics point to an experiment in which call-centre workers at home handled 13 percent more calls. But a call centre is not a newsroom.";

describe("how many were looked at", () => {
  it.each(["what's the sample size", "How large is the sample?", "how many people took part?", "how many patients were in the study"])("%s", (question) =>
    expect(talk(TRIAL, question).message).toContain("followed 312 people"),
  );
  it("is no share, and asked for where it is not there", () => {
    const { message } = talk(ASSISTANT, "how many people were in the study?");
    expect(message).toContain("I don’t see a number of people");
    expect(message).not.toContain("8 out of 10");
  });
});

describe("how big is the effect", () => {
  it.each(["how big is the difference?", "How large was the effect?", "how much of a difference is there"])("%s", (question) => {
    const { message } = talk(TRIAL, question);
    expect(message).toContain("61 of 156 is 39%, 48 of 156 is 31%. That is 8 in a hundred apart.");
    expect(message).toContain("We would need a larger trial");
  });
  it.each(["how big is the house", "how much does it cost", "how big is the risk of a scam here"])("is not meant by: %s", (question) =>
    expect(talk("Sign up for the walk on Sunday. We meet at ten at the north gate and are back by four.", question).message).not.toContain("The math"),
  );
  it("reckons nothing where there is one share only", () =>
    expect(talk("In the trial 61 of 156 patients fell by 3 percent less. Nothing else was measured in it.", "how big is the effect?").message).not.toContain(
      "The math",
    ));
});

it("two shares of different sentences are not set against each other", () =>
  expect(
    talk("In the trial 61 of 156 patients fell. Of the nurses 12 of 40 left within the year, a difference to before.", "how big is the difference?").message,
  ).not.toContain("The math"));
it("the risk of a swindler's message is no figure", () =>
  expect(
    talk(
      "Your parcel is held. Pay the customs fee of $2.99 within 24 hours at parcel-fee.example or it goes back, and the fee rises by 50%.",
      "how big is the risk?",
    ).message,
  ).not.toContain("what it means in real life"));

describe("what a p-value says", () => {
  it("of one that is not small", () => {
    const { message } = talk(TRIAL, "why is p = 0.14 not enough");
    expect(message).toContain("about 14 times in 100");
    expect(message).toContain("doesn’t show there’s no effect");
    expect(message).not.toContain("it states a cause");
  });
  it("of one that is", () => {
    const { message } = talk("The pill group slept 34 minutes longer (p < 0.001). The trial had 90 volunteers.", "what does p < 0.001 mean?");
    expect(message).toContain("less than once in 1,000.");
    expect(message).toContain("doesn’t show that the effect is large");
  });
  it("that does not stand in the text is not explained as if it did", () =>
    expect(talk(TRIAL, "why is p = 0.03 enough?").message).not.toContain("about 3 times"));
});

describe("how sure the text sounds", () => {
  it.each(["how sure is it about the safety", "How certain is the assistant about side effects?"])("without a doubt: %s", (question) => {
    const { message, intent } = talk(ASSISTANT, question);
    expect(intent).toBe("how-sure");
    expect(message).toContain("It sounds sure, with “");
    expect(message).toContain("“It is completely safe");
  });
  it("with one", () => expect(talk(ASSISTANT, "how sure is the text about low mood").message).toContain("It leaves room: “may”"));
  it("but of what it does not speak of, the marks", () => expect(talk(ASSISTANT, "how sure is it").message).not.toContain("It sounds sure"));
});

describe("how critics are treated", () => {
  it.each(["Does the author treat the critics fairly?", "how does it deal with the other side", "is the text fair to its critics"])("%s", (question) => {
    const { intent, message } = talk(COLUMN, question);
    expect(intent).toBe("other-side");
    expect(message).toContain("“Critics point to an experiment");
    expect(message).toContain("And this comes right after it: “But a call centre is not a newsroom.”");
  });
  it("knows an answer by its “isn’t”", () =>
    expect(talk("Build the road. Critics fear the noise. That isn’t a reason to wait.", "does it treat the critics fairly?").message).toContain(
      "And this comes right after it: “That isn’t a reason to wait.”",
    ));
  it("where none speaks", () => expect(talk(ASSISTANT, "does it address the critics?").message).toContain("I don’t see anyone who disagrees getting a say"));
});

it("a firm that is named in the sentence is a source", () =>
  expect(talk(COLUMN, "what evidence does he have").message).toContain("“Productivity at Halden & Co."));
it.each(["is the slippery slope thing in here?", "is there a slippery slope fallacy going on"])("a technique is known in passing: %s", (question) =>
  expect(talk(COLUMN, question).message).toContain("Yes, as far as wording can show it: slippery slope."),
);
it("a conclusion that goes too far meets the text’s own limit", () =>
  expect(talk(TRIAL, "so the visits work?").message).toContain("The text itself says how far it goes:\n\n> “The difference could be due to chance"));
