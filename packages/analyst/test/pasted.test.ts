import { resolveHandshake } from "@candor/engine";
import { describe, expect, it } from "vitest";
import { answerWithoutModel, makesClaims, materialOf, scanOmissions } from "../src/index.ts";
import { talk } from "./talk.ts";

/** What people paste into a chat: texts that name a question's words ("help", "agenda"), hold colons and questions of their own, or are a few words long. */
const NEWS =
  "The city council voted 7 to 4 on Tuesday to approve a new bus lane on Harbour Street, after two years of debate. Supporters say the lane will cut travel times by about five minutes; shop owners on the street fear they will lose parking spaces. Council member Ana Ruiz, who voted against, said the traffic study was based on figures from 2019. The work is due to begin in April and to cost 1.2 million euros.";
const SCIENCE =
  "We found a modest association between coffee consumption and lower risk of type 2 diabetes (hazard ratio 0.93, 95% CI 0.90 to 0.96) in a cohort of 45,335 adults. Residual confounding cannot be excluded, and the findings may not generalise to other populations.";
const STORY =
  "Once upon a time there was a little bear who lived at the edge of the forest. Every morning he went down to the river to catch a fish for his grandmother. One day the river was frozen, and the bear did not know what to do. “Wait until spring,” said the owl. But the bear was hungry, and so he sat down on the ice and began to sing.";
const CONTRACT =
  "The tenant shall pay the rent on or before the first day of each month. If the rent is not received by the fifth day, a late fee of 5% shall apply. The landlord may enter the premises only after giving 24 hours’ notice, except in an emergency.";
const ADVERT =
  "Introducing GlowRevive: the breakthrough serum for your skin! Clinically proven to erase wrinkles in just 7 days. Join over 2 million happy customers. Hurry, only a few bottles left in stock. Order now and get 50% off!";

const handshake = resolveHandshake({});
const later = [
  { role: "user" as const, text: "hello" },
  { role: "assistant" as const, text: "hi" },
];
const ask = (question: string, history: typeof later = later) => answerWithoutModel({ question, history, article: null, handshake });

describe("a pasted text", () => {
  it.each([
    ["with a colon of its own", ADVERT],
    [
      "with the word help",
      "Hi Mum, I lost my phone, this is my new number. I need help with a payment today, it’s really urgent and I will pay you back tomorrow. Please don’t tell dad, I’m so embarrassed. You are the only one I can ask.",
    ],
    [
      "that ends with a question",
      "Do your own research. The media won’t tell you this, but the truth is coming out. They are hiding the cure because there’s no money in healthy people. Wake up! Why else would they silence every doctor who speaks out?",
    ],
    [
      "that begins with one",
      "Tired of being the last to know? Our newsletter brings you what the others keep quiet, every morning at six. Thousands of readers already start their day with it. Only this week you can have it for half the price.",
    ],
    [
      "with the words of a rule",
      "The president’s agenda is a disaster for every family in this country. He promised help and brought us higher prices, empty shelves and shame. Real patriots will not forget it in November.",
    ],
    ["with a headline", "Council in trouble\n\nEveryone knows that the council has lost its mind. Act now, before it is too late! Only a fool would doubt it."],
    ["of one sentence", "Everyone knows that the old bridge is finished. Experts agree: either we act tonight, or we lose the town for good."],
    ["of three words", "Vaccines cause autism"],
  ])("%s is read as a text", (_, text) => {
    const { intent, failure, message } = ask(text);
    expect([intent, failure]).toEqual(["analyse-text", null]);
    expect(message).not.toContain("This is what the text says about that");
  });
  it("is read anew though an earlier one is at hand", () => {
    const { message } = ask(ADVERT, [
      { role: "user", text: NEWS },
      { role: "assistant", text: "hi" },
    ]);
    expect(message).toContain("erase wrinkles");
    expect(message).not.toContain("Harbour Street");
  });
  it.each([
    ["What do you think of this: Everyone knows that coffee cures cancer.", "analyse-text"],
    ["My uncle sent me this: Vaccines are poison, wake up before it is too late.", "analyse-text"],
    ["Is this true? Everyone knows that coffee cures cancer and doctors hide it.", "verdict"],
    ["Is this true? Vaccines were never tested against placebo.", "verdict"],
    ["Summarize: The library opens at nine. It closes at five. On Sunday it is closed.", "summary"],
    ["Steelman it:\n\nWe should build the tram because the buses are full every morning.", "steelman"],
  ])("goes with a request: %s", (question, intent) => expect(ask(question).intent).toBe(intent));
  it.each([
    ["Leading experts agree that this supplement cures everything. Everyone knows it works. Should I buy it?", "decide", "Leading experts agree"],
    ["The council voted 7 to 4 on Tuesday to approve a new bus lane. It will cost 1.2 million. Is this accurate?", "verdict", "The council voted"],
    ["They say that vaccines cause autism. Is that true?", "verdict", "vaccines cause autism"],
    ["I got a message that my parcel could not be delivered and I must pay 2 euros. What should I do?", "decide", "That’s up to you"],
  ])("goes before its question: %s", (question, intent, words) => {
    const answer = ask(question);
    expect([answer.intent, answer.failure]).toEqual([intent, null]);
    expect(answer.message).toContain(words);
  });
  it("goes before a question of no known kind", () => expect(ask(`${NEWS} Is this fair?`, [])).toMatchObject({ failure: null }));
  it("stays at hand after its question", () =>
    expect(
      ask("Which claims can be checked?", [
        { role: "user", text: `${NEWS} Is this fair?` },
        { role: "assistant", text: "hi" },
      ]).message,
    ).toContain("7 to 4"));
  it("before a question is a remark where a text is at hand", () => {
    const { message } = ask("I think the shops on Harbour Street will lose more than that. Which claims can be checked?", [
      { role: "user", text: NEWS },
      { role: "assistant", text: "hi" },
    ]);
    expect(message).toContain("7 to 4");
  });
  it.each([
    ["Can you help me understand this text?", "capabilities"],
    ["Please help", "capabilities"],
    ["Thanks, that was helpful", "greeting"],
    ["I don’t understand", "unclear"],
    ["You are stupid", "unclear"],
    ["Who won the election?", "unclear"],
  ])("is not %s", (question, intent) => expect(ask(question).intent).toBe(intent));
  it("answers thanks with a welcome, not with a greeting", () =>
    expect(ask("thank you!").message).toBe("You’re welcome. Send the next text or question whenever you like."));
  it("leaves a remark on the text at hand a remark", () => {
    const { intent } = ask("I think the shops on Harbour Street will lose more than that", [
      { role: "user", text: NEWS },
      { role: "assistant", text: "hi" },
    ]);
    expect(intent).toBe("unclear");
  });
});

