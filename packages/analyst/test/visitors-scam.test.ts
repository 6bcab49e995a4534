import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** What people ask who hold a message in their hands that may cost them money. */
const BANK =
  "Your account at Northfield Savings has been locked due to unusual activity. Confirm your details within 24 hours at northfield-verify.example or your card will be blocked.";
const JOB =
  "Hi there! Your profile impressed our hiring team and we would love to offer you the position of remote assistant. No interview is needed. To secure your place, please send a copy of your passport and a $60 refundable deposit for the training kit by Friday. Places fill up fast. Warm regards, Melissa";
const COIN =
  "$LUMO is about to explode. The team just locked liquidity until 2030. Early holders of our last project made 40x in nine days. Presale closes tonight, 200 spots left.";
const SCHOOL =
  "Dear parents, please pay the 12 euros for the museum trip by Friday, in cash, in an envelope with your child’s name. The bus leaves at eight. Ms. Adler";
const SHOP = "Free shipping until Friday at harborbooks.example. Our summer sale expires on Sunday, with up to 40% off all travel guides. See you in the shop!";

describe("a message that is after a code, papers or money", () => {
  it.each([
    BANK,
    JOB,
    "Mum, I dropped my phone, this is my new number. Can you send me 480 euros now, it is urgent? Don't tell Dad.",
    "Congratulations, you won a prize! Send us your passport today only and pay the $25 processing fee at winners.example.",
    "Hello dear, to get the flat please wire the security deposit now and send a scan of your ID card. I can't talk right now, I am abroad.",
    "Last chance: verify your identity with a photo of your driver's license at id-check.example or the parcel goes back.",
  ])("is told from its signs before anybody asks: %s", (message) => {
    const { message: said } = talk(message);
    expect(said).toMatch(/I can’t look up who sent it, so I give no verdict\. What it has in common with many scams:[\s\S]*Before you pay/);
    expect(said).not.toMatch(/The other side|A named source/);
  });
  it.each([
    SCHOOL,
    SHOP,
    "Your table for four is booked on Friday at seven. If you can’t come, call us before noon.",
    "The deposit for the flat is 900 euros, due when you sign the contract. You get it back with interest when you move out.",
    "We are looking for a nurse for our night shift. Send your application with your references to the head of the ward by 3 March.",
    "Bring a copy of your passport to the first day of work; payroll needs it for the tax form.",
  ])("is not seen in an honest one: %s", (message) => expect(talk(message).message).not.toMatch(/scams?\b/));
  it("asks for no reply, and says so instead of a question to put back", () => {
    for (const question of [
      "what should I write back?",
      "How do I answer her?",
      "what do I reply",
      "How should I respond to this?",
      "what should i say",
      "how can I reply",
    ]) {
      expect(talk(JOB, question).message).toMatch(/For now, nothing: an answer tells the sender that somebody is reading/);
      expect(talk(SCHOOL, question).message).not.toContain("For now, nothing");
    }
  });
  it("gets the advice that fits what it offers", () => {
    expect(talk(JOB).message).toContain("it rarely asks you to pay first");
    expect(talk(COIN, "should i buy?").message).toContain("financial regulator");
    expect(talk(BANK).message).toContain("the number on your card");
    expect(talk(JOB).message).not.toContain("the number on your card");
  });
  it("sends to the person in whose name it comes, by the number that one had before", () => {
    const messages = [
      "hey grandma, lost my phone and this is my new number. can you send 300 today? please dont tell dad",
      "Dad, my phone got smashed at work, so text me here. I need 650 for the landlord today, pay you back Friday. Don't tell Mum.",
    ];
    for (const message of messages) {
      expect(talk(message, "what should i do").message).toMatch(/person it claims to be,\** at the number you had before/);
      expect(talk(message, "what should i do").message).not.toContain("your card");
    }
  });
});

describe("somebody who loves from afar", () => {
  const LOVE =
    "Hello my dear, I am an engineer on an oil platform and my heart is yours. My account is frozen until I am on land. Please can you buy two Steam gift cards and send me the codes? Please do not tell your family yet.";
  it("is told from silence beside money that is gone for good", () => {
    expect(talk(LOVE).message).toMatch(/in common with many scams[\s\S]*keep it to yourself[\s\S]*show it to somebody close to you/);
    for (const honest of [
      "Don’t tell Anna: we each pay 20 euros for her gift, and the party is on Saturday at my place.",
      "I lost my phone yesterday. Call me at home, or leave a note with the neighbors; I am back on Sunday.",
      "Keep this between us until Friday: I have got the job, and we can move in the spring.",
      "Sorry, I can’t talk now, I am in a meeting until four. Is it about the invoice for the roof?",
      "I love you. Please don’t tell the kids about the trip yet, I want to see their faces on Sunday.",
      "This report is confidential. It goes to the board on Monday, and the figures are not final yet.",
    ])
      expect(talk(honest).message).not.toMatch(/scam/);
  });
  it.each(["is he real?", "Is she genuine", "are they legit?", "is he really honest", "was he serious?", "is he fake"])("is he who he says: %s", (question) =>
    expect(talk(LOVE, question)).toMatchObject({ intent: "scam", failure: null }),
  );
  it.each([
    ["but we talk every day", "fit a fake message as well"],
    ["he sent me a photo of his passport", "may be copied"],
    ["and she showed me a copy of her contract", "may be copied"],
    ["we had a video call though", "may be copied"],
  ])("and no proof of theirs becomes the text: %s", (remark, part) => {
    expect(talk(LOVE, remark).message).toContain(part);
    expect(talk(LOVE, remark, "i already sent one card").message).toMatch(/^Then be quick/);
  });
});

