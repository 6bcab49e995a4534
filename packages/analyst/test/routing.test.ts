import { describe, expect, it } from "vitest";
import { talk } from "./talk.ts";

/** Which answer a message gets: whether it is a text, a message to the analyst, or a question that no text answers. */
const TEA =
  "Miracle Tea Burns Fat Overnight!\n\nA new study shows that Golden Leaf tea burns 40% more fat than diet alone. Researchers at Hillview University tested it with 30 people last year. Everyone knows that doctors hide natural cures because they earn nothing from them. I drank it for six weeks and lost 5 kilos. It costs less than a coffee a day, although it does not taste as good. Order now before it is gone forever.";
const JOB =
  "Hello, you applied for a remote job with us. You are hired! Pay 120 euros for your training kit by gift card within 24 hours or the position goes to someone else. Message us on WhatsApp +1 555 0100.";

describe("a line that speaks to the analyst is no text", () => {
  it.each([
    ["my friend believes everything she reads on tiktok how do i talk to her", "keep a talk like that friendly"],
    ["my brother keeps posting this flat earth stuff how can i talk to him", "keep a talk like that friendly"],
    ["my mum sends me these videos all the time and i dont know what to say to her anymore", "keep a talk like that friendly"],
    ["they charged me 3 months after i cancelled", "Put the papers side by side"],
    ["my landlord kept the deposit and he never told me why", "Put the papers side by side"],
    ["can you give me an example about dogs", "I can’t make one up about a topic you choose"],
    ["lol ok. and why do ppl write share before it gets deleted", "I can tell what “share before it gets deleted” does"],
  ])("%s", (message, part) => {
    expect(talk(message).message).toContain(part);
    expect(talk(message).message).not.toContain("None of my patterns");
    expect(talk(message, "what is missing?").message).not.toContain(message.slice(0, 30));
  });
  it.each([
    ["they charged me 3 months after i cancelled", "Put the papers side by side"],
    ["my friend believes everything she reads on tiktok how do i talk to her", "keep a talk like that friendly"],
    ["lol ok. and why do ppl write share before it gets deleted", "I can tell what “share before it gets deleted” does"],
  ])("nor with a text at hand: %s", (message, part) => {
    expect(talk(TEA, message).message).toContain(part);
    expect(talk(TEA, message, "which words push?").message).toContain("Miracle Tea");
  });
  it.each([
    "everyone knows that the vaccine killed thousands and they hide it",
    "My neighbor drank the tea for a week and her cancer was gone.",
    "The mayor took the money and nobody asks why.",
    "i lost my job because of the immigrants",
  ])("but a statement is one: %s", (message) => expect(talk(message).message).not.toMatch(/I only have what you tell me|Which text is this about/));
});

describe("a slogan of a few words is a text where it is written and marked as one", () => {
  it.each([
    "Last chance! Sale ends tonight!",
    "Only 3 left, hurry! 🔥🔥🔥",
    "😱 Doctors hate this trick! 😱",
    "Limited time only!",
    "100% guaranteed, no exceptions, cannot fail!",
    "Immediate action required!",
    "You have won a prize!",
    "Experts agree.",
  ])("%s", (message) => {
    expect(talk(message).message).toMatch(/passages? stands? out/);
    expect(talk("hello", message, "what is missing?").message).not.toContain("Which text");
  });
  it.each(["Hurry up!", "Please hurry!", "Answer me now!", "Shut up!", "Yes we can!", "Good morning!", "hurry", "Absolutely not!", "🔥🔥🔥"])(
    "but not what is said to the analyst, and nothing that is not marked: %s",
    (message) => expect(talk(message).message).not.toContain("stands out"),
  );
});

describe("limits hold whatever text is at hand", () => {
  it.each([
    ["who should i vote for", "I don’t take sides"],
    ["are vaccines safe?", "I know no facts of my own"],
    ["is climate change real?", "I know no facts of my own"],
    ["is 5g dangerous", "I know no facts of my own"],
    ["can you look up if the company is real", "I don’t look anything up: I have no search"],
    ["do you make stuff up as well", "I can’t make facts up"],
    ["what is the capital of france", "That is beyond me"],
  ])("%s", (message, part) => {
    expect(talk(message).message).toContain(part);
    expect(talk(TEA, message).message).toContain(part);
    expect(talk(JOB, message).message).toContain(part);
  });
  it("but a question in the words of the text is about it", () => expect(talk(TEA, "does golden leaf tea burn fat?").message).not.toContain("I know no facts"));
});

describe("whether a study exists", () => {
  it.each(["how do i check if the study exists", "is that study real", "where can i find the study", "does the study really exist"])(
    "is a matter of its citation: %s",
    (message) => expect(talk(TEA, message).message).toContain("I can’t say whether such a study exists"),
  );
  it("and what a good one is stays another", () => expect(talk(TEA, "what makes a good study?").message).not.toContain("whether such a study exists"));
});

const REPORT =
  "The library will open on Sundays from May. The council voted for it by eleven to nine. It costs 40,000 euros a year, and the money comes from the culture budget. Last year 300 people signed a petition for it.";
const LETTER =
  "Dear Sam,\n\nI think we should stop sharing the flat at the end of June. You never clean the kitchen, and everyone agrees that it is your fault. Please find something else, and I will help you carry the boxes.\n\nBest wishes, Tom";
