import type { Lesson } from "../schema.ts";

export const lesson: Lesson = {
  id: "appeal-to-emotion",
  idea: "Say which question a feeling answers, and look for a second answer where the feeling has none.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "A feeling is an answer. To which question?",
      blocks: [
        {
          type: "paragraph",
          text: "At a town hearing, a woman describes how her dog drowned in the old quarry. The room goes quiet. Then she says, “And that is why we need the Brandt company’s fence.” People want to say yes, and they mean yes to her grief, but the hearing is about something else: would this fence, at this price, keep dogs and children out, or would another one do it better?",
        },
        {
          type: "paragraph",
          text: "Her feeling answers one question fully: **does this matter?** Yes. It leaves two others open: **what would help?** and **how much of it?** An **appeal to emotion** goes wrong when the first answer is used to close the other two.",
        },
        { type: "heading", text: "Why one feeling covers so much" },
        {
          type: "paragraph",
          text: "Strong feeling narrows attention to its object, and it is poor at counting. William Desvousges and colleagues asked people what they would pay to keep birds from dying in oil ponds [1]. The number of birds was 2,000, 20,000 or 200,000, depending on the group. The average offers were 80, 78 and 88 dollars. It seems that people pictured one oily bird and paid for the picture.",
        },
        { type: "paragraph", text: "None of this makes feelings foolish. Without pity nobody would have come to the hearing." },
      ],
    },
    {
      id: "categories",
      title: "Four feelings, and what each cannot say",
      blocks: [
        {
          type: "list",
          items: [
            "**Appeal to pity:** someone suffers. It cannot say whether this gift will reach them.",
            "**Appeal to fear:** something may harm you. It cannot say how likely that is, or whether this product prevents it.",
            "**Appeal to pride:** you belong. It cannot say whether your group is right this time.",
            "**Appeal to anger:** a line was crossed. It cannot say by whom, or what would mend it.",
          ],
        },
        { type: "heading", text: "One child or many" },
        {
          type: "paragraph",
          text: "In a well-known study by Deborah Small and colleagues [2], people who read about one hungry girl gave $2.38 on average. People who read statistics gave $1.14. It became a textbook case. Later work found less: a weak effect when many studies were put together [3], and in 2023 a large repeat found none [4]. So treat it as disputed. A single face often moves us, but do not expect it to double every gift.",
        },
        { type: "heading", text: "Fear can be useful" },
        {
          type: "paragraph",
          text: "Melanie Tannenbaum and colleagues combined 127 papers on warnings that use fear [5]. On average such messages did change attitudes and behavior, and more so when they also told people **what they could do**. Fear with a door in it is information. Fear with a single door, which the speaker sells, needs a second look.",
        },
        {
          type: "example",
          who: "An honest appeal, from a school board member",
          text: "“I was moved by the letters, and I am voting yes for a duller reason: the bus saves forty minutes a day for 61 children, and it costs less than the van.”",
          note: "The feeling is welcome, and the reason stands beside it.",
        },
      ],
    },
    {
      id: "practice",
      title: "What does the feeling leave unanswered?",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Name the feeling in each text. Then look for the two other answers: what would help, and how much?" }],
      items: [
        {
          id: "example1",
          statement:
            "A letter from a charity: “Samir is six. Until March he thought everyone saw the blackboard as a gray blur. An eye test and glasses cost 1,100 rupees. We fitted 3,120 children last year, the most so far. When an outside team visited 200 of them six months later, 131 still wore theirs; we’re working on the rest.”",
          question: "What does the letter give you besides Samir?",
          verdict: "sound",
          analysis:
            "Samir is there to move you, and the gray blur does it well. Then the letter answers what pity cannot. What would help? A test and a pair of glasses. How much? 1,100 rupees for one child, 3,120 children last year. Does it last? An outside team checked 200, and about two thirds still wore theirs. A letter that wanted only your tears would have stopped at March and would never have told you about the 69 who no longer wear them. The feeling opens the door, and behind it there is a room that you can inspect.",
          explanation:
            "Some readers throw away every envelope with a child on it, and good work goes unpaid because of that. Others give to the saddest picture, and the quieter causes starve. This letter lets you do better than both, since it can be compared: another group may fit glasses for 800 or find that nine in ten are worn. Feelings tell you where to look, and figures tell you where your 1,100 rupees go furthest. When a charity prints its own shortfall, that is a good sign about the rest of its numbers.",
        },
        {
          id: "example2",
          statement:
            "The last screen before you pay for a trip: “Picture your daughter alone in a foreign hospital at night, and nobody answers her calls. Every summer some parents get that news. Is €189 really too much for her life?” The buttons read “Yes, protect her” and “No, I’ll take the risk with my family.”",
          question: "What, exactly, does the €189 buy?",
          verdict: "misleading",
          analysis:
            "Such nights do happen, and many would pay at once. What the money buys, the screen does not say. It sets a price next to a life and asks you to feel the difference, and any sum looks small there: €18 and €1,890 would pass the same test. Whether it is worth that depends on dull things such as the limit for hospital costs, what is excluded, and whether your health plan or your card already covers you. None of those appear. The buttons finish the work by turning a refusal into a confession. And the picture itself, a girl whose calls nobody answers, may not be something this policy deals with.",
          explanation:
            "Fear is at its strongest when the danger is vivid and the odds are missing, and a checkout page is the place where people are least willing to stop. Most of us would pay to end the picture. A small habit protects you: move the choice out of the screen. Decline, finish your booking, and compare two policies the next morning on their limits and exclusions, since such insurance is usually sold separately. If the cover is good, you will still want it when nobody is lying in that hospital bed.",
        },
        {
          id: "example3",
          statement:
            "A leaflet from a gas company: “You can’t see it or smell it. Carbon monoxide kills more than 400 people a year in the United States, some of them in their sleep. Put an alarm outside each bedroom, test it monthly, have the furnace checked every fall, and never run a generator indoors. Any brand that meets the safety standard will do.”",
          question: "The leaflet frightens. Does it also inform?",
          verdict: "sound",
          analysis:
            "An invisible killer that comes while you sleep is the raw material of a hundred scare stories. This leaflet uses the fear and then spends it well. It gives a yearly figure for a whole country, so you can see that the danger is real and also rare for one person. It lists four acts, none of them hard, which deal with the causes as well as the alarm. The last line is the most telling: any brand will do. A seller who wanted your fear for himself would have named only one. The fear is in proportion, and it has doors.",
          explanation:
            "Warnings have to frighten a little, or people file them away with the pizza menus. The research on fear appeals suggests why this one should work: it joins a threat to things that readers can actually do. Compare leaflets that describe the deaths at length and then offer only a phone number to buy from. To judge the next warning you meet, ask for three parts: how likely is it, what can I do, and can I do it without you? Good public warnings pass all three.",
          leaveThePage: {
            steps: [
              "Search for “carbon monoxide deaths per year” together with “CDC.”",
              "Look for the yearly count and for what the agency tells you to do.",
              "Compare both with the leaflet.",
            ],
            found:
              "The Centers for Disease Control and Prevention counted 439 accidental deaths a year outside fires from 1999 to 2004, about 1.5 per million people. It gives the leaflet’s advice.",
          },
        },
      ],
    },
    {
      id: "defense",
      title: "Thank the feeling, ask the next question",
      blocks: [
        { type: "paragraph", text: "You need not go cold. Let the feeling speak first, and then give it two companions." },
        {
          type: "list",
          items: [
            "**Name it:** “This makes me sad.”",
            "**Say what it proves:** “So it matters.”",
            "**Ask what would help:** “Does this step change it, and how do we know?”",
            "**Ask how much:** “Out of how many? At what cost? Compared with what?”",
          ],
        },
        {
          type: "example",
          who: "You, at the quarry hearing",
          text: "“I’m so sorry about your dog. I want this fixed. Could we see two fences and what each keeps out?”",
          note: "Grief first, then the choice. Nobody is asked to feel less.",
        },
        {
          type: "paragraph",
          text: "Watch pride most closely, because it feels least like a feeling. “People like us don’t fall for that” is a fine way to fall.",
        },
        {
          type: "paragraph",
          text: "**Today:** look at the last thing you bought, signed or shared in a warm or angry mood. Write down the feeling and what it proved, then find one fact about whether the step helps. If the fact is good, enjoy having been right for two reasons.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "William H. Desvousges and others",
      year: 1993,
      title: "Measuring Natural Resource Damages with Contingent Valuation: Tests of Validity and Reliability",
      where: "In J. A. Hausman (editor), Contingent Valuation: A Critical Assessment, North-Holland",
      found: "Mean sums that people said they would pay to save 2,000, 20,000 or 200,000 birds were $80, $78 and $88.",
    },
    {
      authors: "Deborah A. Small, George Loewenstein and Paul Slovic",
      year: 2007,
      title: "Sympathy and callousness: The impact of deliberative thought on donations to identifiable and statistical victims",
      where: "Organizational Behavior and Human Decision Processes 102(2), 143–153",
      link: "https://doi.org/10.1016/j.obhdp.2006.01.005",
      found: "People shown one identified child gave $2.38 on average and people shown statistics gave $1.14; both together drew $1.43.",
    },
    {
      authors: "Seyoung Lee and Thomas Hugh Feeley",
      year: 2016,
      title: "The identifiable victim effect: a meta-analytic review",
      where: "Social Influence 11(3), 199–215",
      found: "Across studies, the average effect of an identified victim was statistically significant and small (r = .05).",
    },
    {
      authors: "Maximilian Maier, Yik Chun Wong and Gilad Feldman",
      year: 2023,
      title: "Revisiting and Rethinking the Identifiable Victim Effect: Replication and Extension of Small, Loewenstein, and Slovic (2007)",
      where: "Collabra: Psychology 9(1)",
      found: "A preregistered replication with a larger sample found no support for the identifiable victim effect.",
    },
    {
      authors: "Melanie B. Tannenbaum and others",
      year: 2015,
      title: "Appealing to fear: A meta-analysis of fear appeal effectiveness and theories",
      where: "Psychological Bulletin 141(6), 1178–1204",
      link: "https://doi.org/10.1037/a0039729",
      found: "Across 127 papers with 27,372 people, fear appeals had a modest positive effect (d = 0.29), larger when the message said what people could do.",
    },
  ],
  teaches: {
    families: ["vx-em08", "vx-gf01", "vx-em09"],
    techniques: ["appeal to emotion", "appeal to pity", "appeal to fear", "appeal to anger", "flattery", "flag-waving"],
  },
};