describe("a talk about a text", () => {
  const talk = [
    { role: "user" as const, text: ADVERT },
    { role: "assistant" as const, text: "3 passages stand out" },
  ];
  it.each([
    ["Which of these is the strongest?", "one-mark"],
    ["Give me the counter argument", "other-side"],
    ["How accurate are you?", "how-sure"],
    ["Are you ever wrong?", "how-sure"],
    ["Tell me a joke", "beyond"],
    ["What does vx-mp01-flag-waving mean?", "explain-term"],
    ["Explain vx-fo01-act-now", "explain-term"],
  ])("%s -> %s", (question, intent) => expect(ask(question, talk)).toMatchObject({ intent, failure: null }));
  it("names the pattern of an id, and says of an unknown one that the text does not hold it", () => {
    expect(ask("What does vx-fo01-act-now mean?", talk).message).toContain("**Tells you to act now.**");
    expect(ask("What does vx-fo01-no-such mean?", talk).intent).not.toBe("explain-term");
  });
  it("says how sure it is of itself at the first question too", () => expect(ask("How accurate are you?", []).intent).toBe("how-sure"));
});

describe("a summary", () => {
  it("of short sentences is these, and not chosen", () => {
    const { message } = ask("Summarize: The library opens at nine. It closes at five.");
    expect(message).toContain("“It closes at five.”");
    expect(message).not.toContain("Chosen for");
  });
});

describe("what is missing", () => {
  const what = (text: string) => scanOmissions(text).map((m) => m.what);
  it("is not asked of a story or a contract", () => {
    expect([STORY, CONTRACT].map(makesClaims)).toEqual([false, false]);
    expect(ask(`Analyze this:\n\n${STORY}`).message).not.toContain("A named source");
    expect(ask(`What is missing here?\n\n${STORY}`).message).toContain("claim much that would call for a source");
  });
  it("is asked of an advertisement", () =>
    expect(what(ADVERT)).toEqual(expect.arrayContaining(["A named source", "How the figures were made", "A comparison", "The other side"])));
  it("sees a name, a comparison and an opponent in a news report", () => {
    for (const item of ["A named source", "A comparison", "The other side", "How the figures were made"]) expect(what(NEWS)).not.toContain(item);
  });
  it("sees an office that speaks, what it compares and cannot tell", () => {
    const text =
      "Before the lane opened, the 14 bus took 19 minutes because of the traffic; now it takes 17, and the trial has cost 4 million dollars. The traffic office says that it cannot yet tell how much of the change is due to the lane. It will compare the street with two similar ones at the end of the trial. The council counted every bus for six months.";
    for (const item of ["A named source", "A comparison", "Limits", "Other causes"]) expect(what(text)).not.toContain(item);
  });
  it("sees how a study counted, compared and doubted", () => {
    for (const item of ["A comparison", "The other side", "How the figures were made", "Limits"]) expect(what(SCIENCE)).not.toContain(item);
  });
});

