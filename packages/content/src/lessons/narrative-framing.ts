import type { Lesson } from "../schema.ts";
import { figure } from "../figures/narrative-framing.ts";

export const lesson: Lesson = {
  id: "narrative-framing",
  idea: "Hear the frame before the conclusion, and retell the same facts from another side.",
  variant: "framing",
  steps: [
    {
      id: "introduction",
      title: "One library, four headlines",
      blocks: [
        {
          type: "paragraph",
          text: "A town library counted 50,000 visits in 2019, 20,000 in 2021 and 40,000 in 2023. Four local papers get the same three numbers.",
        },
        { type: "figure", figure },
        {
          type: "paragraph",
          text: "Every headline is true. Yet a reader of the first might cut the budget, and a reader of the second might raise it. The choosing happened before the conclusion: where to start the clock, whom to put in the sentence, what to compare with.",
        },
        {
          type: "paragraph",
          text: "That choice is a **frame**. You cannot tell anything without one, just as you cannot take a photograph from nowhere. A fair teller shows you where the camera stands. An unfair one hides it, because the picture only works from that spot.",
        },
      ],
    },
    {
      id: "techniques",
      title: "Six places where the frame is set",
      blocks: [
        {
          type: "list",
          items: [
            "**The sign.** People were asked to choose a plan against a disease that threatens 600 lives. Told that plan A saves 200 people, 72 percent chose it. Told, of the same plan, that 400 people die, only 22 percent did [1]. This is the **framing effect**.",
            "**The half shown.** In a 1982 study, surgery looked more attractive when described by the chance of living than by the chance of dying. This held for patients, students and physicians alike [2].",
            "**The start.** A fund that lost half in 2022 and doubled in 2023 is “up 100 percent” or “back where it was.”",
            "**The hero.** Penicillin is often told as Alexander Fleming’s lucky moldy dish of 1928. Told from Oxford around 1940, it is the story of Howard Florey, Ernst Chain, Norman Heatley and many others who turned a curiosity into a drug.",
            "**The image.** Is crime a “beast” or a “virus”?",
            "**The sides.** “We pay, they take.” **Us versus them** draws the line before any fact arrives. **Scapegoating** gives one group the blame for a trouble with many causes; **dehumanization** calls people vermin or a flood. Ask who is in each group and who put them there. An honest quarrel can say: tenants want low rents and owners high ones.",
          ],
        },
        { type: "heading", text: "How strong are single words? Disputed" },
        {
          type: "paragraph",
          text: "In a well-known paper of 2011, people read that crime was a “beast” or a “virus.” After “beast” they asked for tougher policing more often [3]. Three years later another team tried it four times and found no such effect [4]. The first example above stands on firmer ground. It was repeated in 36 samples, and the effect was there again, though smaller [5].",
        },
        { type: "heading", text: "The honest use" },
        {
          type: "example",
          who: "A gardening columnist",
          text: "“I am writing about the frost as somebody who lost her peaches. My neighbor grows kale, and he would tell you it was a fine April.”",
        },
      ],
    },
    {
      id: "practice",
      title: "Move the camera",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Judge whether each telling is open about its frame. Then try another frame before you look at ours." }],
      items: [
        {
          id: "example1",
          statement:
            "Town newsletter: “Reported assaults in Millbrook rose from 8 to 12 last year. That is 50 percent more, and also four more reports in a town of 30,000. Over ten years the count has ranged from 6 to 15. A second reporting desk opened in May, which may explain part of the rise. How much, we don’t know.”",
          question: "Which frames could be put on these numbers, and which does the newsletter choose?",
          verdict: "sound",
          analysis:
            "**Alarm:** “Assaults soar by half in Millbrook.” True, and silent about the four. **Calm:** “Assaults well within normal range.” True, and of little comfort to the twelve people. **Cause:** “New desk brings hidden assaults to light.” Possible, and not known. The newsletter sets all three side by side. It gives the share and the count, puts last year next to ten others, names a possible reason and marks it as open. Starting with the rise is a frame too, but the reader gets what is needed to step outside it. That is the most any telling can do.",
          explanation:
            "“50 percent” is what alarming headlines are made of, and it would be a mistake to stop reading there: big percentages are fine when the small numbers stand beside them. What you can do with a fair text is the test. From this one, a worried parent, a proud police chief and a council member hunting for savings could each make their case, and each could be answered from the same paragraph. If a text lets only one of them speak, look for the figures the others would have asked for.",
        },
        {
          id: "example2",
          statement:
            "A post on the board of a block of flats in Singapore: “We who own our homes keep this place alive. We greet, we plant, we mend the lift door. They come for a year, these tenants, do not greet, and leave noise and dirt. On July 1 they got a vote on the house rules as well. What will be left of us?”",
          question: "Who is “we,” who is “they,” and what happened? Tell it from another door.",
          verdict: "misleading",
          analysis:
            "“Since July 1 tenants vote on the house rules too. One owner is against it and says that noise and dirt have grown; there is no count of either.” That is the news. From a tenant’s door: “I pay the fees of the lift through my rent, I have lived here for three years, and I sweep.” The post may be right about the noise. But it lists what the good ones of one group do and what the bad ones of the other leave behind. No owner plays the drums in it, and no tenant waters a plant. That is **us versus them**.",
          explanation:
            "If you have been woken by neighbors, the post may speak from your heart. The noise is a fact that somebody could count, and rules can deal with it: quiet from ten, shoes out of the hall. “They” cannot be dealt with, only kept out. Once the line is drawn, each slammed door proves it, whoever slammed it. There is an honest way to say that interests differ: owners want the value of their flats to last, tenants want a low rent and a say. Both can put that on the table and bargain.",
        },
        {
          id: "example3",
          statement:
            "Television ad: “Doctors called Carla’s joint pain hopeless. She refused to give up. Then she found Lumavex. Today she is dancing at her daughter’s wedding.” In small type: “Trial of 600 adults: pain eased in 34 percent on Lumavex, in 29 percent on placebo.”",
          question: "The small type gives the figures. Is that enough? Retell the ad in your own words.",
          verdict: "misleading",
          analysis:
            "“Of every 100 people who took Lumavex, 34 felt their pain ease. Of every 100 who took a dummy pill, 29 did. So about 5 in 100 may owe their relief to the drug, 66 felt no better, and in a trial this small the gap of 5 could itself be chance. Carla could be one of the 5, or one of the 29 who would have improved anyway.” The ad tells one person’s story with a fighter, a foe and a wedding, and the group’s story in type too small to read. Both are true. The frame says that refusing to give up is the cause, which is hard on those who tried and still hurt.",
          explanation:
            "Both figures are there, so “fair enough” is no foolish answer. But one person’s story, **anecdotal evidence**, is easier to picture than a percentage. A fair ad could show Carla and then say, aloud, that most people in the trial did not get her result. Five in a hundred may still be worth it for someone in pain, if the price and side effects are low, and that is a choice for patient and doctor. To make it, they need the 34, the 29 and the 66. Whenever you meet one glowing case, ask how many others were in the room.",
          leaveThePage: {
            steps: [
              "Look up the drug’s name on a public trial register such as ClinicalTrials.gov.",
              "Find the main outcome and the result in the placebo group.",
              "Work out the difference per 100 people, then look for side effects in the same way.",
            ],
            found:
              "For a real drug you would find the outcome that was chosen in advance, both groups’ results and the harms. Often the gap between the groups is smaller than the ad makes you feel.",
          },
        },
      ],
    },
    {
      id: "application",
      title: "Step outside, and show your own camera",
      blocks: [
        { type: "paragraph", text: "You need no special knowledge to test a frame. Make one change and see whether the conclusion survives." },
        {
          type: "list",
          items: [
            "**Flip the number.** 85 percent stay; 15 percent go.",
            "**Move the start.** One year, five years, twenty.",
            "**Put the actor back.** “Mistakes were made” by whom?",
            "**Change the seat.** How would the buyer, the bus driver or the other party’s voters tell it?",
          ],
        },
        {
          type: "paragraph",
          text: "If the conclusion holds up in two or three frames, you can trust it more. If it falls apart, you have learned what it was resting on.",
        },
        {
          type: "paragraph",
          text: "**Today:** take one headline that pleased you and rewrite it, with the same facts, as it would be told by someone it displeased. When you next tell a story yourself, add one clause: “from where I stood.”",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Amos Tversky and Daniel Kahneman",
      year: 1981,
      title: "The framing of decisions and the psychology of choice",
      where: "Science 211, 453–458",
      link: "https://doi.org/10.1126/science.7455683",
      found: "With the same outcomes, 72 percent chose the certain plan when it was worded as lives saved and 22 percent when it was worded as deaths.",
    },
    {
      authors: "Barbara J. McNeil, Stephen G. Pauker, Harold C. Sox and Amos Tversky",
      year: 1982,
      title: "On the elicitation of preferences for alternative therapies",
      where: "New England Journal of Medicine 306, 1259–1262",
      link: "https://doi.org/10.1056/NEJM198205273062103",
      found:
        "Among 238 patients, 491 graduate students and 424 physicians, surgery was more attractive when outcomes were framed as the probability of living than of dying.",
    },
    {
      authors: "Paul H. Thibodeau and Lera Boroditsky",
      year: 2011,
      title: "Metaphors we think with: the role of metaphor in reasoning",
      where: "PLoS ONE 6(2), e16782",
      link: "https://doi.org/10.1371/journal.pone.0016782",
      found: "In five experiments, describing crime as a beast or a virus shifted proposed solutions by more than the gap between Democrats and Republicans.",
    },
    {
      authors: "Gerard J. Steen, W. Gudrun Reijnierse and Christian Burgers",
      year: 2014,
      title: "When do natural language metaphors influence reasoning? A follow-up study to Thibodeau and Boroditsky (2013)",
      where: "PLoS ONE 9(12), e113536",
      link: "https://doi.org/10.1371/journal.pone.0113536",
      found: "Four studies with similar materials found no effect of the metaphor on policy preference.",
    },
    {
      authors: "Richard A. Klein and others",
      year: 2014,
      title: "Investigating variation in replicability: a “Many Labs” replication project",
      where: "Social Psychology 45, 142–152",
      link: "https://doi.org/10.1027/1864-9335/a000178",
      found: "Across 36 samples with 6,344 participants, the gain and loss framing effect was found again, at a smaller size than in the original.",
    },
  ],
  teaches: {
    families: ["vx-nf01", "vx-ns01", "vx-em08"],
    techniques: [
      "framing effect",
      "loaded language",
      "cherry picking",
      "appeal to emotion",
      "anecdotal evidence",
      "us versus them",
      "scapegoating",
      "dehumanisation",
    ],
  },
};
