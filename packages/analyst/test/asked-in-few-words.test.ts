import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/* Questions as readers type them, about one thing in a text or about the whole of it. */

const WIRE =
  "ORLEN, May 3 - The cabinet of Orlen lost a vote on the harbor plan on Tuesday by 61 votes to 58. Opposition parties said the money had been promised twice. The finance ministry denied this and said that its figures were still valid. A survey by the institute Delta among 1,100 people put the coalition at 29 percent and the main opposition party at 31 percent. The margin of error is 2.8 points. Two people familiar with the talks said a new election was likely. They asked not to be named because the talks are private.";
const COLUMN =
  "The parking ban will hurt the people it is meant to help\n\nI understand the wish for quiet streets, and I grant that the ban does nothing for those who cannot walk. But a ban does not make a single bus run earlier. The greens in the town hall have never met a car that they did not want to tow. Buses in Norden went empty for a year after the same ban, according to the city’s own count. We should build the lanes first, and talk about the ban when the buses run. Last week a man stood at the corner for an hour because nobody had told him. Those who deliver bread at five in the morning would have to carry it.";
const RANT =
  "HAVE THEY ALL GONE MAD?\n\nSo our council found £40,000 for a fountain. Everyone says the same thing: they’re laughing at us. It starts with a fountain, next it will be a pond, and before you know it there won’t be a town left. Rosa, 81, slipped on the ice in January because nobody gritted the lane, and she waited nine hours for a doctor. Either you turn up in May and kick them out, or you get the fountain you deserve. Write to your councillor, and do not let them get away with it.";
const THREAD =
  "ridge_22: Either you walk or you drive. There is no in between.\n\nTilda: I take the bus three days a week, and it costs me 40 euros a month. What would you say to that?\n\nridge_22: Anyone with eyes can see that buses are empty. Nobody wants to talk about it!";
const BLOG =
  "I used to wake up tired. Then a friend gave me a jar of blue salt, and within nine days my headaches were gone. Studies have shown that blue salt heals the nerves. I’m not a doctor, and this is not medical advice. But thousands of women can’t all be wrong. I’ve teamed up with the makers to give my readers 15% off with the code BLUE15.";
const AD =
  "We’re not a company. We’re a family. Who you are: you never watch the clock, and you love a fast-paced place. What we offer: a competitive salary, unlimited vacation and free coffee. The process has four stages, among them an unpaid trial day. Apply today, and be part of the best team in the world!";

describe("one thing in a text", () => {
  it("is found by another word, and two shares are held against the margin of error", () => {
    const { message } = talk(WIRE, "can i trust the poll");
    expect(message).toContain("institute Delta");
    expect(message).toContain("29 and 31 percent are 2 apart, and each may be off by 2.8. So these figures don’t show who’s ahead.");
    expect(message).toContain("how many didn’t answer");
  });
  it.each([
    ["and the rosa story, is that fair?", "gritted the lane"],
    ["whats the catch with the fountain", "fountain"],
  ])("%s", (question, words) =>
    expect(talk(RANT, question).message).toMatch(new RegExp(`^This is the place; I can’t tell whether it’s true:\\n\\n> “[^”]*${words}`)),
  );
  it("is reckoned where it is told by its rate", () =>
    expect(talk(`${COLUMN} Every ten seconds a car is towed.`, "every ten seconds a car is towed - realy?").message).toMatch(
      /8,640 a day, and about 3,200,000 a year(?![\s\S]*talks about all of them)/,
    ));
  it.each([
    ["is unlimited vacation good", "how many did people take last year"],
    ["unpaid trial day - is that ok?", "would they pay for it if asked"],
  ])("is asked for what it offers: %s", (question, ask) => expect(talk(AD, question).message).toContain(ask));
  it("is told with the sentence behind it that denies it or goes on", () => {
    expect(talk(WIRE, "did the money get promised twice or not").message).toContain("The finance ministry denied this");
    expect(talk(WIRE, "who are the two people familiar with the talks?").message).toContain("They asked not to be named");
  });
  it("is told to judge, where quoted words do", () =>
    expect(talk(WIRE.replace("Two people", "They should have known better. Two people"), '"they should have known better" isnt that opinion?').message).toMatch(
      /^It judges: “should” is a word/,
    ));
});

describe("the second of the marks that were shown", () => {
  it("is the second in the answer, with or without the name of who speaks", () => {
    expect(talk(RANT, "which tricks does he use", "and the second?").message).toContain("It starts with a fountain");
    expect(talk(THREAD, "whats wrong with what ridge_22 says", "and the second?").message).toMatch(/^Number 2 of \d:\n\n> “/);
  });
  it("is what stands second when the answer is read", () => {
    const list = talk(THREAD, "whats wrong with what ridge_22 says").message;
    const second = [...list.matchAll(/^> “(.+?)”/gm)][1]![1]!;
    expect(talk(THREAD, "whats wrong with what ridge_22 says", "and the second?").message).toContain(second);
  });
});

