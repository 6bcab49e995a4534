import type { Lesson } from "../schema.ts";
import { figure } from "../figures/false-dichotomy.ts";

export const lesson: Lesson = {
  id: "false-dichotomy",
  idea: "Notice when a matter of degree is sold as two boxes, and tell a false split from a line that is honestly drawn.",
  variant: "expert",
  steps: [
    {
      id: "introduction",
      title: "What happened to the middle?",
      blocks: [
        {
          type: "paragraph",
          text: "Many things come in amounts: skill, risk, fairness, sleepiness, how done a steak is. A **false dichotomy** takes such an amount, cuts it once, and offers only the two ends. It is also called **black-and-white thinking**. Its relative, the false dilemma, has a lesson of its own.",
        },
        {
          type: "example",
          who: "A cooking show judge",
          text: "“Either you have it in your hands or you don’t. Some people are born cooks and the rest should stick to sandwiches.”",
        },
        {
          type: "paragraph",
          text: "Think of the cooks you know. One bakes fine bread and burns rice, another was hopeless at twenty and good at forty, and the two boxes fit hardly any of them.",
        },
        { type: "figure", figure },
        { type: "heading", text: "Opposites that leave room" },
        {
          type: "paragraph",
          text: "The trick leans on a small confusion. “Wet” and “not wet” cover everything between them. “Hot” and “cold” do not: a lukewarm bath is neither. When somebody treats _not hot_ as if it meant _cold_, the middle is gone before anyone has argued for it.",
        },
      ],
    },
    {
      id: "mechanism",
      title: "Why the mind likes a cut",
      blocks: [
        { type: "paragraph", text: "Boxes are quick: they save memory and let us act. They also bend what we see, and this has been measured." },
        {
          type: "list",
          items: [
            "**We sort first and weigh later.** In studies with 1,851 people, those who summed up reviews, reports or charts tended to count items _for_ against items _against_, and gave too little weight to how strong each one was [1]. Five mildly pleased guests outweigh two who were furious.",
            "**The cut stretches distances.** When people guessed temperatures for days of the year, two days in the same month were judged too alike, and two days on either side of a month’s end too different [2]. The weather knows nothing of the calendar.",
            "**The cut throws knowledge away.** Splitting a measurement at its median, such as hours slept into “short” and “long,” costs a study about as much power as losing a third of its data [3].",
          ],
        },
        { type: "heading", text: "Where you meet it" },
        {
          type: "list",
          items: [
            "**Two kinds of people:** planners and dreamers, readers and non-readers.",
            "**All or nothing:** “If the play needs cuts, the script has failed.”",
            "**Pure or spoiled:** a farm that sprays once is lumped with one that sprays weekly.",
          ],
        },
        { type: "heading", text: "When a line is honest" },
        {
          type: "paragraph",
          text: "We do need cuts: a pass mark, a voting age, a limit on noise after ten. An honest cut says that it is a choice, gives a reason for its place, and does not claim that people on either side are different sorts of being.",
        },
      ],
    },
    {
      id: "practice",
      title: "A split, or a line?",
      interactive: true,
      blocks: [{ type: "paragraph", text: "Each of these divides something in two. Ask whether a middle exists, and whether it matters for the use." }],
      items: [
        {
          id: "example1",
          statement:
            "From a city’s new building rules: “Houses taller than 22 meters count as tall and must have sprinklers. A house of 21 meters is hardly safer than one of 23, but we need one figure so that builders can plan, and owners just below it may ask for a free inspection.”",
          question: "Is the city pretending that height comes in two kinds?",
          verdict: "sound",
          analysis:
            "A line at 22 meters looks arbitrary, and it is: the city takes the trouble to say so. Height is plainly a matter of degree, and the notice admits that the two houses near the line are almost alike. The cut exists for a practical purpose: a builder has to know, before the first brick, which rule applies. The text gives that purpose, and it softens the edge by offering inspections just below 22 meters. You may think that 18 or 25 would be the better figure. The notice has left you everything you need to say why.",
          explanation:
            "If every sharp line were a fallacy, no law could be written and no exam passed. What turns a line into a false dichotomy is the extra claim that the world itself is split at this place. Rules that own up to being choices can be argued about and moved. When you meet a threshold, ask what it is for and what happens to those just beside it. A good rule has an answer to both, as this one does.",
        },
        {
          id: "example2",
          statement:
            "A coach in Melbourne, at the first meeting with parents: “I have done this for nineteen seasons, and there are two kinds of kids, winners and those who just want to have fun. I don’t know their names yet, and I can tell in ten minutes. Think tonight about which one you are raising. I put my time into the first kind.”",
          question: "Are there children whom her two kinds leave out?",
          verdict: "misleading",
          analysis:
            "Nineteen seasons count for something, and children do differ. But wanting to win and enjoying the game are two separate amounts, and a child can have plenty of both, or little of either on a wet Tuesday. The coach ties them together as opposites, so that a laughing child looks like a weak one. The word “kinds” adds that the matter is fixed at age nine. Then comes a choice for the parents, set for tonight, in which only one answer is respectable. No child on the team needs to fit either box for the speech to work.",
          explanation:
            "A box can make itself come true. A boy filed under “fun” gets less coaching, improves less, and seems to prove the coach right. The split also costs the coach, who loses the late bloomers. You need no quarrel to put the middle back: “Mine loves it and hates losing. Where does he go?” One real child who fits neither box does more than a lecture about spectrums, and the coach can answer without losing face.",
        },
        {
          id: "example3",
          statement:
            "Release note in a software team’s channel: “A version ships only if all 1,840 tests on the release list pass. Last night two failed, in refunds. Whatever their importance, that is a no. We will correct them this afternoon and repeat the complete list at six.”",
          question: "Why does the team say “a no” and not “nearly there”?",
          verdict: "sound",
          analysis:
            "Quality comes in degrees, but the question here has just two answers: did every test on the list pass? It is one of the cases where “yes” and “not yes” cover everything. The team also did not slide from “not ready to ship” to “bad work.” It reports how many failed, where, and when the list runs again, so the degree is kept alongside the decision. Someone may object that a rule of zero failures is too strict for small faults, and that is a fair debate about the rule.",
          explanation:
            "Decisions are often two-sided even when evidence is not: you board the train or you stay. The skill is to keep both in view, the sliding evidence and the clean choice. Teams that ship at “nearly all passed” soon argue every week about what nearly means. Teams that hear “not shipped” as “failed” hide their errors. This note avoids both. It makes the cut, says how far away the other side is, and names no villains.",
        },
      ],
    },
    {
      id: "defense",
      title: "Put the middle back",
      blocks: [
        { type: "paragraph", text: "You rarely need to call out a fallacy. A question that invites an amount will do." },
        {
          type: "list",
          items: [
            "**How much?** “How natural is it, from well water to candy?”",
            "**Which side is this one on?** Bring a real case from the middle and ask where it goes.",
            "**Are there two scales here?** Strict and kind can both be high.",
            "**What is the line for?** If it serves a decision, talk about that decision.",
          ],
        },
        { type: "heading", text: "Fair to the other side" },
        {
          type: "paragraph",
          text: "The middle is no safe seat either. Sometimes one end is right, and “the truth lies between” is a lazy habit of its own. If one neighbor says the bridge is cracked and another says it is whole, the answer is not a bridge cracked by half. Look at where the evidence puts the mark.",
        },
        {
          type: "paragraph",
          text: "**Today:** catch one two-box verdict in your own speech: a good day, a hopeless meeting, a terrible driver. Give it a number from 0 to 10 and one reason for the number. See what you would now say differently.",
        },
      ],
    },
  ],
  sources: [
    {
      authors: "Matthew Fisher and Frank C. Keil",
      year: 2018,
      title: "The binary bias: A systematic distortion in the integration of information",
      where: "Psychological Science 29, 1846–1858",
      link: "https://doi.org/10.1177/0956797618792256",
      found: "In six studies (N = 1,851) people summing up graded evidence treated it as two categories and underweighted how extreme each piece was.",
    },
    {
      authors: "Joachim Krueger and Russell W. Clement",
      year: 1994,
      title: "Memory-based judgments about multiple categories: A revision and extension of Tajfel’s accentuation theory",
      where: "Journal of Personality and Social Psychology 67, 35–47",
      found:
        "In one experiment estimated temperatures of two days differed too little within a month and too much across its end; a second put all of this down to the pull within a month.",
    },
    {
      authors: "Douglas G. Altman and Patrick Royston",
      year: 2006,
      title: "The cost of dichotomising continuous variables",
      where: "BMJ 332, 1080",
      found: "Splitting a variable at the median reduces power by about as much as discarding a third of the data.",
    },
  ],
  teaches: { families: ["vx-ns01", "vx-nf01", "vx-em09"], techniques: ["false dichotomy", "black-and-white thinking", "false dilemma"] },
};
