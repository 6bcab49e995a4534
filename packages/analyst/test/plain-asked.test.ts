import { describe, expect, it } from "vitest";
import { sentencesOf } from "../src/index.ts";
import { talk } from "./talk.ts";

/* Short questions in everyday words, with “it” and “they” in place of names: found on texts that the rules had not seen, tested on others. */

const STUDY =
  "People who sing in a choir sleep better, a team at the University of Norden reports. It asked 412 adults about their nights. “It may be the company and not the singing,” said Mia Holt, who led the work. Erik Lund, a statistician who had no part in it, called the effect small. A singing school paid for half of it.";
const TIPS =
  "Six ways to a calm dog\n\n1. Walk it twice a day. It sleeps better then.\n2. Never shout. Dogs always remember it.\n3. Feed it at seven. A hungry dog barks 40 percent more.";
const TRIAL =
  "The court fined the plumber Olaf P. 900 on Monday. He had left a customer without water for nine days. The defence argued that the parts had come late. The judge did not think that enough.";
const BANK =
  "Dear customer, your account will be blocked today. Confirm your details at http://bank-check.example within 12 hours or pay a fee of 30 euros. Do not tell anybody about this message.";
const BALM = "This balm is the best thing ever. My knees healed in a week, and everyone in my street uses it. It costs only 19 dollars. Buy it today.";
const OTHER = "here is another one: “The balm was tried on 40 people in 2021, half of them got plain cream. Both groups felt the same, the clinic reports.”";

describe("a verdict in other words", () => {
  it.each(["is it for real?", "would you call it fair", "would you say this is balanced?", "is that serious or a joke"])("is asked for: %s", (asked) =>
    expect(talk(BALM, asked).intent).toBe("verdict"),
  );
  it.each(["buy it or not?", "so order it or not"])("or a decision: %s", (asked) => expect(talk(BALM, asked).intent).toBe("decide"));
  it.each(["is there one true thing in it", "tell me a single honest sentence"])("or what is good: %s", (asked) =>
    expect(talk(BALM, asked).intent).toBe("good-points"),
  );
  it.each(["what's exaggerated?", "what is overstated in it"])("or what is too much: %s", (asked) => expect(talk(BALM, asked).intent).toBe("findings"));
  it.each(["show me how it should have sounded", "tell me what an honest version would look like"])("or a fair wording: %s", (asked) =>
    expect(talk(BALM, asked).intent).toBe("rewrite"),
  );
});

describe("two texts", () => {
  it.each(["which is more useful and why", "which one sounds calmer", "where do they disagree?", "what do both agree on"])(
    "are set side by side: %s",
    (asked) => expect(talk(BALM, OTHER, asked).message).toMatch(/\*\*First:\*\* “This balm[\s\S]*\*\*Second:\*\*/),
  );
  it("are not where there is one", () => expect(talk(BALM, "which is more useful").message).not.toContain("**Second:**"));
});

describe("whoever is meant by another word", () => {
  it("is the expert", () => expect(talk(STUDY, "what does the independent expert say").message).toContain("Erik Lund, a statistician"));
  it("is the lawyer", () => expect(talk(TRIAL, "what did his attorney say?").message).toContain("The defence argued"));
  it.each(["what did the guy do?", "so what has he done"])("is what somebody did: %s", (asked) =>
    expect(talk(TRIAL, asked)).toMatchObject({ intent: "summary", message: expect.stringContaining("left a customer") }),
  );
});

describe("a step from what was said", () => {
  it.each(["does that mean it's wrong?", "does it prove that they are lying", "would that make it true"])("is no proof: %s", (asked) =>
    expect(talk(STUDY, "who paid for it?", asked).message).toMatch(/^Not by itself/),
  );
  it.each(["is that a good argument?", "is it a fair point"])("is asked of the sentence that was shown: %s", (asked) =>
    expect(talk(TRIAL, "what did the defence argue?", asked).message).toMatch(/^I think you mean this:[\s\S]*parts had come late/),
  );
  it.each(["what would a better study look like?", "how would a good survey be done"])("is what a better study has: %s", (asked) =>
    expect(talk(STUDY, asked).message).toContain("picked at random"),
  );
  it.each(["where do they get this from", "where does he have that from?"])("is where it comes from: %s", (asked) =>
    expect(talk(BALM, asked).intent).toBe("sources"),
  );
  it("is a question to ask", () => expect(talk(STUDY, "suggest a follow-up question").intent).toBe("questions"));
});

describe("a list with numbers", () => {
  it("is read item by item", () => expect(sentencesOf(TIPS).map((s) => s.text)).toContain("2. Never shout."));
  it("but a number may end a sentence", () => expect(sentencesOf("We met at 5. It was late. She is 12. He is not.")).toHaveLength(4));
  it.each(["is tip 2 true?", "what about number 2", "Tip 2, it is true?"])("is asked about by number: %s", (asked) =>
    expect(talk(TIPS, asked).message).toMatch(/^Number 2:[\s\S]*Dogs always remember it[\s\S]*one case to the contrary/),
  );
  it("is put more fairly by number", () => expect(talk(TIPS, "how could tip 3 be said better?").message).toContain("number 3"));
  it("where there is one", () => expect(talk(BALM, "what about number 2").message).not.toMatch(/^Number 2:/));
});

describe("a message like a swindler’s", () => {
  it.each(["who can i call?", "whom should I tell about this"])("says whom to call: %s", (asked) =>
    expect(talk(BANK, asked).message).toMatch(/^First your bank/),
  );
  it.each(["how can I recognize such messages next time", "how do i spot texts like this"])("says how to know the next one: %s", (asked) =>
    expect(talk(BANK, asked).message).toMatch(/^By what it does/),
  );
  it("or a post, by its wording", () => expect(talk(BALM, "how can I spot posts like that").message).toContain("Three questions get you most of the way"));
});

describe("what kind of text it is", () => {
  it("may be a letter and a swindle", () => expect(talk(BANK, "what kind of text is this?").message).toMatch(/It speaks to somebody[\s\S]*what many scams do/));
  it("may sell", () => expect(talk(BALM, "what type of text is it").message).toContain("**It sells:**"));
  it("may report", () => expect(talk(TRIAL, "what sort of article is this").message).toContain("**It reports:**"));
});

it.each(["bye bye robot", "cya", "see ya bot"])("a goodbye is one: %s", (words) => expect(talk(BALM, words).message).toMatch(/^Goodbye/));