describe("a question about a swindle with the message on the same line", () => {
  const PHONE = "Mom, I dropped my phone, this is my new number.";
  it.each([
    `Is this a scam? ${PHONE}`,
    `Could this be phishing? ${PHONE}`,
    `Hi, is that spam? Your parcel could not be delivered. Pay the fee of 2 dollars at the link today.`,
  ])("%s", (message) => {
    const answer = answerWithoutModel({ question: message, history: [], article: null, handshake: resolveHandshake({}) });
    expect(answer.intent).toBe("scam");
    expect(materialOf(message).request).toMatch(/\?$/);
  });
  it.each([
    "Scams are common in spring. They come by mail and ask for codes.",
    "It is a scam that cost them millions. The court heard nine of the victims on Monday.",
  ])("leaves whole: %s", (message) => expect(materialOf(message).text).toBeNull());
});

describe("quotation marks around what is pasted", () => {
  const SAID = "Everyone knows that the old bridge is finished. Experts agree: either we act tonight, or we lose the town for good.";
  it.each([
    ["straight", `"${SAID}"`],
    ["curly", `“${SAID}”`],
    ["single", `'${SAID}'`],
    ["single and curly", `‘${SAID}’`],
    ["German", `„${SAID}“`],
    ["French", `«${SAID}»`],
  ])("leave the words the text, and no quotation in it: %s", (_, message) => {
    const plain = ask(SAID).message;
    for (const pasted of [message, `My aunt sent me this, what do you think? ${message}`, `What do you think of this: ${message}`]) {
      const answer = ask(pasted).message;
      expect(answer, pasted).not.toContain("quotes these words");
      expect(answer.match(/\d\d%/g), pasted).toEqual(plain.match(/\d\d%/g));
    }
  });
  it.each([
    [`My dad sends me these: "${SAID}" What does it leave out?`, "What does it leave out?", "missing"],
    [`Hey, I think he lies to me. He wrote: '${SAID}'`, "He wrote", "analyse-text"],
    [`I need this for school. The text: ${SAID}`, "school", "analyse-text"],
  ])("and a request on both sides of it is no part of the text: %.40s", (message, request, intent) => {
    expect(materialOf(message)).toMatchObject({ text: SAID });
    expect(materialOf(message).request).toContain(request);
    expect(ask(message).intent).toBe(intent);
  });
  it("and what goes on behind a quotation stays with it", () => {
    const text = `"${SAID}" It was on the radio.`;
    expect(materialOf(`What do you think of this: ${text}`)).toMatchObject({ text, request: "What do you think of this" });
  });
  it.each([
    ["“No,” said the mayor, “we will not close the bridge before the winter, and I told them so in May.”"],
    [`The minister told parliament: "${SAID}"`],
    ["'Tis the season of sales, and the shops' windows are full of boats' lights and of drummers' toys."],
  ])("stay where they belong to a text: %.50s", (message) => {
    const { request, text } = materialOf(message);
    expect(text ?? request).toBe(message);
  });
});

describe("where the text begins", () => {
  it.each([
    'A man in my train said: "Everyone who matters owns gold now. Either you buy this week, or you lose it all." Should I buy?',
    'The club president writes: "Only a coward would stay at home on Saturday, and everyone knows it." Should I go?',
    'My uncle says: "Everyone knows that college is a waste, real men work." Should I quit school?',
    'The poster says: "Either you fight now, or you lose your town for good." should we go there?',
    'A lady on TV says: "Nobody with a brain eats bread any more, everyone knows it kills you." Should I stop eating it?',
    'Our coach said: "Pain is weakness, and everyone knows that winners never rest." Should I train with a cold?',
  ])("a question behind a quotation: %s", (request) => expect(talk(request).message).toMatch(/That’s up to you|stands? out/));
  it.each([
    "what is missing",
    "which claims can be checked?",
    "what questions should I ask her",
    "how does it push",
    "what is the worst part",
    "explain the marks",
  ])("a long story around it: %s", (request) =>
    expect(
      talk(
        'My neighbor came by last night with her tablet and I am still quite upset about the whole thing, because she is normally a calm person and now she wants us all to sign something until Sunday, so here is what she read to me: "The town hides the truth about our water. Everyone knows that the pipes are old. Either we stop the mayor now, or our children will pay for it all their lives. Experts agree that it is too late to wait." I do not know what I should think of it.',
        request,
      ).message,
    ).toMatch(/Either we stop|children will pay|I see no |I don’t see any |Look for|Experts|late to wait/),
  );
});

it.each([
  "Please confirm your login here: safe-portal.online or your access ends today. Admin Team",
  "Hello. Update your payment today: stream-pay.live or your films stop. StreamBox",
  "Winner notice. Claim your prize: lucky-box.top within 12 hours. Lottery Office",
  "Complete your profile now: post-check.site or pay a fee of 4 euros. Post Service",
  "Your storage is nearly full. Review your files: cloud-keep.cc before midnight. Cloud Team",
  "Read your new message here: inbox-view.info and confirm your password within 24 hours. Mail Support",
])("an order to its reader is no request: %s", (message) => expect(talk(message, "recap").message).toContain(message.slice(0, 30)));
