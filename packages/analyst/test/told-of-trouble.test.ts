import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** Somebody in trouble tells of it first and has no text to paste: an answer about wordings would be the wrong one. */
const NEWS = "The council bought new buses on Monday. They cost 2 million euros, and the mayor says that they run without noise.";

describe("what was given away, told without a message beside it", () => {
  it.each([
    "I gave my card number to a man on the phone. Help!",
    "I clicked the link in the mail from my bank. What should I do?",
    "i clicked on a link in a text message",
    "I already paid the fee. What now?",
    "I already paid the 2.99 with my card. What now?",
    "i typed my password on a strange site, is that bad?",
    "I bought two gift cards and sent the codes",
    "my mum gave her details and I sent 300 euros. what do i do now",
    "a man got remote access and was in my computer",
    "i opened a link in an sms and entered my pin",
    "i paid 300 euros for a flat that i have never seen, help",
    "I clicked a link in a post and ordered boots, they never came. What now?",
    "I gave my account number to my new landlord and now he is gone, what should i do",
  ])("gets what to do first: %s", (told) => expect(talk(told).message).toMatch(/Then be quick/));
  it.each([
    "I gave my card to my sister",
    "I paid the bus and got off at the market",
    "I sent him a letter about the trees",
    "I opened the link and read the study",
    "I paid 20 euros for the book. Is it any good?",
    "I told my bank my new card number",
    "I gave my IBAN to my landlord",
    "I gave my account number to my new employer",
    "I sent my passport to the embassy",
    "I gave my passport number to the hotel, is that ok?",
    "I put my password in a safe. Is that safe?",
    "I clicked on the link in your last message and it does not open",
    "I sent him 5 examples. How should I do the sixth?",
    "I paid 40 euros for two concert tickets, what do I do if it rains?",
    "I sent money to my brother. How do I write it in my budget?",
    "I tapped the link in an ad and ordered a lamp. What now?",
  ])("is none in an ordinary sentence: %s", (told) => expect(talk(told).message).not.toContain("Then be quick"));
});

describe("pictures of oneself", () => {
  it.each([
    "he says he'll post my pics if i dont send more",
    "someone is threatening to share my nudes",
    "a guy online says he will send the video of me to my friends",
    "She is going to leak our private photos, what can I do?",
    "he will send my pictures to my whole family",
    "my friend says she will show my photos to everyone if i dont do her homework",
  ])("that somebody threatens to show: %s", (told) => {
    expect(talk(told).message).toMatch(/That’s blackmail[\s\S]*Send nothing more/);
    expect(talk(NEWS, told).message).toContain("That’s blackmail");
  });
  it.each([
    "i sent him a pic and now i regret it",
    "I sent nudes to someone",
    "i sent my ex a picture of me",
    "i sent my dad nudes by mistake",
    "my ex took naked pictures of me",
    "my ex has pictures of me",
  ])("that are out of one’s hands: %s", (told) => expect(talk(told).message).toMatch(/there are things you can do/));
  it.each([
    "a guy online wants pics of me",
    "my boyfriend keeps asking for nudes",
    "my friend sent me this and wants me to send pictures of me, what do i do",
    "somebody on discord asked me for a photo of me",
  ])("that somebody wants: %s", (told) => expect(talk(told).message).toMatch(/You don’t owe anybody a picture/));
  it.each([
    "My mother wants pictures of the garden.",
    "My teacher wants a photo of my project.",
    "My friend wants a picture of us at the lake.",
    "I sent him my photos of the trip.",
    "My coach asked for a photo of me for the club’s page.",
    "He posted a photo of the mayor, is it real?",
    "They will show my pictures in the gallery next month.",
    "Is this photo of the flood fake?",
    "I sent her the pictures of the leak.",
    "The museum will publish my photos in its catalog, it says.",
    "I sent my grandma a picture of me.",
    "I sent my doctor a picture of my face rash.",
    "She took a picture of me.",
    "Our coach is going to show our video to the whole school.",
    "My colleague wants to post my photo online.",
    "She will show my pictures to my parents if I agree.",
  ])("are not seen in an ordinary sentence: %s", (told) => expect(talk(told).message).not.toMatch(/blackmail|things you can do|You don’t owe anybody/));
});

describe("a message that asks for pictures of its reader", () => {
  const AGENT =
    "hi dear i saw ur profile ur so beautiful, i am modelling agent from new york, send me 2 pics no makeup and dont tell ur parents yet its a suprise, i need answer today other girls r waiting";
  it("is told from them and from the silence it asks for, before anybody asks, and not from money", () => {
    const { message } = talk(AGENT);
    expect(message).toMatch(
      /in common with many scams:[\s\S]*It asks for pictures of you\. It asks you to keep it to yourself[\s\S]*Before you send a picture/,
    );
    expect(message).not.toMatch(/money|the number on your card/);
  });
  it("and once they were sent, no bank is called", () => {
    const { message } = talk(AGENT, "i already sent them, what now");
    expect(message).toMatch(/there are things you can do/);
    expect(message).not.toContain("bank");
  });
  it.each([
    "Send me 3 photos of the kitchen by Friday, and the width of the window.",
    "Send me a picture of the two cakes, and don’t tell Anna: it is a surprise.",
    "We never ask you to send photos of yourself. If somebody does, and says not to tell your parents, call us.",
    "Please send 2 copies of the form with your name, and a photo of the meter.",
  ])("is not seen in an honest one: %s", (message) => expect(talk(message).message).not.toMatch(/scam|pictures of you|asks for money/));
});

describe("a question below a blank line", () => {
  it("is asked of what stands above it, not of the text that was at hand", () => {
    const message = "Hi! I saw your photos. Send me 2 pics of you, and tell nobody about us. It is our secret.\n\nIs this a scam?";
    expect(talk(NEWS, message).message).toContain("It asks for pictures of you");
  });
  it("leaves the text at hand where it is what somebody says of it", () => {
    expect(talk(NEWS, "I read this twice and still do not see what they want from us.\n\nIs it misleading?").message).toContain("The council bought new buses");
  });
});