const THREAT = "Hi Mia, if you tell anyone about this I will make sure that you lose your job. Call me tonight.\n\nRobert";
const PARCEL = "Your parcel could not be delivered. Pay a fee of 1.99 within 24 hours at post-redeliver.example or it will be returned.";

describe("words that evaluate or name a part are not searched for", () => {
  it.each(["does this exaggerate anything?", "is anything exaggerated here?", "is the headline ok?", "is the ending honest?", "is the opening sentence fair?"])(
    "%s",
    (message) => expect(talk(TEA, message).message).not.toContain("I looked for"),
  );
  it("exaggeration is asked of the marks", () => expect(talk(TEA, "does this exaggerate anything?").message).toContain("Miracle Tea Burns Fat Overnight"));
  it.each([
    "is the headline ok?",
    "is the title misleading",
    "does the title match the text?",
    "what is the headline",
    "whats wrong with the headline",
    "is there anything wrong with the title?",
  ])("a title gets its own marks and its place in the body: %s", (message) => {
    const { message: said } = talk(TEA, message);
    expect(said).toMatch(/The title:[\s\S]*Miracle Tea Burns Fat Overnight[\s\S]*Compare it with the body[\s\S]*burns 40% more fat/);
    expect(said).not.toContain("Order now");
  });
  it("an ending gets its own marks", () => expect(talk(TEA, "is the ending honest?").message).toMatch(/The ending:[\s\S]*Order now before/));
  it("a sentence by its number, too", () => expect(talk(TEA, "whats wrong with the first sentence").message).toContain("Sentence 1 of"));
  it("none is said where none is", () => expect(talk(REPORT, "is the ending ok?").message).toContain("Nothing is marked there"));
  it("and no title is made up", () => expect(talk(REPORT, "is the headline ok?").message).toContain("I don’t see a title in what you pasted"));
});

describe("a message that happens to fit", () => {
  it.each([
    [JOB, "but i did apply to jobs last week"],
    [PARCEL, "i am waiting for a parcel"],
    [PARCEL, "but im expecting a package"],
    [PARCEL, "i ordered something on monday"],
  ])("fits true and false alike: %s %s", (text, message) =>
    expect(talk(text, message).message).toMatch(/scammers write to thousands[\s\S]*a real message and a fake one alike[\s\S]*it your own way/),
  );
  it("and a loss stays a loss", () => expect(talk(JOB, "i bought a gift card and sent them the code").message).toContain("Then be quick"));
});

describe("after a loss was told the steps go on", () => {
  const LOST = [JOB, "i already sent them the gift card"];
  it.each([
    ["what do i say to the bank", "Keep it short, in this order"],
    ["what should i tell my bank?", "Keep it short, in this order"],
    ["what next", "One at a time, the first one today"],
    ["how", "One at a time, the first one today"],
    ["and then?", "One at a time, the first one today"],
  ])("%s", (message, part) => expect(talk(...LOST, message).message).toContain(part));
  it("and not twice the same", () => expect(talk(...LOST, "what next", "and then?").message).toContain("Keep it short, in this order"));
  it("without one they do not", () => expect(talk(TEA, "what do i say to the bank").message).not.toContain("Keep it short, in this order"));
});

describe("what a person feels or is after", () => {
  it.each([
    "is he trying to get rid of me",
    "is she angry",
    "is he a narcissist",
    "is he being sarcastic",
    "did he mean it",
    "is tom serious",
    "does he love me",
    "does he hate me",
    "what is he really after",
    "what are his motives",
  ])("is not read off a letter: %s", (message) => {
    const { message: said } = talk(LETTER, message);
    expect(said).not.toMatch(/I don’t see anybody in it|I looked for/);
  });
  it("what it asks, offers and threatens is", () =>
    expect(talk(LETTER, "is he trying to get rid of me").message).toMatch(
      /Words don’t show what a person feels[\s\S]*asks of you:\*\*[\s\S]*stop sharing the flat[\s\S]*offers:\*\*[\s\S]*carry the boxes[\s\S]*I see no threat in it/,
    ));
  it("where no rule marks a threat, what will come to somebody is shown, and what tells a warning from one", () => {
    const RULES = "The gym opens at six. Whoever leaves weights on the floor will be charged 5 pounds. Towels are at the desk.";
    expect(talk(RULES, "any threats in it?").message).toMatch(/mark no threats in it\. But[\s\S]*“Whoever leaves weights[\s\S]*Is it a rule or a contract/);
    expect(talk("The gym opens at six. Towels are at the desk.", "any threats in it?").message).toContain("They know certain wordings");
  });
  it("a threat is shown as one", () => expect(talk(THREAT, "is he angry").message).toMatch(/threatens:\*\*\n\n> “.*lose your job/));
});

describe("the reasons of a position", () => {
  it("are figures, what was seen, comparisons and what is granted", () => {
    const text =
      "We should close the lane to cars. On Mondays I watched the children wait at the corner. The bus is slower there than on any other street. Although the shops would lose some trade, most of their customers walk.";
    const { message } = talk(text, "what is the strongest argument?");
    expect(message).toMatch(/I watched the children[\s\S]*slower there than[\s\S]*Although the shops/);
    expect(message).not.toContain("none are given");
  });
  it("and are not denied where loaded words stand beside them", () => {
    const text =
      "We must stop the tunnel now. Everyone knows that it costs 40 million euros and saves two minutes. Only a fool would pay 300 euros per household for that.";
    expect(talk(text, "steelman this").message).not.toContain("none are given");
  });
});