describe("a headline", () => {
  it("above a text is no question of its reader", () => {
    expect(talk(RANT).intent).toBe("analyse-text");
    expect(talk(RANT, "is the headline ok?").message).toContain("HAVE THEY ALL GONE MAD?");
  });
  it("and a question in small letters is", () => expect(talk(RANT.replace("HAVE THEY ALL GONE MAD?", "is this true?")).intent).toBe("verdict"));
});

describe("the whole of a text", () => {
  it.each<[string, string, RegExp]>([
    [COLUMN, "what's the key claim?", /^Its title says it:\n\n> “The parking ban will hurt[\s\S]*We should build the lanes first/],
    [COLUMN, "does he admit anything against himself?", /^Here it gives the other side a point:\n\n> “I understand the wish/],
    [COLUMN, "whats his weakest argument", /Steps you can ask about[\s\S]*never met a car/],
    [RANT, "what does he want me to do", /^In its own words, it asks for this:[\s\S]*Write to your councillor/],
    [RANT, "whats he so angry about", /These sentences say most/],
    [RANT, "whos to blame according to this", /^I can’t judge whose fault it was[\s\S]*nobody gritted/],
    [WIRE, "why does it matter that they're not named", /^You can’t ask someone who isn’t named[\s\S]*Two people familiar/],
    [BLOG, "give me a short verdict", /^I can’t say whether it’s true, but here’s how it’s written:\n\n- \*\*Wording:\*\*/],
    [BLOG, "she says shes not a doctor so thats honest right", /^It’s honest as far as it goes:[\s\S]*not medical advice/],
    [BLOG, "who benefits", /with the code BLUE15[\s\S]*It asks for a purchase/],
    [THREAD, "how should tilda answer", /^I don’t write answers, but here’s what \*\*Tilda\*\* would have to address/],
    [AD, "should i apply", /^That’s up to you, and a conversation tells you more than an ad\.[\s\S]*The pay[\s\S]*normal week/],
    [AD, "red flags?", /What I’d ask about/],
    [AD, "what should i ask them in the interview", /how many did people take last year/],
    [RANT, "would you vote for them", /^I don’t take sides/],
  ])("%# %s", (text, question, answer) => expect(talk(text, question).message).toMatch(answer));
  it("names the score, though only the title has it", () =>
    expect(
      talk(
        "Westgate 2 Ollerby 2\n\nOllerby gave away a lead of two goals in the last minutes. Their coach said that they had stopped playing. It rained until the end.",
        "who won",
      ).message,
    ).toContain("Westgate 2 Ollerby 2"));
  it("speaks of feelings where it is asked why one feels so", () => expect(talk(RANT, "why do i feel so bad reading this").intent).toBe("emotions"));
});

describe("an answer of an assistant", () => {
  const ANSWER =
    "Great question, and you’re right to be skeptical! It depends on a number of factors. Some sources date the first print to 1847, others to 1852. Naps may help some people, and a 2023 meta-analysis of over 40 trials confirmed it. Generally, the best nap is the one that you can take. Would you like me to make a plan?";
  it.each<[string, RegExp]>([
    ["it says I'm right to be skeptical, is that a problem?", /^These praise you[\s\S]*right to be skeptical/],
    ["was I too vague?", /^I don’t see your question[\s\S]*It depends on a number of factors/],
    ["what would a useful answer say?", /^I can’t tell you what it would say[\s\S]*Answer first[\s\S]*This one is missing:/],
    ["which one is right, 1847 or 1852?", /side by side and doesn’t choose:\n\n> “Some sources date/],
    ["how do I get it to commit", /If you had to pick one, which/],
    ["did a human write this?", /^Nobody can tell from the wording alone/],
  ])("%s", (question, answer) => expect(talk(ANSWER, question).message).toMatch(answer));
});

describe("a mail that is after a password", () => {
  const MAIL =
    "Subject: [Action required]\n\nDear user, your mailbox is full and will be permanently deleted today at 18:00. Follow the link http://mail-check.example/login and enter your password.";
  it.each<[string[], RegExp]>([
    [["I clicked the link already", "i entered my password"], /^Then the password comes first, right now/],
    [["I clicked the link already", "should i tell my boss"], /^Yes, and soon/],
  ])("%j", (turns, answer) => expect(talk(MAIL, ...turns).message).toMatch(answer));
});

it("a collection is looked up, and not its figures", () => {
  const appeal =
    "Dear friend, only €4 a week keeps a dog fed. If you give before Sunday, a donor will double your gift. Please help them: nobody else will come. I saw forty of them last week, and I still hear them at night.";
  for (const question of ["should i donate?", "how do I check the charity"])
    expect(talk(appeal, question).message).toMatch(/The register\.[\s\S]*Its accounts\./);
});