describe("“is it a scam?”", () => {
  it("calls no sign of advertising a scam, and no single sign either", () => {
    expect(talk(SHOP, "is it a scam?").message).toContain("Ads show these signs, and so do many scams");
    expect(talk(SCHOOL, "is this a scam?").message).toContain("honest messages can have it, too");
    for (const honest of [SHOP, SCHOOL]) expect(talk(honest, "is it a scam?").message).not.toContain("in common with many scams");
  });
  it("is no all-clear where no sign is found", () =>
    expect(talk("The plumber comes on Tuesday between nine and eleven to look at the boiler in your flat.", "is it a scam?").message).toContain(
      "no all-clear",
    ));
  it.each(["stopped using sunscreen and my skin glows. wake up. link in bio for my detox oil", COIN])("finds what a pitch does: %s", (text) =>
    expect(talk(text, "is this legit").message).not.toContain("none of the usual signs"),
  );
  it("names the signs in one sentence where they stand above", () => {
    const { message } = talk(BANK, "is it a scam?");
    expect(message).toMatch(/it rushes you; it asks for a password, a code or personal data; and it sends you to a link/);
    expect(message.match(/24 hours/g)).toBeNull();
  });
});

describe("what to do with it", () => {
  it.each([
    ["can I call the number in it?", "By a number you already had"],
    ["should i ring them", "By a number you already had"],
    ["Is it safe to open the link?", "Not from the message"],
    ["so can I tap on it", "Not from the message"],
    ["may I reply STOP", "Not to the message itself"],
    ["do i have to pay something?", "Not yet: if the sender"],
    ["Should my mother send the money?", "Not yet: if the sender"],
    ["what should i do now", "no click, no call to its number, no reply"],
    ["ok what now?", "no click, no call to its number, no reply"],
    ["what are the next steps", "no click, no call to its number, no reply"],
    ["What should we do about it?", "no click, no call to its number, no reply"],
  ])("is answered for itself: %s", (question, part) => {
    const { message, failure } = talk(BANK, question);
    expect(failure).toBeNull();
    expect(message).toContain(part);
  });
  it.each([
    "What does it do?",
    "Can you send me a summary?",
    "What should they do about it?",
    "Do I know the sender?",
    "Should they pay more for it?",
    "what do I do wrong",
  ])("is not seen in %s", (question) =>
    expect(talk(BANK, question).message).not.toMatch(/By a number you already had|Not from the message|Not to the message|Not yet: if the sender|no click/),
  );
  it.each([SCHOOL, SHOP])("is no matter of swindlers in an honest one: %s", (text) =>
    expect(talk(text, "what should i do now").message).not.toContain("no click"),
  );
  it.each(["how can I find out if the company exists?", "How could I check that this employer is real", "how would I know that the firm is registered?"])(
    "%s",
    (question) => {
      expect(talk(JOB, question).message).toMatch(/^Not from the message itself[\s\S]*business register/);
      expect(talk("Brightwell Foods plans to sell a new tray. The company says that it saves 70 percent of the plastic.", question).message).toMatch(
        /business register of its country/,
      );
    },
  );
});

describe("what else is asked of it", () => {
  it.each([
    ["what happens if i ignore it", "the message can go"],
    ["so should i just delete it", "the message can go"],
    ["Is it enough to block the sender?", "the message can go"],
    ["can I do nothing", "the message can go"],
    ["what if I don't reply", "the message can go"],
    ["how do i report it", "forward the message as it is"],
    ["where can I report this?", "forward the message as it is"],
    ["who should i send it to", "forward the message as it is"],
    ["would it hurt to call them", "By a number you already had"],
    ["do you think i should pay", "Not yet: if the sender"],
    ["is it bad if I open the attachment", "Not from the message"],
    ["it's from the post office", "may be copied"],
    ["the link looks normal", "may be copied"],
    ["My son says its fine", "Ask what that’s based on"],
    ["but a friend told me that it is safe", "Ask what that’s based on"],
    ["but i do expect a letter from them", "fit a fake message as well"],
    ["ok i wont click then", "a safe way to start"],
    ["I will ask my bank first", "a safe way to start"],
  ])("is answered for itself: %s", (words, part) => expect(talk(BANK, words).message).toContain(part));
  it.each([
    ["what does it ignore?", "the message can go"],
    ["which facts does it not report", "forward the message"],
    ["What happens on Friday?", "the message can go"],
    ["can you delete my data?", "the message can go"],
    ["how does it report the figures?", "forward the message"],
    ["who sent this to me?", "forward the message"],
    ["what did my son say is fine", "Ask what that’s based on"],
    ["do you think it is fair", "Not yet: if the sender"],
  ])("is no other question: %s", (words, part) => expect(talk(BANK, words).message).not.toContain(part));
});