describe("what a text of its kind is asked", () => {
  const RELEASE =
    "Verdana today announced the TerraTwo, a shoe that gives back to the planet. Made with up to 60% bio-based materials, it reduces its footprint by 43% compared with conventional footwear. In March, Verdana settled a matter with the consumer authority, without admitting any wrongdoing. The first edition is limited to 5,000 pairs.";
  const COURT =
    "A treasurer has been given a suspended sentence of 14 months for taking money from a club. He pleaded guilty on Monday to fraud. The prosecutor said that the club had to sell two boats. James Orr, defending, said his client had begun to gamble. The judge said that the sentence could, just, be suspended.";
  const STARS =
    "You have a great need to be liked, and yet you are often too critical of yourself. Someone in your circle may not be as honest as they seem. Only a personal reading can tell you more. The first minutes are free, then €2.99 a minute.";
  const NOTICE =
    "Dear parents, we have had 23 cases of lice. Please do the following on Saturday:\n\n1. Comb the wet hair of your child.\n2. Tell the office by Monday, 8:30.\n\nA note of a doctor is only needed the second time.";
  const TIP =
    "Mark the date. In 2013 I told my readers about a coin at $90, and it went to the moon. The smart money knows what comes next. My report normally sells for $499; if you join in the next 48 hours, it’s yours for $49. Of course, nothing is guaranteed.";
  it.each<[string, string, RegExp]>([
    [RELEASE, "is this greenwashing?", /^That label is a verdict[\s\S]*by whom, and what was left out[\s\S]*which one exactly, and who chose it/],
    [RELEASE, "so are they guilty?", /^I judge nobody[\s\S]*without admitting any wrongdoing/],
    [RELEASE, "what would you ask the company", /what is it on average\?/],
    [COURT, "did he do it", /pleaded guilty/],
    [COURT, "is the report one-sided", /James Orr, defending/],
    [STARS, "why does it fit me so well", /^Because sentences like these fit nearly everybody[\s\S]*a great need to be liked/],
    [STARS, "how do they make money", /2\.99 a minute[\s\S]*by the minute: they earn as long as they keep you/],
    [NOTICE, "is it an order or a request", /told outright: 2[\s\S]*only needed the second time/],
    [NOTICE, "what do i have to do by monday", /Tell the office by Monday/],
    [TIP, "what if hes right", /^Then it will still be right next week/],
    [TIP, "what should i do now", /warning list of your country’s financial regulator/],
  ])("%# %s", (text, question, answer) => expect(talk(text, question).message).toMatch(answer));
  it("shows no sign of a promise where nothing is guaranteed", () => expect(talk(TIP, "scam?").message).not.toContain("nothing is guaranteed"));
});

describe("a text as it is written", () => {
  it("has a voice whose name is explained in brackets", () =>
    expect(
      talk(
        "Sina: Nobody asked us, as always.\nPetra (Ben's mum): I asked her, and she sent me the bill.\nSina: See!\nPetra (Ben's mum): Could we talk first?",
        "whats the fight about",
      ).message,
    ).toContain("**Petra** (2"));
  it("is no request because its parts are counted", () =>
    expect(
      talk(
        "Review 1: I paid 129 euros in June and use it twice a day. The lid cracked in week five, and the maker sent a new one.\n\nReview 2: This amazing grinder changed my mornings, and nothing comes close to it on the market! My whole family is in love with it, and all of my friends have ordered one, too.",
      ).intent,
    ).toBe("analyse-text"));
  it("ends before the names below it", () =>
    expect(
      talk(
        "We are 214 people who live along the river. You collected 6 million from us for the sewer, and it has not been built. We shall draw our own conclusions, and we shall not draw them in silence.\n\nFor the signatories\nRuth Amsel, Peter Okoye",
        "is the last sentence a threat",
      ).message,
    ).toContain("We shall draw our own conclusions"));
  it("is no contract because its writers say “we shall”", () =>
    expect(
      talk(
        "Your monitors recorded 187 discharges into the river on 61 days, and 34 million were paid to the owners. We expect a reply by June. If there is none, we shall draw our own conclusions, and we shall not draw them in silence, whatever you announce.",
        "whats missing",
      ).message,
    ).not.toContain("claim much that would call for a source"));
});

describe("a word after an answer", () => {
  const LIBRARY =
    "Visits on Saturdays fell from 410 in 2019 to 265 last year, the report says. The council voted 14 to 5 to keep the hours. The staff union is sceptical. A spokeswoman said that volunteers should not replace paid posts.";
  it("doubts the sentence that it showed", () =>
    expect(talk(LIBRARY, "what does it say about visits", "really?").message).toMatch(/^This is the place[\s\S]*fell from 410/));
  it("asks why of that sentence", () => expect(talk(LIBRARY, "what about the union", "why?").message).toContain("volunteers should not replace paid posts"));
});

describe("“and X?” behind a question", () => {
  const BATHS =
    "The old baths are shut since May because the boiler broke. A day ticket costs 6 euros. The steam room is shut as well, because it shares the boiler. Attendant Ruth Feld sells the tickets.";
  it.each(["and the ticket", "what about the tickets?"])("asks no “why” of a thing that the text does not say it of: %s", (fragment) => {
    const { message } = talk(BATHS, "why are the baths shut", fragment);
    expect(message).toContain("> “A day ticket costs 6 euros.”");
    expect(message).not.toContain("the boiler broke");
  });
  it("asks it of one that the text says it of", () =>
    expect(talk(BATHS, "why are the baths shut", "and the steam room").message).toContain("it shares the boiler"));
});