describe("a judgement of the visitor’s own", () => {
  const TEXT = "The school board wants to drop Latin. Either we keep it, or our children will soon not be able to read a contract. We must act now.";
  it.each([
    "the author is an idiot",
    "This text is awful",
    "That guy is a liar",
    "honestly, the whole thing sounds stupid",
    "but the writer must be drunk",
    "the article was boring",
  ])("is left to them, and is no new text: %s", (words) => {
    expect(talk(TEXT, words).message).toContain("That’s for you to judge");
    expect(talk(TEXT, words, "recap").message).toContain("The text at hand: “The school board");
  });
  it.each([
    "Is the author an idiot?",
    "The school is a prison for everyone who thinks.",
    "The man who drops Latin is a traitor.",
    "is this text awful",
    "this text is about what?",
    "The author is paid by the board, and everybody knows what that means for the children.",
  ])("and not heard in %s", (words) => expect(talk(TEXT, words).message).not.toContain("That’s for you to judge. I read wording"));
  it.each([
    "what do you think yourself",
    "do you agree",
    "do you agree with it?",
    "are you convinced?",
    "what do you personally think about it",
    "so do you disagree with that",
  ])("is not given back: %s", (words) => expect(talk(TEXT, words)).toMatchObject({ intent: "verdict", failure: null }));
  it.each(["could you be briefer", "be more concise please", "a bit shorter please"])("shortens: %s", (words) =>
    expect(talk(TEXT, words).message).toMatch(/^In short/),
  );
  it.each(["can i hand this in", "may I turn it in?"])("asks before it is used: %s", (words) => expect(talk(TEXT, words).intent).toBe("use"));
});

describe("what is asked next of a message or an offer", () => {
  it.each(["is it a scam?", "what now?", "can I pay the fee?"])("a job that costs: %s", (request) =>
    expect(
      talk(
        "Remote job for everyone: earn 250 euros a day from home, no skills needed. Send a scan of your passport and a 30€ registration fee to begin.",
        request,
      ).message,
    ).toMatch(/find the company yourself|Nothing from within/),
  );
  it.each([
    "I sent the passport scan to them, is this bad?",
    "we paid it, what should I do?",
    "I already gave them my account, how bad is it",
    "my wife transferred the fee and now",
    "I alredy sent them everything",
    "i have paid the 30€. can i get it back?",
  ])("what was given: %s", (request) =>
    expect(
      talk(
        "Remote job for everyone: earn 250 euros a day from home, no skills needed. Send a scan of your passport and a 30€ registration fee to begin.",
        request,
      ).message,
    ).toMatch(/^Then be quick/),
  );
  it.each([
    "I clicked but have not typed anything",
    "clicked on it, but didn't pay",
    "I opened the page but never entered my pin",
    "my mom clicked but didn't put her card in",
    "i alredy opened it but havent paid",
    "we clicked, but we did not install it",
  ])("nothing was given: %s", (request) =>
    expect(talk("Your card is blocked. Log in within 24 hours at card-unlock.info or pay a fee of 20 euros.", request).message).toMatch(
      /not much can have happened/,
    ),
  );
  it.each([
    "can they read my mails now",
    "could he get into my account? could he access it",
    "will somebody steal my money",
    "did they hack my phone",
    "are they watching me",
    "can the scammers find my address",
  ])("what they can reach: %s", (request) =>
    expect(talk("Your card is blocked. Log in within 24 hours at card-unlock.info or pay a fee of 20 euros.", request).message).toMatch(
      /rarely more than that somebody is reading/,
    ),
  );
  it.each([
    "what would a genuine text message look like",
    "how would a real bank write",
    "how does my bank normally contact me",
    "what should a proper notice look like?",
    "how would the police reach me really",
    "what does an official message look like",
  ])("a real one: %s", (request) =>
    expect(talk("Your card is blocked. Log in within 24 hours at card-unlock.info or pay a fee of 20 euros.", request).message).toMatch(
      /You can find a real one without the message/,
    ),
  );
  it.each([
    "how can you tell?",
    "are you sure about that?",
    "how do you know it's fake",
    "what makes you think it's a scam",
    "why do you say that",
    "how can you be so sure",
  ])("a doubt in the signs: %s", (request) =>
    expect(talk("Your card is blocked. Log in within 24 hours at card-unlock.info or pay a fee of 20 euros.", request).message).toMatch(
      /^I can’t look up who sent it/,
    ),
  );
  it.each(["should I buy it?", "is it a scam?", "what should I do", "how can I check it", "may I order, is it safe to pay", "can I trust the shop"])(
    "something for sale: %s",
    (request) =>
      expect(talk('is this ok? "MoonSoap removed my wrinkles in 2 days!! Only 12 pieces left, order at moonsoap.shop"', request).message).toMatch(
        /Before you buy: look/,
      ),
  );
});
